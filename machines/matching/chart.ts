import { assign, setup } from "xstate";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  Match,
  MatchedInvestor,
  MatchReason,
} from "../../contract/calls/matches.ts";
import {
  MATCHING_WAIT,
  MAX_MATCHES,
  MAX_RERUNS,
  SLOW_LOAD,
} from "../../contract/constants.ts";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { retryAfterOf, serverText } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import type { ProfileForm } from "../../contract/profile/form.ts";
import {
  type MatchingField,
  missingForMatching,
  readyFields,
} from "../../contract/profile/readiness.ts";
import type { InvestorFields, Profile } from "../../contract/profile/wire.ts";
import {
  eventOf,
  failureOf,
  hasStatus,
  outputOf,
} from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import {
  type ListEvent,
  refreshTransitions,
  reloadTransitions,
  restartWhenStale,
} from "../shared/match-list.ts";
import { pageOf } from "../shared/match-totals.ts";
import { loadNotice, setNotice, showNotice, textOr } from "../shared/notice.ts";
import { replacedByRerun } from "./replacement.ts";

type MatchingInput = {
  /** The unsaved profile form of this tab, or null. */
  readonly draft: ProfileForm | null;
};

export type MatchingContext = MatchingInput & {
  /** Null when there is no profile yet. */
  readonly profile: Profile | null;
  /** The matches in the list, at most MAX_MATCHES. */
  readonly matches: readonly Match[];
  /**
   * The number of matches that the investee has. Unlike `matches`, it is up to date even if the list could not be
   * reloaded after a call.
   */
  readonly matchCount: number;
  /** Investors from the responses to match requests and re-runs, with more details than the list contains. */
  readonly offers: readonly MatchedInvestor[];
  /** True after a call with results, until the next list. */
  readonly hasNewOffers: boolean;
  readonly rerunsLeft: number;
  /** Why the records question was opened; null before it was first opened. */
  readonly purpose: "submission" | "rerun" | null;
  /** Idempotency-Key of a re-run without a response. A retry sends the same key so that the re-run counts only once. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** Why the page could not be loaded. */
  readonly reason: Message | null;
  /** The wait after a 429 response, in milliseconds. */
  readonly wait: number;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
};

export type MatchingEvent =
  | ListEvent
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** Get Matched. */
  | { type: "matching.requested" }
  /** Re-run Match. `key` is a new key, used unless an earlier re-run still has no response. */
  | { type: "rerun.requested"; key: string }
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

/** The part of the context that describes the matched investors. */
export type OfferContext = Pick<MatchingContext, "matches" | "offers">;

/** An investor as shown on the page. The data comes from the list, from the response to a call, or from both. */
export type ShownOffer = {
  readonly matchId: string;
  readonly name: string;
  readonly score: number;
  readonly status: MatchStatus;
  readonly reasons: readonly MatchReason[];
  readonly fields: InvestorFields;
  /** The name of the investor that this investor replaced in a re-run; null if there was no replacement. */
  readonly replaces: string | null;
};

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
    target: "refused",
    actions: ["clearRerunKey", "showRefusal"],
    description:
      "A submission is refused when the investee already has the maximum number of matches. A re-run is refused when there are too few matches, when no re-run is left, or when it would not replace exactly the matches that the dialogs listed.",
    meta: { rules: ["8-matching-03"] },
  },
  { guard: "isRateLimited", target: "limited", actions: "showRateLimit" },
  { guard: "isSessionOver", target: "checking" },
  {
    target: "ready.no_matches.callFailed",
    actions: showNotice("matching.none"),
  },
] as const;

/** Returns a region that sends one request in the given state and then waits for the other regions. */
function fetchOnce<const State extends { description: string }>(
  fetching: State,
) {
  return {
    description: fetching.description,
    initial: "fetching",
    states: { fetching, loaded: { type: "final" } },
  } as const;
}

/**
 * Matches an investee with investors. Covers the check for missing profile fields, the records question, the
 * eligibility criteria, the match request, and a limited number of re-runs. The request creates matches, so it is sent
 * once per confirmation and is never retried automatically.
 */
export const matchingMachine = setup({
  types: {
    context: {} as MatchingContext,
    events: {} as MatchingEvent,
    input: {} as MatchingInput | undefined,
    tags: {} as
      | "loading"
      | "failed"
      | "ready"
      | "busy"
      | "refreshing"
      | "noMatches"
      | "limited"
      | "alert"
      | "records"
      | "assistance"
      | "criteria"
      | "incomplete",
  },
  actors: {
    fetchProfile: apiActor("profile"),
    fetchMatches: apiActor("matches"),
    matchInvestors: taskActor<MatchingResponse, MatchingRequest>(),
    /** Sends `page.resumed`, and `list.stale` when an update reports a change. */
    watchPage: eventActor<MatchingEvent>(),
  },
  guards: {
    isMissing: hasStatus(404),
    hasMatches: ({ context }) => context.matchCount > 0,
    canBeMatched: ({ context }) => canBeMatched(context),
    hasNoRerunLeft: ({ context }) => context.rerunsLeft <= 0,
    hasTooFewMatches: ({ context }) => hasTooFewMatches(context),
    isIncomplete: ({ context }) =>
      missingForMatching(context.profile).length > 0,
    hasNothingToReplace: ({ context }) =>
      matchesToReplace(context).length === 0,
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
    setProfile: assign(({ context: { rerunsLeft, rerunKey }, event }) => {
      const profile = outputOf<Profile>(event);
      const rerunsUsed = profile.match_reruns_used ?? MAX_RERUNS - rerunsLeft;
      const newRerunsLeft = Math.max(0, MAX_RERUNS - rerunsUsed);
      const isCounted = newRerunsLeft < rerunsLeft;
      return {
        profile,
        rerunsLeft: newRerunsLeft,
        rerunKey: isCounted ? null : rerunKey,
      };
    }),
    setMatches: assign(({ context, event }) =>
      withMatches(context, pageOf(outputOf(event)).matches),
    ),
    /** Adds the new investors and removes the matches that they replace. */
    setResult: assign(({ context, event }) => {
      const response = outputOf<MatchingResponse>(event);
      const newOffers = response.matching_investors;
      const newIds = newOffers.map(({ match_id }) => match_id);
      const replaced = newOffers.flatMap(
        ({ replaces }) => replaces?.match_id ?? [],
      );
      const otherOffers = context.offers.filter(
        ({ match_id }) => ![...replaced, ...newIds].includes(match_id),
      );
      return {
        offers: [...newOffers, ...otherOffers].slice(0, MAX_MATCHES),
        hasNewOffers: true,
        matches: context.matches.filter(({ id }) => !replaced.includes(id)),
        matchCount: Math.min(
          MAX_MATCHES,
          context.matchCount + newOffers.length - replaced.length,
        ),
        rerunsLeft:
          response.reruns_left ??
          context.rerunsLeft - (context.purpose === "rerun" ? 1 : 0),
      };
    }),
    clearProfile: assign({ profile: null }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    showProfileFailure: assign({
      notice: message("profile.loadFailed"),
      reason: loadNotice,
    }),
    /** The page needs both the profile and the matches, so the loaded profile is discarded. */
    showMatchesFailure: assign({
      profile: null,
      notice: message("load.matchesFailed"),
      reason: loadNotice,
    }),
    clearNotice: assign({ notice: null, reason: null }),
    startSubmission: assign({ purpose: "submission" }),
    startRerun: assign({
      purpose: "rerun",
      rerunKey: ({ context, event }) =>
        context.rerunKey ?? eventOf(event, "rerun.requested").key,
    }),
    /** A submission does not change the key of an earlier re-run. */
    clearRerunKey: assign(({ context: { purpose, rerunKey } }) => ({
      rerunKey: purpose === "rerun" ? null : rerunKey,
    })),
    showNotice: assign(setNotice),
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
    /** Effect, implemented in `src/`. */
    goTo: effect<{ to: string }>(),
    /** Effect, implemented in `src/`. Scrolls to the results and focuses their heading. */
    focusResults: effect(),
  },
  delays: { slowLoad: SLOW_LOAD, matchingWait: ({ context }) => context.wait },
}).createMachine({
  id: "matching",
  description: "Find investors for a business.",
  meta: { title: "Getting matched", who: "Investees", area: "funding" },
  context: ({ input }) => ({
    draft: input?.draft ?? null,
    profile: null,
    matches: [],
    matchCount: 0,
    offers: [],
    hasNewOffers: false,
    rerunsLeft: MAX_RERUNS,
    purpose: null,
    rerunKey: null,
    notice: null,
    reason: null,
    wait: 0,
    slow: false,
  }),
  invoke: invokeEventActor("watchPage"),
  initial: "loading",
  states: {
    loading: {
      description:
        "Loading the profile and the matches. The page shows a skeleton.",
      tags: "loading",
      entry: "clearNotice",
      exit: "clearSlow",
      on: restartWhenStale,
      after: { slowLoad: { actions: "setSlow" } },
      type: "parallel",
      onDone: { target: "checking" },
      states: {
        profile: fetchOnce({
          description: "Loading the investee's profile.",
          meta: { rules: ["4-matching-03"] },
          invoke: {
            id: "fetchProfile",
            src: "fetchProfile",
            onDone: { target: "loaded", actions: "setProfile" },
            onError: [
              {
                guard: "isMissing",
                target: "loaded",
                actions: "clearProfile",
                description:
                  "There is no profile yet, so every field is missing.",
              },
              {
                target: "#matching.loadFailed",
                actions: "showProfileFailure",
                meta: { rules: ["8-profile-01"] },
              },
            ],
          },
        }),
        matches: fetchOnce({
          description: "Loading the existing matches.",
          invoke: {
            id: "fetchMatches",
            src: "fetchMatches",
            onDone: { target: "loaded", actions: "setMatches" },
            onError: {
              target: "#matching.loadFailed",
              actions: "showMatchesFailure",
            },
          },
        }),
      },
    },
    loadFailed: {
      description:
        "The page could not be loaded. It explains why and offers Try Again.",
      tags: "failed",
      on: reloadTransitions,
    },
    checking: {
      description: "Checks whether there are matches.",
      always: [
        { guard: "hasMatches", target: "ready.matches_found" },
        { target: "ready.unmatched" },
      ],
    },
    ready: {
      description:
        "The page shows the summary of required fields, Get Matched, the results and Re-run Match.",
      tags: "ready",
      initial: "unmatched",
      on: {
        "matching.requested": {
          guard: "canBeMatched",
          target: "confirmingRecords",
          actions: ["clearNotice", "startSubmission"],
          meta: { rules: ["2-matching-04", "4-matching-01", "4-matching-02"] },
        },
        "rerun.requested": [
          {
            guard: "hasNoRerunLeft",
            target: "showingAlert",
            actions: showNotice("matching.rerunLimit"),
            meta: { rules: ["4-matching-09", "5-matching-05"] },
          },
          {
            guard: "hasTooFewMatches",
            target: "showingAlert",
            actions: showNotice("matching.rerunTooFew"),
            description: "Replaced matches do not count; approved ones do.",
            meta: { rules: ["4-matching-10", "5-matching-04"] },
          },
          {
            guard: "hasNothingToReplace",
            target: "showingAlert",
            actions: showNotice("rerun.replacesNone"),
            description:
              "All investors have approved. Only investors who declined or have not decided can be replaced.",
            meta: { rules: ["4-matching-21"] },
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
        ...refreshTransitions,
        "list.stale": { target: ".refreshing" },
      },
      states: {
        unmatched: { description: "There are no matches yet." },
        matches_found: {
          description:
            "The matched investors are shown with their scores and reasons.",
          meta: { rules: ["2-matching-05", "4-matching-06"] },
        },
        no_matches: {
          description:
            "The page explains that no investor matches at the moment.",
          tags: "noMatches",
          initial: "noneFound",
          states: {
            noneFound: {
              description: "The server found no investor.",
              meta: { rules: ["4-matching-08", "8-matching-01"] },
              on: { "page.resumed": {} },
            },
            callFailed: {
              description:
                "The call failed. The next refresh shows whether it created matches.",
              meta: { rules: ["8-matching-02"] },
            },
          },
        },
        refreshing: {
          description:
            "The profile and the matches are being reloaded. This also happens when a dialog closes, because updates are ignored while a dialog is open. The page remains usable.",
          tags: "refreshing",
          entry: "clearNotice",
          type: "parallel",
          onDone: { target: "#matching.checking" },
          on: { "refresh.requested": {}, "page.resumed": {} },
          states: {
            profile: fetchOnce({
              description:
                "Reloading the profile, which contains the number of used re-runs. If this fails, the previous profile remains.",
              invoke: {
                id: "refetchProfile",
                src: "fetchProfile",
                onDone: { target: "loaded", actions: "setProfile" },
                onError: { target: "loaded" },
              },
            }),
            matches: fetchOnce({
              description:
                "Reloading the matches. If this fails, the previous list remains.",
              invoke: {
                id: "refetchMatches",
                src: "fetchMatches",
                onDone: {
                  target: "loaded",
                  actions: "setMatches",
                  description:
                    "After a call, its results stay even if this list does not contain them yet.",
                  meta: { rules: ["4-matching-163"] },
                },
                onError: { target: "loaded" },
              },
            }),
          },
        },
      },
    },
    confirmingRecords: {
      description:
        "The records question is open. Before a re-run, it lists the investors who will be replaced.",
      tags: ["ready", "records"],
      meta: { rules: ["2-matching-07", "4-matching-11", "4-matching-15"] },
      on: {
        "records.confirmed": { target: "showingCriteria" },
        "records.missing": { target: "showingAssistance" },
        "modal.closed": { target: "ready.refreshing" },
      },
    },
    showingAssistance: {
      description: "The assistance modal offers Send Inquiry Email and Close.",
      tags: ["ready", "assistance"],
      meta: { rules: ["2-matching-07", "4-matching-12"] },
      on: { "modal.closed": { target: "ready.refreshing" } },
    },
    showingCriteria: {
      description:
        "The eligibility criteria are shown. Before a re-run, they include the names of the investors who will be replaced.",
      tags: ["ready", "criteria"],
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
        "modal.closed": { target: "ready.refreshing" },
      },
    },
    submitting: {
      description:
        "The server looks for investors. The request is never repeated automatically.",
      tags: ["ready", "busy"],
      meta: { rules: ["4-matching-03"] },
      invoke: {
        id: "matchInvestors",
        src: "matchInvestors",
        input: submissionRequest,
        onDone: [
          {
            guard: "hasResults",
            target: "ready.refreshing",
            actions: ["setResult", "focusResults"],
            description: "The matched investors have not decided yet.",
            meta: {
              rules: ["3-matching-02", "4-matching-05", "4-matching-07"],
            },
          },
          noInvestorsTransition,
        ],
        onError: failureTransitions,
      },
    },
    rerunning: {
      description:
        "The server replaces the rejected matches, or the pending matches if none is rejected, starting with the lowest score. The request is never repeated automatically; a retry sends the same key.",
      tags: ["ready", "busy"],
      meta: { rules: ["4-matching-03", "4-matching-21"] },
      invoke: {
        id: "rerunMatching",
        src: "matchInvestors",
        input: rerunRequest,
        onDone: [
          {
            guard: "hasResults",
            target: "ready.refreshing",
            actions: ["setResult", "clearRerunKey", "focusResults"],
            description: "The page shows which investor replaced which.",
            meta: {
              rules: ["4-matching-05", "4-matching-09", "4-matching-16"],
            },
          },
          noInvestorsTransition,
        ],
        onError: failureTransitions,
      },
    },
    limited: {
      description:
        "Too many requests were sent. The page shows when the next one is possible.",
      tags: ["ready", "limited"],
      after: { matchingWait: { target: "ready.refreshing" } },
    },
    showingAlert: {
      description: "An alert explains why a re-run is not possible.",
      tags: ["ready", "alert"],
      on: { "alert.closed": { target: "ready.refreshing" } },
    },
    refused: {
      description: "An alert explains why the call was refused.",
      tags: ["ready", "alert"],
      on: { "alert.closed": { target: "ready.refreshing" } },
    },
    redirectingToProfile: {
      description: "An alert asks the investee to complete the profile first.",
      tags: ["ready", "alert", "incomplete"],
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

/** Returns the investors to show, at most MAX_MATCHES. */
export function shownOffers({
  matches,
  offers,
}: OfferContext): readonly ShownOffer[] {
  const listed = matches.map(
    (match): ShownOffer => ({
      matchId: match.id,
      name: match.investor.investor_name,
      score: match.match_score,
      status: match.status,
      reasons: match.reasons,
      fields: offers.find((offer) => isOffered(match, offer)) ?? match.investor,
      replaces: match.replaces?.business_name ?? null,
    }),
  );
  const unlisted = offers
    .filter((offer) => !matches.some((match) => isOffered(match, offer)))
    .map(
      (offer): ShownOffer => ({
        matchId: offer.match_id,
        name: offer.business_name,
        score: offer.match_score,
        status: "pending",
        reasons: offer.reasons,
        fields: offer,
        replaces: offer.replaces?.business_name ?? null,
      }),
    );
  return [...listed, ...unlisted].slice(0, MAX_MATCHES);
}

/** Returns the investors that a re-run would replace. If it finds only one new investor, it replaces only the first. */
export function matchesToReplace(context: OfferContext): readonly ShownOffer[] {
  return replacedByRerun(shownOffers(context));
}

/** Splits the reasons of an offer into met and unmet criteria, in the same order. */
export function splitReasons({ reasons }: Pick<ShownOffer, "reasons">) {
  return {
    fitting: reasons.filter(({ fits }) => fits),
    notFitting: reasons.filter(({ fits }) => !fits),
  };
}

/** Returns the notice above the results while a match is pending; otherwise null. */
export function reviewNotice(context: OfferContext): Message | null {
  return shownOffers(context).some(({ status }) => status === "pending")
    ? message("matching.review")
    : null;
}

/** Returns the fields that are missing from the saved profile but valid in the unsaved form. */
export function unsavedForMatching({
  profile,
  draft,
}: Pick<MatchingContext, "profile" | "draft">): readonly MatchingField[] {
  if (draft === null) return [];
  const readyInDraft = readyFields(draft, "investee");
  return missingForMatching(profile).filter((field) =>
    readyInDraft.includes(field),
  );
}

/** Returns the label of the Get Matched button. */
export function matchingLabel({ matchCount }: MatchingContext): Message {
  return message(
    matchCount >= MAX_MATCHES
      ? "matching.maximumReached"
      : "matching.getMatched",
  );
}

/** True when Get Matched is enabled: the profile is complete and there is room for a match. */
export function canBeMatched({
  profile,
  matchCount,
}: MatchingContext): boolean {
  return missingForMatching(profile).length === 0 && matchCount < MAX_MATCHES;
}

/** True while the investee has fewer matches than a re-run requires. */
export function hasTooFewMatches(
  context: Pick<MatchingContext, "matchCount">,
): boolean {
  return context.matchCount < MAX_MATCHES;
}

/**
 * Returns the context after the list was loaded. Offers are kept while their match is in the list. The list after a call
 * may have been read before the results were stored, so the call's results are kept until the next list.
 */
function withMatches(
  context: Pick<MatchingContext, "matches" | "offers" | "hasNewOffers">,
  list: readonly Match[],
): Pick<MatchingContext, "matches" | "matchCount" | "offers" | "hasNewOffers"> {
  const replaced = context.offers.flatMap(
    ({ replaces }) => replaces?.match_id ?? [],
  );
  const matches = list
    .filter(
      (match) =>
        // Matches that ended because an account was deleted are listed only on the dashboard, which states the reason.
        !match.replaced && !replaced.includes(match.id),
    )
    .slice(0, MAX_MATCHES);
  const isListed = (offer: MatchedInvestor, matchesInList: readonly Match[]) =>
    matchesInList.some((match) => isOffered(match, offer));
  const offers = context.offers.filter(
    (offer) =>
      isListed(offer, matches) ||
      (context.hasNewOffers && !isListed(offer, context.matches)),
  );
  const unlisted = offers.filter((offer) => !isListed(offer, matches));
  return {
    matches,
    matchCount: Math.min(MAX_MATCHES, matches.length + unlisted.length),
    offers,
    hasNewOffers: false,
  };
}

/** Returns whether an offer is this match. The offers of some servers have the investor's name instead of the id. */
function isOffered(
  { id, investor }: Match,
  { match_id }: MatchedInvestor,
): boolean {
  return [id, investor.investor_name].includes(match_id);
}

function submissionRequest(): MatchingRequest {
  return { rerunKey: null, replaces: [] };
}

function rerunRequest({ context }: { context: MatchingContext }) {
  return {
    rerunKey: context.rerunKey,
    replaces: matchesToReplace(context).map(({ matchId }) => matchId),
  };
}
