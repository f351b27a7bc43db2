import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { MatchedInvestor } from "../../contract/calls/matches.ts";
import {
  MATCHING_WAIT,
  MAX_MATCHES,
  MAX_RERUNS,
} from "../../contract/constants.ts";
import { retryAfterOf, serverText } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import {
  eventOf,
  failureOf,
  hasStatus,
  outputOf,
} from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { setNotice, showNotice, textOr } from "../shared/notice.ts";
import { rerunsLeftAfter } from "./next-step.ts";
import { type RequestFacts, replacedIds } from "./offers.ts";

export type MatchingContext = {
  /** Investors from the responses to match requests and re-runs, with more details than the list contains. */
  readonly offers: readonly MatchedInvestor[];
  /** The ids of the results of the last call, until the next list. */
  readonly newOfferIds: readonly string[];
  readonly rerunsLeft: number;
  /** Why the records question was opened; null before it was first opened. */
  readonly purpose: "submission" | "rerun" | null;
  /** Ids of the matches that the re-run dialogs list. */
  readonly replaces: readonly string[];
  /** The description of the re-run in the dialogs. It stays the same while they are open. */
  readonly rerunSentences: readonly Message[];
  /** Idempotency-Key of a re-run without a response. A retry sends the same key so that the re-run counts only once. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** The wait after a 429 response, in milliseconds. */
  readonly wait: number;
};

export type MatchingEvent =
  | { type: "refresh.requested" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** The list was read. `listed` contains the ids of its matches and the names of their investors. */
  | { type: "list.read"; listed: readonly string[] }
  /** The profile was read. Not every server counts the re-runs. */
  | { type: "profile.read"; rerunsUsed: number | null }
  /** Get Matched. */
  | ({ type: "matching.requested" } & RequestFacts)
  /** Re-run Match. `key` is a new key, used unless an earlier re-run still has no response. */
  | ({
      type: "rerun.requested";
      key: string;
      sentences: readonly Message[];
    } & RequestFacts)
  /** The answers to the records question. */
  | { type: "records.confirmed" }
  | { type: "records.missing" }
  | { type: "criteria.accepted" }
  /** Close, Cancel or Escape. */
  | { type: "modal.closed" }
  | { type: "alert.closed" };

/** Input of GET /api/match_investors/. */
export type MatchingRequest = {
  /** Null for a submission. */
  readonly rerunKey: string | null;
  /** Ids of the matches listed in the re-run dialogs. The server refuses a re-run that would replace other matches. */
  readonly replaces: readonly string[];
};

/** The response to a match request. Not every server counts the re-runs. */
export type MatchingResponse = Partial<ResponseOf<"matchInvestors">> &
  Pick<ResponseOf<"matchInvestors">, "matching_investors">;

const noInvestorsTransition = {
  target: "ready.no_matches.noneFound",
  actions: ["clearRerunKey", showNotice("matching.none")],
  description: "A re-run that finds no investor is not counted.",
} as const;

/** The transitions after a failed submission or re-run. The key is kept if the server may have completed the re-run. */
const failureTransitions = [
  {
    guard: "isIncompleteOnServer",
    target: "redirectingToProfile",
    actions: "clearRerunKey",
  },
  {
    guard: "isRefused",
    target: "showingAlert",
    actions: ["clearRerunKey", "showRefusal"],
    description:
      "A submission is refused when the investee already has the maximum number of matches. A re-run is refused when there are too few matches, when no re-run is left, or when it would not replace exactly the matches that the dialogs listed.",
    meta: { rules: ["8-matching-03"] },
  },
  { guard: "isRateLimited", target: "limited", actions: "showRateLimit" },
  { guard: "isSessionOver", target: "ready" },
  {
    target: "ready.no_matches.callFailed",
    actions: showNotice("matching.none"),
  },
] as const;

/** Returns the part that both states have in common that send a match request. */
function callState<
  Id extends string,
  Input extends (args: { context: MatchingContext }) => MatchingRequest,
>(id: Id, input: Input) {
  return {
    invoke: {
      id,
      src: "matchInvestors",
      input,
      onDone: [
        {
          guard: "hasResults",
          target: "ready.matches_found",
          actions: [
            "setResult",
            "clearRerunKey",
            "refreshData",
            "focusResults",
          ],
          description:
            "The matched investors have not decided yet. After a re-run, the page shows which investor replaced which.",
          meta: {
            rules: ["3-matching-02", "4-matching-05", "4-matching-07"],
          },
        },
        noInvestorsTransition,
      ],
      onError: failureTransitions,
    },
  } as const;
}

/**
 * Matches an investee with investors. Covers the check for missing profile fields, the records question, the
 * eligibility criteria, the match request, and a limited number of re-runs. The request creates matches, so it is sent
 * once per confirmation and is never retried automatically. The profile and the matches belong to the resources, which
 * read them again whenever the page enters a state with the tag `current`.
 */
export const matchingMachine = setup({
  types: {
    context: {} as MatchingContext,
    events: {} as MatchingEvent,
    tags: {} as
      | "current"
      | "busy"
      | "rerunning"
      | "noMatches"
      | "limited"
      | "alert"
      | "records"
      | "assistance"
      | "criteria"
      | "incomplete",
  },
  actors: {
    matchInvestors: taskActor<MatchingResponse, MatchingRequest>(),
    /** Sends `page.resumed`, `list.stale` when an update reports a change, `list.read` and `profile.read`. */
    watchPage: eventActor<MatchingEvent>(),
  },
  guards: {
    canBeMatched: ({ event }) => {
      const { missing, matchCount } = eventOf(event, "matching.requested");
      return missing === 0 && matchCount < MAX_MATCHES;
    },
    isNotPossible: ({ event }) =>
      eventOf(event, "rerun.requested").obstacle !== null,
    isIncomplete: ({ event }) => eventOf(event, "rerun.requested").missing > 0,
    isRerun: ({ context }) => context.purpose === "rerun",
    hasResults: ({ event }) =>
      outputOf<MatchingResponse>(event).matching_investors.length > 0,
    isIncompleteOnServer: hasStatus(400),
    isRefused: hasStatus(409),
    isRateLimited: hasStatus(429),
    /** The session chart handles responses with status 401 or 403. */
    isSessionOver: hasStatus(401, 403),
  },
  actions: {
    /** The key of an earlier re-run is cleared once the server has counted that re-run. */
    setRerunsLeft: assign(({ context: { rerunsLeft, rerunKey }, event }) => {
      const { rerunsUsed } = eventOf(event, "profile.read");
      const left =
        rerunsUsed === null ? rerunsLeft : rerunsLeftAfter(rerunsUsed);
      return {
        rerunsLeft: left,
        rerunKey: left < rerunsLeft ? null : rerunKey,
      };
    }),
    /**
     * Keeps the offers whose match is in the list. The list after a call may have been read before the results were
     * stored, so the call's results are kept until the next list.
     */
    keepOffers: assign(({ context, event }) => {
      const kept = [
        ...eventOf(event, "list.read").listed,
        ...context.newOfferIds,
      ];
      return {
        offers: context.offers.filter(({ match_id }) =>
          kept.includes(match_id),
        ),
        newOfferIds: [],
      };
    }),
    setResult: assign(({ context, event }) => {
      const response = outputOf<MatchingResponse>(event);
      const newOffers = response.matching_investors;
      const newOfferIds = newOffers.map(({ match_id }) => match_id);
      const otherOffers = context.offers.filter(
        ({ match_id }) =>
          ![...replacedIds(newOffers), ...newOfferIds].includes(match_id),
      );
      return {
        offers: [...newOffers, ...otherOffers].slice(0, MAX_MATCHES),
        newOfferIds,
        rerunsLeft:
          response.reruns_left ??
          context.rerunsLeft - (context.purpose === "rerun" ? 1 : 0),
      };
    }),
    clearNotice: assign({ notice: null }),
    startSubmission: assign({ purpose: "submission" }),
    startRerun: assign(({ context, event }) => {
      const { key, replaces, sentences } = eventOf(event, "rerun.requested");
      return {
        purpose: "rerun",
        replaces,
        rerunSentences: sentences,
        rerunKey: context.rerunKey ?? key,
      };
    }),
    /** A submission does not change the key of an earlier re-run. */
    clearRerunKey: assign(({ context: { purpose, rerunKey } }) => ({
      rerunKey: purpose === "rerun" ? null : rerunKey,
    })),
    showNotice: assign(setNotice),
    showObstacle: assign(({ event }) => {
      const { obstacle } = eventOf(event, "rerun.requested");
      return { notice: obstacle && message(obstacle) };
    }),
    showRefusal: assign({
      notice: ({ event }) =>
        textOr(serverText(failureOf(event)), "matching.maximum"),
    }),
    showRateLimit: assign(({ event }) => {
      const seconds = retryAfterOf(failureOf(event));
      const wait = seconds === null ? MATCHING_WAIT : seconds * 1_000;
      return {
        wait,
        notice: message("matching.tooMany", { wait: formatWait(wait) }),
      };
    }),
    /** Effect, implemented in `src/`. Reads the matches and the profile again. */
    refreshData: effect(),
    /** Effect, implemented in `src/`. */
    goTo: effect<{ to: string }>(),
    /** Effect, implemented in `src/`. Scrolls to the results and focuses their heading. */
    focusResults: effect(),
  },
  delays: { matchingWait: ({ context }) => context.wait },
}).createMachine({
  id: "matching",
  description: "Find investors for a business.",
  meta: { title: "Getting matched", who: "Investees", area: "funding" },
  context: {
    offers: [],
    newOfferIds: [],
    rerunsLeft: MAX_RERUNS,
    purpose: null,
    replaces: [],
    rerunSentences: [],
    rerunKey: null,
    notice: null,
    wait: 0,
  },
  invoke: invokeEventActor("watchPage"),
  initial: "ready",
  states: {
    ready: {
      description:
        "The page shows the summary of required fields, Get Matched, the results and Re-run Match.",
      initial: "current",
      on: {
        "matching.requested": {
          guard: "canBeMatched",
          target: "confirmingRecords",
          actions: ["clearNotice", "startSubmission"],
          meta: { rules: ["2-matching-04", "4-matching-01", "4-matching-02"] },
        },
        "rerun.requested": [
          {
            guard: "isNotPossible",
            target: "showingAlert",
            actions: "showObstacle",
            description:
              "No re-run is left, there are too few matches, or none can be replaced: only investors who declined or have not decided can be. Replaced matches do not count; approved ones do.",
            meta: {
              rules: [
                "4-matching-09",
                "4-matching-10",
                "4-matching-21",
                "5-matching-04",
                "5-matching-05",
              ],
            },
          },
          {
            guard: "isIncomplete",
            target: "redirectingToProfile",
            meta: { rules: ["5-matching-01", "5-matching-02"] },
          },
          {
            target: "confirmingRecords",
            actions: ["clearNotice", "startRerun"],
            meta: { rules: ["4-matching-09", "4-matching-10"] },
          },
        ],
        "list.read": {
          actions: "keepOffers",
          description:
            "After a call, its results stay even if the next list does not contain them yet.",
          meta: { rules: ["4-matching-163"] },
        },
        "profile.read": { actions: "setRerunsLeft" },
      },
      states: {
        current: {
          description:
            "The matches and the profile are current. They are read again when a dialog closes, because updates are ignored while a dialog is open.",
          tags: "current",
          entry: "clearNotice",
        },
        matches_found: {
          description:
            "The matched investors are shown with their scores and reasons.",
          tags: "current",
          meta: { rules: ["2-matching-05", "4-matching-06"] },
        },
        no_matches: {
          description:
            "The page explains that no investor matches at the moment.",
          tags: "noMatches",
          initial: "noneFound",
          on: {
            "refresh.requested": { target: "current" },
            "list.stale": { target: "current" },
          },
          states: {
            noneFound: {
              description: "The server found no investor.",
              meta: { rules: ["4-matching-08", "8-matching-01"] },
            },
            callFailed: {
              description:
                "The call failed. The next refresh shows whether it created matches.",
              meta: { rules: ["8-matching-02"] },
              on: {
                "page.resumed": { target: "#matching.ready.current" },
              },
            },
          },
        },
      },
    },
    confirmingRecords: {
      description:
        "The records question is open. Before a re-run, it lists the investors who will be replaced.",
      tags: "records",
      meta: { rules: ["2-matching-07", "4-matching-11", "4-matching-15"] },
      on: {
        "records.confirmed": { target: "showingCriteria" },
        "records.missing": { target: "showingAssistance" },
        "modal.closed": { target: "ready" },
      },
    },
    showingAssistance: {
      description: "The assistance modal offers Send Inquiry Email and Close.",
      tags: "assistance",
      meta: { rules: ["2-matching-07", "4-matching-12"] },
      on: { "modal.closed": { target: "ready" } },
    },
    showingCriteria: {
      description:
        "The eligibility criteria are shown. Before a re-run, they include the names of the investors who will be replaced.",
      tags: "criteria",
      meta: { rules: ["2-matching-07", "4-matching-13", "4-matching-15"] },
      on: {
        "criteria.accepted": [
          {
            guard: "isRerun",
            target: "rerunning",
            meta: { rules: ["4-matching-22"] },
          },
          { target: "submitting", meta: { rules: ["7-matching-01"] } },
        ],
        "modal.closed": { target: "ready" },
      },
    },
    submitting: {
      description:
        "The server looks for investors. The request is never repeated automatically.",
      tags: "busy",
      meta: { rules: ["4-matching-03"] },
      ...callState("matchInvestors", submissionRequest),
    },
    rerunning: {
      description:
        "The server replaces the rejected and the overdue matches, or the pending ones if there are none, starting with the lowest score. The request is never repeated automatically; a retry sends the same key.",
      tags: ["busy", "rerunning"],
      meta: {
        rules: [
          "4-matching-03",
          "4-matching-09",
          "4-matching-16",
          "4-matching-21",
        ],
      },
      ...callState("rerunMatching", rerunRequest),
    },
    limited: {
      description:
        "Too many requests were sent. The page shows when the next one is possible.",
      tags: "limited",
      after: { matchingWait: { target: "ready" } },
    },
    showingAlert: {
      description:
        "An alert explains why a re-run is not possible, or why the call was refused.",
      tags: "alert",
      on: { "alert.closed": { target: "ready" } },
    },
    redirectingToProfile: {
      description: "An alert asks the investee to complete the profile first.",
      tags: ["alert", "incomplete"],
      meta: { rules: ["5-matching-02", "5-matching-03"] },
      entry: showNotice("matching.incomplete"),
      on: {
        "alert.closed": {
          target: "redirected",
          actions: { type: "goTo", params: { to: pages.profile.path } },
        },
      },
    },
    redirected: { description: "The profile page is open.", type: "final" },
  },
});

function submissionRequest(): MatchingRequest {
  return { rerunKey: null, replaces: [] };
}

function rerunRequest({ context }: { context: MatchingContext }) {
  return { rerunKey: context.rerunKey, replaces: context.replaces };
}
