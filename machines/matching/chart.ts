import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
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
  isSessionOver,
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
import type { RequestFacts } from "./offers.ts";

export type MatchingContext = {
  readonly rerunsLeft: number;
  /** The re-run that the dialogs describe, which stays the same while they are open; null for a submission. */
  readonly rerun: RerunRequest | null;
  /** Idempotency-Key of a re-run without a response. A retry sends the same key so that the re-run counts only once. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** The wait after a 429 response, in milliseconds. */
  readonly wait: number;
};

type RerunRequest = RequestFacts & {
  /** A new key, used unless an earlier re-run still has no response. */
  readonly key: string;
  readonly sentences: readonly Message[];
};

export type MatchingEvent =
  | { type: "refresh.requested" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** The profile was read. Not every server counts the re-runs. */
  | { type: "profile.read"; rerunsUsed: number | null }
  /** Get Matched. */
  | ({ type: "matching.requested" } & RequestFacts)
  /** Re-run Match. */
  | ({ type: "rerun.requested" } & RerunRequest)
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
    /** Sends `page.resumed`, `list.stale` when an update reports a change, and `profile.read`. */
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
    isRerun: ({ context }) => context.rerun !== null,
    hasResults: ({ event }) =>
      outputOf<MatchingResponse>(event).matching_investors.length > 0,
    isIncompleteOnServer: hasStatus(400),
    isRefused: hasStatus(409),
    isRateLimited: hasStatus(429),
    isSessionOver,
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
    countRerun: assign(({ context: { rerunsLeft, rerun }, event }) => {
      const left = outputOf<MatchingResponse>(event).reruns_left;
      return { rerunsLeft: left ?? rerunsLeft - (rerun ? 1 : 0) };
    }),
    clearNotice: assign({ notice: null }),
    startSubmission: assign({ rerun: null }),
    startRerun: assign(({ context: { rerunKey }, event }) => {
      const rerun = eventOf(event, "rerun.requested");
      return { rerun, rerunKey: rerunKey ?? rerun.key };
    }),
    /** A submission does not change the key of an earlier re-run. */
    clearRerunKey: assign(({ context: { rerun, rerunKey } }) => ({
      rerunKey: rerun ? null : rerunKey,
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
    /** Puts the results into the list, and reads the list and the profile again. */
    putResults: effect(),
    goTo: effect<{ to: string }>(),
    /** Scrolls to the results and focuses their heading. */
    focusResults: effect(),
  },
  delays: { matchingWait: ({ context }) => context.wait },
}).createMachine({
  id: "matching",
  description: "Find investors for a business.",
  meta: { title: "Getting matched", who: "Investees", area: "funding" },
  context: {
    rerunsLeft: MAX_RERUNS,
    rerun: null,
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
            target: "requesting.rerunning",
            meta: { rules: ["4-matching-22"] },
          },
          { target: "requesting", meta: { rules: ["7-matching-01"] } },
        ],
        "modal.closed": { target: "ready" },
      },
    },
    requesting: {
      description:
        "The server looks for investors. The request is never repeated automatically.",
      tags: "busy",
      meta: { rules: ["4-matching-03"] },
      invoke: {
        id: "matchInvestors",
        src: "matchInvestors",
        input: matchingRequest,
        onDone: [
          {
            guard: "hasResults",
            target: "ready.matches_found",
            actions: [
              "countRerun",
              "clearRerunKey",
              "putResults",
              "focusResults",
            ],
            description:
              "The matched investors have not decided yet. After a re-run, the page shows which investor replaced which.",
            meta: {
              rules: ["3-matching-02", "4-matching-05", "4-matching-07"],
            },
          },
          {
            target: "ready.no_matches.noneFound",
            actions: ["clearRerunKey", showNotice("matching.none")],
            description: "A re-run that finds no investor is not counted.",
          },
        ],
        onError: [
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
          {
            guard: "isRateLimited",
            target: "limited",
            actions: "showRateLimit",
          },
          { guard: "isSessionOver", target: "ready" },
          {
            target: "ready.no_matches.callFailed",
            actions: showNotice("matching.none"),
            description:
              "The key is kept, because the server may have completed the re-run.",
          },
        ],
      },
      initial: "submitting",
      states: {
        submitting: { description: "Free places are filled." },
        rerunning: {
          description:
            "The server replaces the rejected and the overdue matches, or the pending ones if there are none, starting with the lowest score. A retry sends the same key.",
          tags: "rerunning",
          meta: {
            rules: ["4-matching-09", "4-matching-16", "4-matching-21"],
          },
        },
      },
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

function matchingRequest({
  context: { rerun, rerunKey },
}: {
  context: MatchingContext;
}) {
  return rerun
    ? { rerunKey, replaces: rerun.replaces }
    : { rerunKey: null, replaces: [] };
}
