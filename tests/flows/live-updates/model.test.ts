import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
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
  pollDelayOf,
} from "../../../machines/live-updates/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { events, liveUpdatesPlan, NOW } from "./plan.ts";

type Expectation = BranchExpectation<typeof liveUpdatesMachine>;

/** Returns the response in an event. */
const responseFrom = (event: AnyEventObject) =>
  (event.response ?? event.output) as {
    updates: readonly { id: string; kind: string; at: number }[];
  };
/**
 * Returns the updates in a response that are new to the page, determined by id, or by time for the first response.
 * After a failure, the first response may arrive long after the lists were loaded, so all of its updates count as new.
 */
const newUpdatesIn = (
  {
    receivedIds,
    failures,
  }: { receivedIds: readonly string[] | null; failures: number },
  event: AnyEventObject,
) =>
  responseFrom(event).updates.filter(({ id, at }) =>
    receivedIds === null
      ? failures > 0 || at > NOW - UPDATES_OVERLAP
      : !receivedIds.includes(id),
  );

const addsUpdates: Expectation = {
  when: ({ context, event }) => newUpdatesIn(context, event).length > 0,
  effects: "announceUpdates",
  check: ({ before, after, event }) => {
    const newUpdates = newUpdatesIn(before.context, event);
    expect(after.context.newUpdates).toEqual(newUpdates);
    for (const { id } of responseFrom(event).updates)
      expect(after.context.receivedIds).toContain(id);
    // The first response causes no notice, because the page has just loaded the current state.
    const expectedUpdates =
      before.context.receivedIds === null ? [] : newUpdates;
    const isInvestor = after.context.userType === "investor";
    // With the updates in the plan, investors are notified only of new matches, and investees only of decisions.
    const notices = expectedUpdates.filter(
      ({ kind }) => (kind === "pending") === isInvestor,
    );
    expect(after.context.notices.map(({ id }) => id)).toEqual(
      [...before.context.notices, ...notices]
        .map(({ id }) => id)
        .slice(-MAX_VISIBLE_NOTICES),
    );
  },
};
const addsNoUpdates: Expectation = {
  check: ({ before, after, event }) => {
    expect(newUpdatesIn(before.context, event)).toEqual([]);
    expect(after.context.notices).toEqual(before.context.notices);
    for (const { id } of responseFrom(event).updates)
      expect(after.context.receivedIds).toContain(id);
  },
};
const countsInterruption: Expectation = {
  to: "loggedIn.connection.waiting",
  context: ({ before }) => ({ failures: before.context.failures + 1 }),
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
      tags: "inactive",
      context: { email: null, receivedIds: null, notices: [], failures: 0 },
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
            context: ({ before }) => ({
              receivedIds: before.context.receivedIds,
              notices: [],
            }),
          },
          {
            to: "loggedIn",
            reenter: true,
            context: ({ event }) => ({
              email: event.email,
              receivedIds: null,
              notices: [],
            }),
          },
        ],
        "member.loggedOut": { to: "loggedOut", context: { userType: null } },
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
        "stream.updated": [
          { to: "loggedIn.connection.streaming.open", ...addsUpdates },
          { to: "loggedIn.connection.streaming.open", ...addsNoUpdates },
        ],
      },
      after: { connectTimeout: countsInterruption },
    },
    "loggedIn.connection.streaming.open": {
      tags: "live",
      after: { stableAfter: { context: { failures: 0 } } },
    },
    "loggedIn.connection.streaming.open.listening": {
      check: ({ snapshot }) =>
        expect(snapshot.context.receivedIds).not.toBeNull(),
      on: {
        "stream.updated": [
          {
            to: "loggedIn.connection.streaming.open.listening",
            reenter: true,
            ...addsUpdates,
          },
          {
            to: "loggedIn.connection.streaming.open.listening",
            reenter: true,
            ...addsNoUpdates,
          },
        ],
        "stream.heartbeat": {
          to: "loggedIn.connection.streaming.open.listening",
          reenter: true,
        },
      },
      after: { heartbeatTimeout: countsInterruption },
    },
    "loggedIn.connection.waiting": {
      tags: "polling",
      on: {
        "page.idle": suspends,
        "page.shown": fetchesUpdates,
        "network.lost": goesOffline,
        "network.restored": fetchesUpdates,
      },
      after: { pollDelay: fetchesUpdates },
    },
    "loggedIn.connection.polling": {
      tags: "polling",
      calls: "fetchUpdates",
      on: { "page.idle": suspends, "network.lost": goesOffline },
      onDone: [
        { to: "loggedIn.connection.streaming", ...addsUpdates },
        { to: "loggedIn.connection.streaming", ...addsNoUpdates },
      ],
      onError: countsInterruption,
    },
    "loggedIn.connection.offline": {
      tags: "inactive",
      on: { "network.restored": startsStream, "page.idle": suspends },
    },
    "loggedIn.connection.suspended": {
      tags: "inactive",
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
      check: ({ snapshot }) => {
        expect(snapshot.context.notices.length).toBeGreaterThan(0);
        expect(snapshot.context.notices.length).toBeLessThanOrEqual(
          MAX_VISIBLE_NOTICES,
        );
      },
      on: {
        "updates.received": {
          to: "loggedIn.notices.shown",
          reenter: true,
        },
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
    "the page never shows more than the maximum number of notices": ({
      snapshot,
    }) =>
      expect(snapshot.context.notices.length).toBeLessThanOrEqual(
        MAX_VISIBLE_NOTICES,
      ),
  },
});
