import { expect } from "vitest";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import {
  MATCHING_WAIT,
  MAX_MATCHES,
  MAX_RERUNS,
} from "../../../contract/constants.ts";
import {
  type MatchingContext,
  matchingMachine,
} from "../../../machines/matching/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { matchingEvents, matchingPlan } from "./plan.ts";

type Branch = BranchExpectation<typeof matchingMachine>;

const whenStatus = (...statuses: readonly number[]): Branch => ({
  when: ({ event }) => statuses.includes(event.error.status),
});
const OBSTACLES: Readonly<Record<string, string>> = {
  "matching.rerunLimit": "You've reached your two re-run limit.",
  "matching.rerunTooFew":
    "You need at least two existing matches before re-running.",
  "rerun.replacesNone":
    "A re-run replaces investors who have declined or have not answered yet. Both of your investors have approved you, so there is no one to replace.",
};
const findsNoInvestor = {
  context: {
    notice: showing(
      "Sorry, we couldn't find any investors that match your criteria at this time. Please hang tight and try again later.",
    ),
  },
};
const startsWait: Branch = {
  changes: ({ event: { error } }) => ({
    wait: error.retryAfter ? 45_000 : MATCHING_WAIT,
    notice: showing(
      `You have requested matches too often. Please try again in ${error.retryAfter ? "45 seconds" : "1 minute"}.`,
    ),
  }),
};

/** A re-run that has a response no longer needs its key. A submission retains the key of an earlier re-run. */
const endsRerun = ({ rerun, rerunKey }: MatchingContext) => ({
  rerunKey: rerun ? null : rerunKey,
});
/** The steps until a submission or a re-run is sent. */
const SUBMISSION =
  "matching.requested#1 › records.confirmed › criteria.accepted";
const RERUN = "rerun.requested#1 › records.confirmed › criteria.accepted";
/** A re-run without a response, after which a submission is sent. */
const SUBMISSION_AFTER_RERUN = `${RERUN} › matchInvestors error#9 › ${SUBMISSION}`;
/** The responses to a request, each once: results, none, a failure of each kind, and the server's reason for a refusal. */
const RESPONSES = ["done#1", "done#2", "done#4"].concat(
  [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((index) => `error#${index}`),
);
const afterEach = (steps: string, what: string) =>
  Object.fromEntries(
    RESPONSES.map((response) => [
      `${what}, ${response}`,
      `${steps} › matchInvestors ${response}`,
    ]),
  );

testMachine(matchingMachine, {
  ...matchingPlan,
  stories: {
    ...matchingPlan.stories,
    ...afterEach(SUBMISSION, "a submission"),
    ...afterEach(RERUN, "a re-run"),
    ...afterEach(SUBMISSION_AFTER_RERUN, "a submission after a lost re-run"),
  },
  delays: { matchingWait: ({ before }) => before.context.wait },
  initialContext: { rerunsLeft: MAX_RERUNS, rerunKey: null, notice: null },
  expect: {
    "(root)": { initial: "ready", calls: "watchPage" },
    ready: {
      initial: "ready.current",
      on: {
        "matching.requested": {
          to: "confirmingRecords",
          when: ({ event }) =>
            event.matchCount < MAX_MATCHES && event.missing === 0,
          context: { rerun: null, notice: null },
        },
        "rerun.requested": [
          {
            to: "showingAlert",
            when: ({ event }) => event.obstacle !== null,
            context: ({ event: { obstacle } }) => ({
              notice: showing(OBSTACLES[obstacle ?? ""] ?? ""),
            }),
          },
          {
            to: "redirectingToProfile",
            when: ({ event }) => event.missing > 0,
          },
          {
            to: "confirmingRecords",
            context: ({ before: { context }, event }) => ({
              rerun: event,
              rerunKey: context.rerunKey ?? event.key,
              notice: null,
            }),
          },
        ],
        "profile.read": {
          context: ({ before: { context }, event }) => {
            const rerunsLeft =
              event.rerunsUsed === null
                ? context.rerunsLeft
                : MAX_RERUNS - event.rerunsUsed;
            // If the server has counted the re-run, the next one gets a new key.
            const isCounted = rerunsLeft < context.rerunsLeft;
            return {
              rerunsLeft,
              rerunKey: isCounted ? null : context.rerunKey,
            };
          },
        },
      },
    },
    "ready.current": { tags: "current", context: { notice: null } },
    "ready.matches_found": { tags: "current" },
    "ready.no_matches": {
      tags: "noMatches",
      initial: "ready.no_matches.noneFound",
      on: {
        "refresh.requested": "ready.current",
        "list.stale": "ready.current",
      },
    },
    "ready.no_matches.noneFound": findsNoInvestor,
    "ready.no_matches.callFailed": {
      ...findsNoInvestor,
      on: { "page.resumed": "ready.current" },
    },
    confirmingRecords: {
      tags: "records",
      on: {
        "records.confirmed": "showingCriteria",
        "records.missing": "showingAssistance",
        "modal.closed": "ready",
      },
    },
    showingAssistance: { tags: "assistance", on: { "modal.closed": "ready" } },
    showingCriteria: {
      tags: "criteria",
      on: {
        "criteria.accepted": [
          {
            to: "requesting.rerunning",
            when: ({ context }) => context.rerun !== null,
          },
          "requesting",
        ],
        "modal.closed": "ready",
      },
    },
    requesting: {
      tags: "busy",
      initial: "requesting.submitting",
      calls: ({ before: { context } }) => ({
        matchInvestors: context.rerun
          ? { rerunKey: context.rerunKey, replaces: context.rerun.replaces }
          : { rerunKey: null, replaces: [] },
      }),
      onDone: [
        {
          to: "ready.matches_found",
          effects: ["putResults", "focusResults"],
          when: ({ event }) => event.output.matching_investors.length > 0,
          context: ({ before: { context }, event: { output } }) => ({
            rerunsLeft:
              output.reruns_left ??
              (context.rerun ? context.rerunsLeft - 1 : context.rerunsLeft),
            ...endsRerun(context),
          }),
        },
        {
          to: "ready.no_matches.noneFound",
          context: ({ before: { context } }) => endsRerun(context),
        },
      ],
      onError: [
        {
          to: "redirectingToProfile",
          ...whenStatus(400),
          context: ({ before: { context } }) => endsRerun(context),
        },
        {
          to: "showingAlert",
          ...whenStatus(409),
          context: ({ before: { context }, event: { error } }) => ({
            ...endsRerun(context),
            notice: showing(
              error.body.error ??
                "You have reached the maximum number of matches (2).",
            ),
          }),
        },
        { to: "limited", ...whenStatus(429), ...startsWait },
        { to: "ready", ...whenStatus(401, 403) },
        {
          to: "ready.no_matches.callFailed",
          // The next request repeats the re-run, which the server may have made.
          context: ({ before: { context } }) => ({
            rerunKey: context.rerunKey,
          }),
        },
      ],
    },
    "requesting.rerunning": { tags: "rerunning" },
    limited: { tags: "limited", after: { matchingWait: "ready" } },
    showingAlert: { tags: "alert", on: { "alert.closed": "ready" } },
    redirectingToProfile: {
      tags: ["alert", "incomplete"],
      context: {
        notice: showing(
          "Please complete your profile with all required details before matching.",
        ),
      },
      on: {
        "alert.closed": {
          to: "redirected",
          effects: { goTo: { to: "/profile" } },
        },
      },
    },
  },
});

testRandomPaths(matchingMachine, {
  events: matchingEvents,
  length: 120,
  invariants: {
    "a re-run is sent only with a key and with matches to replace": {
      rules: ["4-matching-10"],
      check: ({ snapshot }) =>
        expect(
          snapshot.hasTag("rerunning") &&
            (snapshot.context.rerunKey === null ||
              snapshot.context.rerun?.replaces.length === 0),
        ).toBe(false),
    },
    "a match request is sent only after 'Yes, proceed'": {
      rules: ["4-matching-13"],
      check: ({ snapshot, before, event }) =>
        expect(
          snapshot.hasTag("busy") &&
            !before.hasTag("busy") &&
            event.type !== "criteria.accepted",
        ).toBe(false),
    },
  },
});
