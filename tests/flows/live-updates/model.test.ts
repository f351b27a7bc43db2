import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import type { TransitionArgs, TransitionExpectation } from "xstate-toolkit/run";
import { randomWalks } from "xstate-toolkit/run";
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
import { walkMachine } from "../../support/walk-machine.ts";
import { events, liveUpdatesPlan, NOW } from "./plan.ts";

type Expectation = TransitionExpectation<typeof liveUpdatesMachine>;

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
  when: ({ before, event }) => newUpdatesIn(before.context, event).length > 0,
  effects: [["announceUpdates"]],
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
  stops: ["openStream"],
  context: ({ before }) => ({ failures: before.context.failures + 1 }),
};
const fetchesUpdates: Expectation = {
  calls: [["fetchUpdates"]],
  context: "unchanged",
};
const opensStream: Expectation = {
  calls: [["openStream"]],
  context: "unchanged",
};
/** Returns the ids of the actors that were running before the transition, in the order in which it stops them. */
const startedActors = ({ before }: TransitionArgs<typeof liveUpdatesMachine>) =>
  Object.keys(before.children).toReversed();
const unchanged: Expectation = { context: "unchanged" };
const stopsStream: Expectation = {
  stops: ["openStream"],
  context: "unchanged",
};
const stopsFetch: Expectation = {
  stops: ["fetchUpdates"],
  context: "unchanged",
};

walkMachine(liveUpdatesMachine, {
  ...liveUpdatesPlan,
  stories: {
    "updates missed while the page is in the back/forward cache are shown after it is restored":
      "member.loggedIn#1 › stream.updated#1 › page.cached › page.shown › stream.updated#2 › after noticeTimeout",
    "updates missed while the stream is interrupted are fetched":
      "member.loggedIn#1 › stream.updated#1 › stream.closed › after pollDelay › fetchUpdates done#2 › notice.dismissed#1",
  },
  states: {
    loggedOut: {
      tags: ["inactive"],
      context: { email: null, receivedIds: null, notices: [], failures: 0 },
      cannot: [{ type: "stream.heartbeat" }],
    },
    "loggedIn.connection.streaming.connecting": {
      notTags: ["live", "polling"],
    },
    "loggedIn.connection.streaming.open.listening": {
      tags: ["live"],
      check: ({ snapshot }) =>
        expect(snapshot.context.receivedIds).not.toBeNull(),
    },
    "loggedIn.connection.waiting": { tags: ["polling"], notTags: ["live"] },
    "loggedIn.connection.polling": { tags: ["polling"], notTags: ["live"] },
    "loggedIn.connection.offline": {
      tags: ["inactive"],
      notTags: ["live", "polling"],
    },
    "loggedIn.connection.suspended": {
      tags: ["inactive"],
      notTags: ["live", "polling"],
    },
    "loggedIn.visibility.visible": { can: [{ type: "page.hidden" }] },
    "loggedIn.visibility.hidden": { can: [{ type: "page.shown" }] },
    "loggedIn.visibility.idle": { can: [{ type: "page.shown" }] },
    "loggedIn.notices.none": { context: { notices: [] } },
    "loggedIn.notices.shown": ({ snapshot }) => {
      expect(snapshot.context.notices.length).toBeGreaterThan(0);
      expect(snapshot.context.notices.length).toBeLessThanOrEqual(
        MAX_VISIBLE_NOTICES,
      );
    },
  },
  transitions: {
    "loggedOut --member.loggedIn--> loggedIn": {
      calls: [["watchPage"], ["openStream"]],
      context: ({ event }) => ({
        email: event.email,
        userType: event.userType,
        jitter: event.jitter,
        receivedIds: null,
      }),
    },
    "loggedIn --member.loggedIn [isSameMember]--> loggedIn": {
      when: ({ before, event }) => event.email === before.context.email,
      calls: [["watchPage"], ["openStream"]],
      stops: startedActors,
      context: ({ before }) => ({
        receivedIds: before.context.receivedIds,
        notices: [],
      }),
    },
    "loggedIn --member.loggedIn [else]--> loggedIn": {
      calls: [["watchPage"], ["openStream"]],
      stops: startedActors,
      context: ({ event }) => ({
        email: event.email,
        receivedIds: null,
        notices: [],
      }),
    },
    "loggedIn --member.loggedOut--> loggedOut": {
      stops: startedActors,
      context: { email: null, userType: null, receivedIds: null, notices: [] },
    },
    "loggedIn.connection.streaming --stream.closed--> loggedIn.connection.waiting":
      {
        ...countsInterruption,
        context: ({ before, event }) => ({
          failures: before.context.failures + 1,
          jitter: event.jitter,
        }),
      },
    "loggedIn.connection.streaming --stream.replaced--> loggedIn.connection.waiting":
      {
        stops: ["openStream"],
        check: ({ after }) =>
          expect(pollDelayOf({ ...after.context, jitter: 1 })).toBe(
            UPDATES_MAX_DELAY,
          ),
      },
    "loggedIn.connection.streaming --page.idle--> loggedIn.connection.suspended":
      stopsStream,
    "loggedIn.connection.streaming --network.lost--> loggedIn.connection.offline":
      stopsStream,
    "loggedIn.connection.streaming --onError(openStream)--> loggedIn.connection.waiting":
      {
        context: ({ before }) => ({ failures: before.context.failures + 1 }),
      },
    "loggedIn.connection.streaming.connecting --stream.updated [hasNewUpdates]--> loggedIn.connection.streaming.open":
      addsUpdates,
    "loggedIn.connection.streaming.connecting --stream.updated [else]--> loggedIn.connection.streaming.open":
      addsNoUpdates,
    "loggedIn.connection.streaming.connecting --after(connectTimeout)--> loggedIn.connection.waiting":
      { ...countsInterruption, after: UPDATES_CONNECT_TIMEOUT },
    "loggedIn.connection.streaming.open --after(stableAfter)--> (stays)": {
      after: UPDATES_STABLE_AFTER,
      context: { failures: 0 },
    },
    "loggedIn.connection.streaming.open.listening --stream.updated [hasNewUpdates]--> loggedIn.connection.streaming.open.listening":
      addsUpdates,
    "loggedIn.connection.streaming.open.listening --stream.updated [else]--> loggedIn.connection.streaming.open.listening":
      { ...addsNoUpdates, context: "unchanged" },
    "loggedIn.connection.streaming.open.listening --stream.heartbeat--> loggedIn.connection.streaming.open.listening":
      unchanged,
    "loggedIn.connection.streaming.open.listening --after(heartbeatTimeout)--> loggedIn.connection.waiting":
      { ...countsInterruption, after: UPDATES_IDLE_TIMEOUT },
    "loggedIn.connection.waiting --page.idle--> loggedIn.connection.suspended":
      unchanged,
    "loggedIn.connection.waiting --page.shown--> loggedIn.connection.polling":
      fetchesUpdates,
    "loggedIn.connection.waiting --network.lost--> loggedIn.connection.offline":
      unchanged,
    "loggedIn.connection.waiting --network.restored--> loggedIn.connection.polling":
      fetchesUpdates,
    "loggedIn.connection.waiting --after(pollDelay)--> loggedIn.connection.polling":
      {
        ...fetchesUpdates,
        after: ({ before }) => pollDelayOf(before.context),
      },
    "loggedIn.connection.polling --page.idle--> loggedIn.connection.suspended":
      stopsFetch,
    "loggedIn.connection.polling --network.lost--> loggedIn.connection.offline":
      stopsFetch,
    "loggedIn.connection.polling --onDone(fetchUpdates) [hasNewUpdates]--> loggedIn.connection.streaming":
      { ...addsUpdates, calls: [["openStream"]] },
    "loggedIn.connection.polling --onDone(fetchUpdates) [else]--> loggedIn.connection.streaming":
      { ...addsNoUpdates, calls: [["openStream"]] },
    "loggedIn.connection.polling --onError(fetchUpdates)--> loggedIn.connection.waiting":
      {
        context: ({ before }) => ({ failures: before.context.failures + 1 }),
      },
    "loggedIn.connection.offline --network.restored--> loggedIn.connection.streaming":
      opensStream,
    "loggedIn.connection.offline --page.idle--> loggedIn.connection.suspended":
      unchanged,
    "loggedIn.connection.suspended --page.shown--> loggedIn.connection.streaming":
      opensStream,
    "loggedIn.visibility.visible --page.hidden--> loggedIn.visibility.hidden":
      unchanged,
    "loggedIn.visibility.visible --page.cached--> loggedIn.visibility.idle":
      unchanged,
    "loggedIn.visibility.hidden --page.shown--> loggedIn.visibility.visible":
      unchanged,
    "loggedIn.visibility.hidden --page.cached--> loggedIn.visibility.idle":
      unchanged,
    "loggedIn.visibility.hidden --after(hiddenTimeout)--> loggedIn.visibility.idle":
      { after: UPDATES_HIDDEN_TIMEOUT, context: "unchanged" },
    "loggedIn.visibility.idle --page.shown--> loggedIn.visibility.visible":
      unchanged,
    "loggedIn.notices.none --updates.received [hasNotices]--> loggedIn.notices.shown":
      {
        when: ({ before }) => before.context.notices.length > 0,
        context: "unchanged",
      },
    "loggedIn.notices.shown --updates.received--> loggedIn.notices.shown":
      unchanged,
    "loggedIn.notices.shown --notice.dismissed [isLastNotice]--> loggedIn.notices.none":
      {
        when: ({ before, event }) =>
          before.context.notices.every(({ id }) => id === event.id),
        context: { notices: [] },
      },
    "loggedIn.notices.shown --notice.dismissed [else]--> (stays)": {
      check: ({ before, after, event }) =>
        expect(after.context.notices).toEqual(
          before.context.notices.filter(({ id }) => id !== event.id),
        ),
    },
    "loggedIn.notices.shown --after(noticeTimeout)--> loggedIn.notices.none": {
      after: NOTICE_DURATION,
      context: { notices: [] },
    },
  },
});

randomWalks(liveUpdatesMachine, {
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
