import { assign, fromCallback, fromPromise, setup } from "xstate";
import type { AnswerOf } from "../../contract/calls/index.ts";
import { MATCHING_WAIT, SLOW_LOAD } from "../../contract/constants.ts";
import { serverText, statusOf } from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { message } from "../../contract/messages/index.ts";
import { missingForMatching } from "../../contract/profile/readiness.ts";
import type { Match, Profile } from "../../contract/wire.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import {
  canBeMatched,
  hasTooFewMatches,
  type MatchingContext,
  type MatchingEvent,
  type MatchingInput,
  type MatchingRequest,
  withMatches,
  withProfile,
  withRerun,
  withSubmission,
} from "./facts.ts";
import { rerunReplaces } from "./rerun-facts.ts";

/** Types, guards, actions, actors and delays of the matching chart. */
export const matchingSetup = setup({
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
     * Sends `page.woke` when the page becomes visible or the network returns, and `list.outdated` when an update
     * reports a change.
     */
    watchPage: fromCallback<MatchingEvent>(notProvidedSource),
  },
  guards: {
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    isOutdated: ({ context }) => context.outdated,
    hasMatches: ({ context }) => context.held > 0,
    canBeMatched: ({ context }) => canBeMatched(context),
    hasNoRerunLeft: ({ context }) => context.rerunsLeft <= 0,
    hasTooFewMatches: ({ context }) => hasTooFewMatches(context),
    isIncomplete: ({ context }) =>
      missingForMatching(context.profile).length > 0,
    hasNoOneToReplace: ({ context }) => rerunReplaces(context).length === 0,
    isRerun: ({ context }) => context.purpose === "rerun",
    isOutdatedRerun: ({ context }) =>
      context.purpose === "rerun" && context.outdated,
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
    noteOutdated: assign({ outdated: true }),
    noteReading: assign({ outdated: false }),
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
    noticeNone: assign({ notice: message("matching.none") }),
    noticeTooFew: assign({ notice: message("matching.rerunTooFew") }),
    noticeRerunLimit: assign({ notice: message("matching.rerunLimit") }),
    noticeNoOneToReplace: assign({ notice: message("rerun.replacesNone") }),
    noticeChanged: assign({ notice: message("rerun.changed") }),
    noticeIncomplete: assign({ notice: message("matching.incomplete") }),
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
    /** Effect, provided by the shell. */
    goTo: (_, _params: { to: string }) => {},
    /** Effect, provided by the shell. Scrolls to the results and focuses their heading. */
    focusResults: () => {},
  },
  delays: {
    slowLoad: SLOW_LOAD,
    matchingWait: ({ context }) => context.wait,
  },
});
