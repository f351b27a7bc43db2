import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
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
import { serverText, statusOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { pages } from "../../contract/pages.ts";
import type { ProfileForm } from "../../contract/profile/form.ts";
import {
  type MatchingField,
  missingForMatching,
  readyFields,
} from "../../contract/profile/readiness.ts";
import type { InvestorTerms, Profile } from "../../contract/profile/wire.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import { type NoticeParams, notice } from "../shared/notice.ts";
import { replacedByRerun } from "./replacement.ts";

/** Context, events and selectors of the matching chart. */

type MatchingInput = {
  /** The unsaved profile form of this tab, or null. */
  readonly typed: ProfileForm | null;
};

export type MatchingContext = MatchingInput & {
  /** Null when there is no profile yet. */
  readonly profile: Profile | null;
  /** The matches of the list, at most the number that an investee can have. */
  readonly matches: readonly Match[];
  /** Number of matches that the investee has, also when the list could not be loaded after a call. */
  readonly held: number;
  /** The results of the last call, which have more details than the list. */
  readonly offers: readonly MatchedInvestor[];
  readonly rerunsLeft: number;
  /** The reason for the records question; null before it was first opened. */
  readonly purpose: "submission" | "rerun" | null;
  /** Idempotency-Key of a re-run without an answer, so that a retry does not use up another re-run. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** Why the page could not be loaded. */
  readonly reason: Message | null;
  /** How long a 429 answer asks to wait, in milliseconds. */
  readonly wait: number;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
  /** True when the list has changed on the server since it was loaded. */
  readonly stale: boolean;
};

export type MatchingEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  /** The list changed on the server. */
  | { type: "list.stale" }
  /** Get Matched. */
  | { type: "matching.asked" }
  /** Re-run Match. `key` is a new key; it is used unless an earlier re-run still has no answer. */
  | { type: "rerun.asked"; key: string }
  /** The answers to the records question. */
  | { type: "records.confirmed" }
  | { type: "records.denied" }
  /** The criteria were accepted. */
  | { type: "criteria.accepted" }
  /** Close, Cancel or Escape. */
  | { type: "modal.closed" }
  | { type: "alert.closed" };

/** Input of GET /api/match_investors/. */
export type MatchingRequest = {
  /** A re-run has a key, a submission has none. */
  readonly rerunKey: string | null;
  /** Ids of the matches that the dialogs of a re-run named. The server refuses to replace others. */
  readonly replaces: readonly string[];
};

/** One investor as shown on the page: from the list, the last call, or both. */
export type ShownOffer = {
  /** Id of the match. */
  readonly key: string;
  readonly name: string;
  readonly score: number;
  readonly status: MatchStatus;
  readonly reasons: readonly MatchReason[];
  /** What is known of the investor's profile. A server may send only some of it. */
  readonly terms: Partial<InvestorTerms>;
  /** The investor that this one replaced in a re-run; null when there was none. */
  readonly replaces: string | null;
};

/**
 * Matches an investee with investors: the missing profile fields, the records question, the eligibility criteria, the
 * call, and a limited number of re-runs. The call creates matches, so it is sent once per confirmation and never
 * automatically.
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
      | "alert",
  },
  actors: {
    fetchProfile: callActor("profile"),
    fetchMatches: callActor("matches"),
    matchInvestors: fromPromise<AnswerOf<"matchInvestors">, MatchingRequest>(
      notProvided,
    ),
    /**
     * Sends `page.resumed` when the page becomes visible or the network returns, and `list.stale` when an update
     * reports a change.
     */
    watchPage: fromCallback<MatchingEvent>(notProvidedSource),
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    isStale: ({ context }) => context.stale,
    hasMatches: ({ context }) => context.held > 0,
    canBeMatched: ({ context }) => canBeMatched(context),
    hasNoRerunLeft: ({ context }) => context.rerunsLeft <= 0,
    hasTooFewMatches: ({ context }) => hasTooFewMatches(context),
    isIncomplete: ({ context }) =>
      missingForMatching(context.profile).length > 0,
    hasNoOneToReplace: ({ context }) => rerunReplaces(context).length === 0,
    isRerun: ({ context }) => context.purpose === "rerun",
    isStaleRerun: ({ context }) => context.purpose === "rerun" && context.stale,
    foundSome: ({ event }) =>
      outputOf<AnswerOf<"matchInvestors">>(event).matching_investors.length > 0,
    isFoundIncomplete: ({ event }) => statusOf(failureOf(event)) === 400,
    isRefused: ({ event }) => statusOf(failureOf(event)) === 409,
    isTooMany: ({ event }) => statusOf(failureOf(event)) === 429,
    isSessionOver: ({ event }) =>
      [401, 403].includes(statusOf(failureOf(event))),
  },
  actions: {
    rememberProfile: assign(({ context, event }) =>
      withProfile(context, outputOf<Profile>(event)),
    ),
    rememberMatches: assign(({ context, event }) =>
      withMatches(context, outputOf<readonly Match[]>(event)),
    ),
    rememberSubmission: assign(({ context, event }) =>
      withSubmission(context, outputOf<AnswerOf<"matchInvestors">>(event)),
    ),
    rememberRerun: assign(({ context, event }) =>
      withRerun(context, outputOf<AnswerOf<"matchInvestors">>(event)),
    ),
    forgetProfile: assign({ profile: null }),
    noteStale: assign({ stale: true }),
    noteReading: assign({ stale: false }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noticeProfileFailed: assign({
      notice: message("profile.loadFailed"),
      reason: ({ event }) => loadNotice(failureOf(event)),
    }),
    /** The page needs both results, so the loaded profile is dropped. */
    noticeMatchesFailed: assign({
      profile: null,
      notice: message("load.matchesFailed"),
      reason: ({ event }) => loadNotice(failureOf(event)),
    }),
    clearNotice: assign({ notice: null, reason: null }),
    askForSubmission: assign({ purpose: "submission" }),
    askForRerun: assign({
      purpose: "rerun",
      rerunKey: ({ context, event }) =>
        context.rerunKey ?? (event.type === "rerun.asked" ? event.key : null),
    }),
    dropRerunKey: assign({ rerunKey: null }),
    notice: assign((_, { key }: NoticeParams) => ({ notice: message(key) })),
    noticeRefused: assign({
      notice: ({ event }) => {
        const text = serverText(failureOf(event));
        return text === null ? message("matching.maximum") : { text };
      },
    }),
    noticeTooMany: assign(({ event }) => {
      const failure = failureOf(event);
      const seconds = failure.kind === "answered" ? failure.retryAfter : null;
      const wait = seconds === null ? MATCHING_WAIT : seconds * 1_000;
      return {
        wait,
        notice: message("matching.tooMany", { wait: formatWait(wait) }),
      };
    }),
    /** Effect, provided by the browser. */
    goTo: (_, _params: { to: string }) => {},
    /** Effect, provided by the browser. Scrolls to the results and focuses their heading. */
    focusResults: () => {},
  },
  delays: {
    slowLoad: SLOW_LOAD,
    matchingWait: ({ context }) => context.wait,
  },
}).createMachine({
  id: "matching",
  description: "Find investors for a business.",
  meta: { title: "Getting matched", who: "Investees" },
  context: ({ input }) => ({
    typed: input?.typed ?? null,
    profile: null,
    matches: [],
    held: 0,
    offers: [],
    rerunsLeft: MAX_RERUNS,
    purpose: null,
    rerunKey: null,
    notice: null,
    reason: null,
    wait: 0,
    slow: false,
    stale: false,
  }),
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Only Refresh reloads the page." },
  },
  on: {
    "list.stale": {
      actions: "noteStale",
      description:
        "The list is reloaded as soon as no other step is in progress.",
    },
  },
  initial: "loading",
  states: {
    loading: {
      description: "Loading profile and matches. The page shows a skeleton.",
      tags: "loading",
      entry: ["clearNotice", "noteReading"],
      exit: "noteNotSlow",
      on: {
        "list.stale": {
          target: "loading",
          reenter: true,
          description: "The running requests may return stale data.",
        },
      },
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      type: "parallel",
      onDone: { target: "settling" },
      states: {
        profile: {
          description: "Loading the investee's profile.",
          initial: "fetching",
          states: {
            fetching: {
              description: "Loading the profile.",
              meta: { rules: ["4-matching-03"] },
              invoke: {
                id: "fetchProfile",
                src: "fetchProfile",
                onDone: {
                  target: "read",
                  actions: "rememberProfile",
                },
                onError: [
                  {
                    guard: "isMissing",
                    target: "read",
                    actions: "forgetProfile",
                    description:
                      "There is no profile yet, so every field is missing.",
                  },
                  {
                    target: "#matching.loadFailed",
                    actions: "noticeProfileFailed",
                    meta: { rules: ["8-profile-01"] },
                  },
                ],
              },
            },
            read: { type: "final" },
          },
        },
        matches: {
          description: "Loading the existing matches.",
          initial: "fetching",
          states: {
            fetching: {
              description: "Loading the matches.",
              invoke: {
                id: "fetchMatches",
                src: "fetchMatches",
                onDone: {
                  target: "read",
                  actions: "rememberMatches",
                  meta: { rules: ["4-matching-06"] },
                },
                onError: {
                  target: "#matching.loadFailed",
                  actions: "noticeMatchesFailed",
                },
              },
            },
            read: { type: "final" },
          },
        },
      },
    },
    loadFailed: {
      description:
        "The page could not be loaded. It explains why and offers Try Again.",
      tags: "failed",
      on: {
        "load.retried": { target: "loading" },
        "page.resumed": { target: "loading" },
        "list.stale": {
          target: "loading",
          description: "An update arrived, so the server is reachable.",
        },
      },
    },
    settling: {
      description: "Checks whether there are matches.",
      entry: "clearNotice",
      always: [
        {
          guard: "isStale",
          target: "ready.rereading",
          description: "The list changed in the meantime.",
        },
        { guard: "hasMatches", target: "ready.matchesFound" },
        { target: "ready.unmatched" },
      ],
    },
    ready: {
      description:
        "The page shows the summary of required fields, Get Matched, the results and Re-run Match.",
      tags: "ready",
      initial: "unmatched",
      on: {
        "matching.asked": {
          guard: "canBeMatched",
          target: "askingRecords",
          actions: ["clearNotice", "askForSubmission"],
          meta: { rules: ["2-matching-04", "4-matching-01", "4-matching-02"] },
        },
        "rerun.asked": [
          {
            guard: "hasNoRerunLeft",
            target: "alerting",
            actions: notice("matching.rerunLimit"),
            meta: { rules: ["4-matching-09", "5-matching-05"] },
          },
          {
            guard: "hasTooFewMatches",
            target: "alerting",
            actions: notice("matching.rerunTooFew"),
            description: "Replaced matches do not count; approved ones do.",
            meta: { rules: ["4-matching-10", "5-matching-04"] },
          },
          {
            guard: "hasNoOneToReplace",
            target: "alerting",
            actions: notice("rerun.replacesNone"),
            description:
              "All investors have approved. A re-run replaces only investors who declined or have not answered.",
            meta: { rules: ["4-matching-15"] },
          },
          {
            guard: "isIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching requires.",
            meta: { rules: ["5-matching-01", "5-matching-02"] },
          },
          {
            target: "askingRecords",
            actions: ["clearNotice", "askForRerun"],
            meta: { rules: ["4-matching-09", "4-matching-10"] },
          },
        ],
        "refresh.asked": { target: ".rereading" },
        "page.resumed": {
          target: ".rereading",
          description: "The list may have changed while the page was hidden.",
        },
        "list.stale": { target: ".rereading" },
      },
      states: {
        unmatched: { description: "There are no matches yet." },
        matchesFound: {
          description:
            "The matched investors are shown with score and reasons.",
          initial: "shown",
          on: {
            "refresh.asked": { target: ".rereading" },
            "page.resumed": {
              target: ".rereading",
              description: "An investor may have answered in the meantime.",
            },
            "list.stale": { target: ".rereading" },
          },
          states: {
            shown: {
              description: "The list is shown as last loaded.",
              meta: { rules: ["2-matching-05", "4-matching-06"] },
            },
            rereading: {
              description:
                "Profile and matches are being reloaded. The page stays usable.",
              tags: "refreshing",
              entry: "noteReading",
              type: "parallel",
              onDone: { target: "#matching.settling" },
              on: {
                "refresh.asked": {},
                "page.resumed": {},
              },
              states: {
                profile: {
                  description: "Reloading the investee's profile.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "Reloading the profile.",
                      invoke: {
                        id: "refetchProfile",
                        src: "fetchProfile",
                        onDone: {
                          target: "read",
                          actions: "rememberProfile",
                          description:
                            "The profile also contains the number of used re-runs.",
                        },
                        onError: {
                          target: "read",
                          description: "The known profile is kept.",
                        },
                      },
                    },
                    read: { type: "final" },
                  },
                },
                matches: {
                  description: "Reloading the matches.",
                  initial: "fetching",
                  states: {
                    fetching: {
                      description: "Reloading the matches.",
                      invoke: {
                        id: "refetchMatches",
                        src: "fetchMatches",
                        onDone: {
                          target: "read",
                          actions: "rememberMatches",
                        },
                        onError: {
                          target: "read",
                          description: "The known list is kept.",
                        },
                      },
                    },
                    read: { type: "final" },
                  },
                },
              },
            },
          },
        },
        noMatches: {
          description:
            "The page explains that no investor matches at the moment.",
          tags: "noMatches",
          initial: "nobodyFound",
          states: {
            nobodyFound: {
              description: "The server found no investor.",
              meta: { rules: ["4-matching-08", "8-matching-01"] },
              on: { "page.resumed": {} },
            },
            callFailed: {
              description:
                "The call failed. The next refresh shows whether it had an effect.",
              meta: { rules: ["8-matching-02"] },
            },
          },
        },
        rereading: {
          description:
            "Profile and matches are being reloaded. The page stays usable.",
          tags: "refreshing",
          entry: "noteReading",
          type: "parallel",
          onDone: { target: "#matching.settling" },
          on: {
            "refresh.asked": {},
            "page.resumed": {},
          },
          states: {
            profile: {
              description: "Reloading the investee's profile.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "Reloading the profile.",
                  invoke: {
                    id: "refetchProfile",
                    src: "fetchProfile",
                    onDone: {
                      target: "read",
                      actions: "rememberProfile",
                      description:
                        "The profile also contains the number of used re-runs.",
                    },
                    onError: {
                      target: "read",
                      description: "The known profile is kept.",
                    },
                  },
                },
                read: { type: "final" },
              },
            },
            matches: {
              description: "Reloading the matches.",
              initial: "fetching",
              states: {
                fetching: {
                  description: "Reloading the matches.",
                  invoke: {
                    id: "refetchMatches",
                    src: "fetchMatches",
                    onDone: {
                      target: "read",
                      actions: "rememberMatches",
                    },
                    onError: {
                      target: "read",
                      description: "The known list is kept.",
                    },
                  },
                },
                read: { type: "final" },
              },
            },
          },
        },
      },
    },
    askingRecords: {
      description:
        "The records question is open. Before a re-run it names the investors who will be replaced.",
      tags: "ready",
      meta: { rules: ["2-matching-07"] },
      on: {
        "records.confirmed": {
          target: "showingCriteria",
          meta: { rules: ["4-matching-11"] },
        },
        "records.denied": {
          target: "assisting",
          meta: { rules: ["4-matching-11"] },
        },
        "modal.closed": {
          target: "settling",
          description: "No request is sent.",
        },
      },
    },
    assisting: {
      description: "The assistance modal offers Send Inquiry Email and Close.",
      tags: "ready",
      meta: { rules: ["2-matching-07", "4-matching-12"] },
      on: {
        "modal.closed": {
          target: "settling",
          meta: { rules: ["4-matching-12"] },
        },
      },
    },
    showingCriteria: {
      description:
        "The eligibility criteria are shown. Before a re-run they include the names of the investors who will be replaced.",
      tags: "ready",
      meta: { rules: ["2-matching-07", "4-matching-13"] },
      on: {
        "criteria.accepted": [
          {
            guard: "isStaleRerun",
            target: "refused",
            actions: notice("rerun.changed"),
            description:
              "A match changed while the questions were open, so the named investors may no longer be the ones that the re-run would replace.",
            meta: { rules: ["4-matching-22"] },
          },
          {
            guard: "isRerun",
            target: "rerunning",
            meta: { rules: ["4-matching-13"] },
          },
          {
            target: "submitting",
            meta: { rules: ["4-matching-13", "7-matching-01"] },
          },
        ],
        "modal.closed": {
          target: "settling",
          meta: { rules: ["4-matching-13"] },
        },
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
            guard: "foundSome",
            target: "ready.matchesFound.rereading",
            actions: ["rememberSubmission", "focusResults"],
            description:
              "Shows the found investors, who still have to answer, and moves the focus to them.",
            meta: {
              rules: [
                "3-matching-02",
                "4-matching-05",
                "4-matching-06",
                "4-matching-07",
              ],
            },
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: notice("matching.none"),
            description: "No investor matches at the moment.",
            meta: { rules: ["4-matching-08", "8-matching-01"] },
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            description: "The profile lacks something that matching requires.",
            meta: { rules: ["5-matching-02"] },
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: "noticeRefused",
            description:
              "The investee already has the maximum number of matches, so only a re-run can find others.",
            meta: { rules: ["8-matching-03"] },
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session chart handles the expired session.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: notice("matching.none"),
            description: "Every other failure shows the no-match message.",
            meta: { rules: ["8-matching-02"] },
          },
        ],
      },
    },
    rerunning: {
      description:
        "The server replaces the rejected matches if there are any, otherwise the pending ones with the lowest scores. The request is never repeated automatically; a retry sends the same key.",
      tags: ["ready", "busy"],
      meta: { rules: ["4-matching-03"] },
      invoke: {
        id: "rerunMatching",
        src: "matchInvestors",
        input: rerunRequest,
        onDone: [
          {
            guard: "foundSome",
            target: "ready.matchesFound.rereading",
            actions: ["rememberRerun", "focusResults"],
            description:
              "The page shows which investor replaced which. One re-run is used up.",
            meta: {
              rules: [
                "4-matching-05",
                "4-matching-06",
                "4-matching-09",
                "4-matching-16",
                "4-matching-21",
              ],
            },
          },
          {
            target: "ready.noMatches.nobodyFound",
            actions: ["dropRerunKey", notice("matching.none")],
            description:
              "No other investor matches. This does not count as a re-run.",
          },
        ],
        onError: [
          {
            guard: "isFoundIncomplete",
            target: "sendingToProfile",
            actions: "dropRerunKey",
            description: "The profile lacks something that matching requires.",
          },
          {
            guard: "isRefused",
            target: "refused",
            actions: ["dropRerunKey", "noticeRefused"],
            description:
              "There are too few matches, no re-run is left, or an investor answered after the dialogs had named the matches to replace.",
          },
          {
            guard: "isTooMany",
            target: "limited",
            actions: "noticeTooMany",
          },
          {
            guard: "isSessionOver",
            target: "settling",
            description: "The session chart handles the expired session.",
          },
          {
            target: "ready.noMatches.callFailed",
            actions: notice("matching.none"),
            description:
              "Every other failure shows the no-match message. The key is kept, because the server may have completed the re-run.",
          },
        ],
      },
    },
    limited: {
      description:
        "Too many requests were sent. The page shows when the next one is possible.",
      tags: ["ready", "limited"],
      after: {
        matchingWait: { target: "settling" },
      },
    },
    alerting: {
      description: "An alert explains why a re-run is not possible.",
      tags: ["ready", "alert"],
      on: {
        "alert.closed": { target: "settling" },
      },
    },
    refused: {
      description:
        "An alert explains why the call was refused or not sent. The page may have stale data.",
      tags: ["ready", "alert"],
      on: {
        "alert.closed": {
          target: "ready.rereading",
          actions: "clearNotice",
          description: "The page reloads its data from the server.",
        },
      },
    },
    sendingToProfile: {
      description: "An alert asks to complete the profile first.",
      tags: ["ready", "alert"],
      meta: { rules: ["5-matching-02"] },
      entry: notice("matching.incomplete"),
      on: {
        "alert.closed": {
          target: "left",
          actions: { type: "goTo", params: { to: pages.profile.path } },
          meta: { rules: ["5-matching-03"] },
        },
      },
    },
    left: { description: "The profile is open.", type: "final" },
  },
});

/** Returns the investors to show, at most the number of matches that an investee can have. */
export function shownOffers({
  matches,
  offers,
}: Pick<MatchingContext, "matches" | "offers">): readonly ShownOffer[] {
  const listed = matches.map(
    (match): ShownOffer => ({
      key: match.id,
      name: match.investor.investor_name,
      score: match.match_score,
      status: match.status,
      reasons: match.reasons,
      terms: offers.find((offer) => isOfferOf(offer, match)) ?? match.investor,
      replaces: match.replaces?.business_name ?? null,
    }),
  );
  const unlisted = offers
    .filter((offer) => !matches.some((match) => isOfferOf(offer, match)))
    .map(
      (offer): ShownOffer => ({
        key: offer.match_id,
        name: offer.business_name,
        score: offer.match_score,
        status: "pending",
        reasons: offer.reasons,
        terms: offer,
        replaces: offer.replaces?.business_name ?? null,
      }),
    );
  return [...listed, ...unlisted].slice(0, MAX_MATCHES);
}

/** Returns the investors that a re-run would replace. Only the first one is replaced when one other is found. */
export function rerunReplaces(
  context: Pick<MatchingContext, "matches" | "offers">,
): readonly ShownOffer[] {
  return replacedByRerun(shownOffers(context));
}

/** Splits the reasons of an offer into those that fit and those that do not, each in order of weight. */
export function reasonsOf({ reasons }: Pick<ShownOffer, "reasons">): {
  readonly fitting: readonly MatchReason[];
  readonly missing: readonly MatchReason[];
} {
  return {
    fitting: reasons.filter(({ fits }) => fits),
    missing: reasons.filter(({ fits }) => !fits),
  };
}

function isOfferOf(offer: MatchedInvestor, match: Match): boolean {
  return offer.match_id === match.id;
}

/** Returns the notice above the results while an investor has not answered; otherwise null. */
export function reviewNotice(
  context: Pick<MatchingContext, "matches" | "offers">,
): Message | null {
  return shownOffers(context).some(({ status }) => status === "pending")
    ? message("matching.review")
    : null;
}

/** Returns the fields that the saved profile lacks but the unsaved form has. */
export function unsavedForMatching({
  profile,
  typed,
}: Pick<MatchingContext, "profile" | "typed">): readonly MatchingField[] {
  if (typed === null) return [];
  const right = readyFields(typed, "investee");
  return missingForMatching(profile).filter((field) => right.includes(field));
}

/** Returns the label of the Get Matched button. */
export function matchingLabel({
  held,
}: Pick<MatchingContext, "held">): Message {
  return message(
    held >= MAX_MATCHES ? "matching.maximumReached" : "matching.getMatched",
  );
}

/** True when Get Matched is enabled: the profile is complete and there is room for a match. */
export function canBeMatched({ profile, held }: MatchingContext): boolean {
  return missingForMatching(profile).length === 0 && held < MAX_MATCHES;
}

/** True while the investee has fewer matches than a re-run requires. */
export function hasTooFewMatches({
  held,
}: Pick<MatchingContext, "held">): boolean {
  return held < MAX_MATCHES;
}

/**
 * Returns the context after the profile was loaded. The key of an earlier re-run is dropped once it has been counted.
 */
function withProfile(
  { rerunsLeft, rerunKey }: MatchingContext,
  profile: Profile,
): Pick<MatchingContext, "profile" | "rerunsLeft" | "rerunKey"> {
  const used = profile.match_reruns_used;
  const left = used === undefined ? rerunsLeft : Math.max(0, MAX_RERUNS - used);
  return {
    profile,
    rerunsLeft: left,
    rerunKey: left < rerunsLeft ? null : rerunKey,
  };
}

/** Returns the context after the list was loaded. Offers of the last call are kept while their match is in the list. */
export function withMatches(
  { offers }: MatchingContext,
  matches: readonly Match[],
): Pick<MatchingContext, "matches" | "held" | "offers"> {
  // A row that lost its investor is explained on the dashboard; here, another investor can be found.
  const kept = matches
    .filter(({ replaced }) => !replaced)
    .slice(0, MAX_MATCHES);
  return {
    matches: kept,
    held: kept.length,
    offers: offers.filter((offer) =>
      kept.some((match) => isOfferOf(offer, match)),
    ),
  };
}

/** Returns the context after a submission: the found investors in addition to the existing matches. */
function withSubmission(
  { held }: MatchingContext,
  answer: AnswerOf<"matchInvestors">,
): Pick<MatchingContext, "offers" | "held" | "rerunsLeft"> {
  const offers = answer.matching_investors.slice(0, MAX_MATCHES);
  return {
    offers,
    held: Math.min(MAX_MATCHES, held + offers.length),
    rerunsLeft: answer.reruns_left,
  };
}

/** Returns the context after a re-run: replaced matches are removed, the others stay. */
function withRerun(
  { matches, offers }: MatchingContext,
  answer: AnswerOf<"matchInvestors">,
): Pick<MatchingContext, "offers" | "matches" | "rerunsLeft" | "rerunKey"> {
  const found = answer.matching_investors;
  const isGone = (id: string) =>
    found.some(
      ({ match_id, replaces }) => id === match_id || id === replaces?.match_id,
    );
  const kept = offers.filter(({ match_id }) => !isGone(match_id));
  return {
    offers: [...found, ...kept].slice(0, MAX_MATCHES),
    matches: matches.filter(
      ({ id }) => !found.some(({ replaces }) => replaces?.match_id === id),
    ),
    rerunsLeft: answer.reruns_left,
    rerunKey: null,
  };
}

function submissionRequest(): MatchingRequest {
  return { rerunKey: null, replaces: [] };
}

function rerunRequest({
  context,
}: {
  context: MatchingContext;
}): MatchingRequest {
  return {
    rerunKey: context.rerunKey,
    replaces: rerunReplaces(context).map(({ key }) => key),
  };
}
