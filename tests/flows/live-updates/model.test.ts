import { expect, test } from "vitest";
import type { AnyEventObject, ContextFrom } from "xstate";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import type { ResponseOf } from "../../../contract/calls/index.ts";
import type { Update } from "../../../contract/calls/matches.ts";
import {
  MAX_VISIBLE_NOTICES,
  NOTICE_DURATION,
  UPDATES_CONNECT_TIMEOUT,
  UPDATES_HIDDEN_TIMEOUT,
  UPDATES_IDLE_TIMEOUT,
  UPDATES_MAX_DELAY,
  UPDATES_OVERLAP,
  UPDATES_STABLE_AFTER,
} from "../../../contract/constants.ts";
import {
  liveUpdatesMachine,
  NO_MEMBER,
  pollDelayOf,
  withResponse,
} from "../../../machines/live-updates/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { events, liveUpdatesPlan, NOW, responseOf, updateOf } from "./plan.ts";

type Expectation = BranchExpectation<typeof liveUpdatesMachine>;

const responseFrom = (event: AnyEventObject): ResponseOf<"updates"> =>
  event.response ?? event.output;
/**
 * Returns the updates in a response that are new to the page, determined by id, or by time for the first response.
 * After a failure, the first response may arrive long after the lists were loaded, so all of its updates count as new.
 */
const newUpdatesIn = (
  { receivedIds, failures }: ContextFrom<typeof liveUpdatesMachine>,
  event: AnyEventObject,
) =>
  responseFrom(event).updates.filter(({ id, at }) =>
    receivedIds === null
      ? failures > 0 || at > NOW - UPDATES_OVERLAP
      : !receivedIds.includes(id),
  );

/** Returns the branches of a response: with new updates, and without. */
const receives = (branch: Expectation): readonly Expectation[] => {
  const check: Expectation["check"] = ({ before, after, event }) => {
    const { receivedIds, notices, userType } = before.context;
    const newUpdates = newUpdatesIn(before.context, event);
    if (newUpdates.length > 0)
      expect(after.context.newUpdates).toEqual(newUpdates);
    for (const { id } of responseFrom(event).updates)
      expect(after.context.receivedIds).toContain(id);
    // The first response causes no notice, because the page has just loaded the current state.
    const noticed = (receivedIds === null ? [] : newUpdates).filter(
      // With the updates in the plan, investors are notified only of new matches, and investees only of decisions.
      ({ kind }) => (kind === "pending") === (userType === "investor"),
    );
    expect(after.context.notices.map(({ id }) => id)).toEqual(
      [...notices, ...noticed].map(({ id }) => id).slice(-MAX_VISIBLE_NOTICES),
    );
  };
  return [
    {
      ...branch,
      when: ({ context, event }) => newUpdatesIn(context, event).length > 0,
      effects: "announceUpdates",
      check,
    },
    { ...branch, check },
  ];
};
const countsInterruption: Expectation = {
  to: "loggedIn.connection.waiting",
  context: ({ before }) => ({ failures: before.context.failures + 1 }),
};
const listensAgain: Expectation = {
  to: "loggedIn.connection.streaming.open.listening",
  reenter: true,
};
const startsStream = "loggedIn.connection.streaming";
const fetchesUpdates = "loggedIn.connection.polling";
const suspends = "loggedIn.connection.suspended";
const goesOffline = "loggedIn.connection.offline";

testMachine(liveUpdatesMachine, {
  ...liveUpdatesPlan,
  stories: {
    "updates missed while the page is in the back/forward cache are shown after it is restored":
      "member.loggedIn#1 › stream.updated#1 › page.cached › page.shown › stream.updated#2 › after noticeTimeout",
    "updates missed while the stream is interrupted are fetched":
      "member.loggedIn#1 › stream.updated#1 › stream.closed › after pollDelay › fetchUpdates done#2 › notice.dismissed#1",
  },
  delays: {
    connectTimeout: UPDATES_CONNECT_TIMEOUT,
    stableAfter: UPDATES_STABLE_AFTER,
    heartbeatTimeout: UPDATES_IDLE_TIMEOUT,
    pollDelay: ({ before }) => pollDelayOf(before.context),
    hiddenTimeout: UPDATES_HIDDEN_TIMEOUT,
    noticeTimeout: NOTICE_DURATION,
  },
  expect: {
    "(root)": { initial: "loggedOut" },
    loggedOut: {
      context: NO_MEMBER,
      on: {
        "member.loggedIn": {
          to: "loggedIn",
          context: ({ event }) => ({
            email: event.email,
            userType: event.userType,
            jitter: event.jitter,
            receivedIds: null,
          }),
        },
      },
    },
    loggedIn: {
      calls: "watchPage",
      on: {
        "member.loggedIn": [
          {
            to: "loggedIn",
            reenter: true,
            when: ({ context, event }) => event.email === context.email,
            changes: { notices: [] },
          },
          {
            to: "loggedIn",
            reenter: true,
            context: ({ event }) => ({ email: event.email, receivedIds: null }),
          },
        ],
        "member.loggedOut": "loggedOut",
      },
    },
    "loggedIn.connection.streaming": {
      calls: "openStream",
      on: {
        "stream.closed": {
          ...countsInterruption,
          context: ({ before, event }) => ({
            failures: before.context.failures + 1,
            jitter: event.jitter,
          }),
        },
        "stream.replaced": {
          to: "loggedIn.connection.waiting",
          check: ({ after }) =>
            expect(pollDelayOf({ ...after.context, jitter: 1 })).toBe(
              UPDATES_MAX_DELAY,
            ),
        },
        "page.idle": suspends,
        "network.lost": goesOffline,
      },
      onError: countsInterruption,
    },
    "loggedIn.connection.streaming.connecting": {
      on: {
        "stream.updated": receives({
          to: "loggedIn.connection.streaming.open",
        }),
      },
      after: { connectTimeout: countsInterruption },
    },
    "loggedIn.connection.streaming.open": {
      tags: "live",
      after: { stableAfter: { context: { failures: 0 } } },
    },
    "loggedIn.connection.streaming.open.listening": {
      on: {
        "stream.updated": receives(listensAgain),
        "stream.heartbeat": listensAgain,
      },
      after: { heartbeatTimeout: countsInterruption },
    },
    "loggedIn.connection.waiting": {
      on: {
        "page.idle": suspends,
        "page.shown": fetchesUpdates,
        "network.lost": goesOffline,
        "network.restored": fetchesUpdates,
      },
      after: { pollDelay: fetchesUpdates },
    },
    "loggedIn.connection.polling": {
      calls: "fetchUpdates",
      on: { "page.idle": suspends, "network.lost": goesOffline },
      onDone: receives({ to: startsStream }),
      onError: countsInterruption,
    },
    "loggedIn.connection.offline": {
      on: { "network.restored": startsStream, "page.idle": suspends },
    },
    "loggedIn.connection.suspended": {
      on: { "page.shown": startsStream },
    },
    "loggedIn.visibility": { initial: "loggedIn.visibility.visible" },
    "loggedIn.visibility.visible": {
      on: {
        "page.hidden": "loggedIn.visibility.hidden",
        "page.cached": "loggedIn.visibility.idle",
      },
    },
    "loggedIn.visibility.hidden": {
      on: {
        "page.shown": "loggedIn.visibility.visible",
        "page.cached": "loggedIn.visibility.idle",
      },
      after: { hiddenTimeout: "loggedIn.visibility.idle" },
    },
    "loggedIn.visibility.idle": {
      on: { "page.shown": "loggedIn.visibility.visible" },
    },
    "loggedIn.notices": { initial: "loggedIn.notices.none" },
    "loggedIn.notices.none": {
      context: { notices: [] },
      on: {
        "updates.received": {
          to: "loggedIn.notices.shown",
          when: ({ context }) => context.notices.length > 0,
        },
      },
    },
    "loggedIn.notices.shown": {
      on: {
        "updates.received": { to: "loggedIn.notices.shown", reenter: true },
        "notice.dismissed": [
          {
            to: "loggedIn.notices.none",
            when: ({ context, event }) =>
              context.notices.every(({ id }) => id === event.id),
          },
          {
            context: ({ before, event }) => ({
              notices: before.context.notices.filter(
                ({ id }) => id !== event.id,
              ),
            }),
          },
        ],
      },
      after: { noticeTimeout: "loggedIn.notices.none" },
    },
  },
});

testRandomPaths(liveUpdatesMachine, {
  events,
  invariants: {
    "nothing is fetched or shown while logged out": ({ snapshot }) => {
      if (snapshot.matches("loggedOut")) {
        expect(snapshot.context).toMatchObject({ email: null, notices: [] });
        expect(Object.keys(snapshot.children)).toEqual([]);
      } else expect(snapshot.context.email).not.toBeNull();
    },
  },
});

const noticesShownTo = (userType: string, change: Partial<Update>) =>
  withResponse(
    { ...NO_MEMBER, userType, receivedIds: [] },
    responseOf(updateOf(change)),
  )
    .notices.map(({ message }) => shownText(message))
    .join();
const funded = { kind: "funded", funded_ammount: "180000.00" } as const;

test.each<[Partial<Update>, string]>([
  [{ kind: "approved" }, "Harmattan Fund approved your match."],
  [{ kind: "rejected" }, "Harmattan Fund has declined."],
  [funded, "Harmattan Fund has funded you with $180,000."],
  [
    { kind: "closed", name: null },
    "One of your matches is closed because the investor has left. You can look for another investor.",
  ],
  // No notice: the investee's own actions, changes that affect only a list, and matches that have since ended.
  [{ kind: "pending" }, ""],
  [{ kind: "replaced", name: null }, ""],
  [{ kind: "changed" }, ""],
  [{ kind: "approved", name: null }, ""],
])('the notice to an investee about %j is "%s"', (change, text) => {
  expect(noticesShownTo("investee", change)).toBe(text);
});

test.each<[Partial<Update>, string]>([
  [{ kind: "pending" }, "You have a new match: Harmattan Fund."],
  [funded, "Harmattan Fund has been funded with $180,000."],
  [
    { kind: "replaced", name: null },
    "A business is looking for another investor, so your match with it is closed.",
  ],
  [
    { kind: "closed", name: null },
    "One of your matches is closed because the business has left.",
  ],
  [{ kind: "approved" }, ""],
  [{ kind: "rejected" }, ""],
  [{ kind: "changed" }, ""],
  [{ kind: "pending", name: null }, ""],
])('the notice to an investor about %j is "%s"', (change, text) => {
  expect(noticesShownTo("investor", change)).toBe(text);
});

test("the delay before a poll doubles with each failure up to the maximum, and up to half of the delay is random", () => {
  const delaysFor = (jitter: number) =>
    [1, 2, 3, 4, 5, 50].map((failures) => pollDelayOf({ failures, jitter }));
  expect(delaysFor(1)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(delaysFor(0)).toEqual([500, 1_000, 2_000, 4_000, 7_500, 7_500]);
});
