import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import {
  NOTICE_DURATION,
  UPDATES_CONNECT_TIMEOUT,
  UPDATES_HIDDEN_TIMEOUT,
  UPDATES_IDLE_TIMEOUT,
  UPDATES_STABLE_AFTER,
} from "../../../contract/constants.ts";
import {
  liveUpdatesMachine,
  waitAfterCuts,
} from "../../../machines/live-updates/chart.ts";
import { randomWalks, walkMachine } from "../../support/walker/index.ts";
import type { TransitionExpectation } from "../../support/walker/model.ts";
import { events, liveUpdatesPlan, NOW } from "./plan.ts";

type Expectation = TransitionExpectation<typeof liveUpdatesMachine>;

/** The response of an event, and its updates that are new to this page: by id, and in the first response by time. */
const responseIn = (event: AnyEventObject) =>
  (event.response ?? event.output) as {
    updates: readonly { id: string; kind: string; at: number }[];
  };
const newIn = (seen: readonly string[] | null, event: AnyEventObject) =>
  responseIn(event).updates.filter(({ id, at }) =>
    seen === null ? at > NOW - 30_000 : !seen.includes(id),
  );

const addsUpdates: Expectation = {
  when: ({ before, event }) => newIn(before.context.seen, event).length > 0,
  effects: [["announceUpdates"]],
  check: ({ before, after, event }) => {
    const fresh = newIn(before.context.seen, event);
    expect(after.context.fresh).toEqual(fresh);
    for (const { id } of responseIn(event).updates)
      expect(after.context.seen).toContain(id);
    // The first response announces nothing, because the page has just loaded the current state.
    const expectedUpdates = before.context.seen === null ? [] : fresh;
    const isInvestor = after.context.userType === "investor";
    // Investors are notified about pending matches, investees about the outcome; at most three lines.
    const lines = expectedUpdates.filter(
      ({ kind }) => (kind === "pending") === isInvestor,
    );
    expect(after.context.news.map(({ id }) => id)).toEqual(
      [...before.context.news, ...lines].map(({ id }) => id).slice(-3),
    );
  },
};
const addsNoUpdates: Expectation = {
  check: ({ before, after, event }) => {
    expect(newIn(before.context.seen, event)).toEqual([]);
    expect(after.context.news).toEqual(before.context.news);
    for (const { id } of responseIn(event).updates)
      expect(after.context.seen).toContain(id);
  },
};
const countsInterruption: Expectation = {
  stops: ["openStream"],
  context: ({ before }) => ({ cuts: before.context.cuts + 1 }),
};
const fetches: Expectation = {
  calls: [["fetchUpdates"]],
  context: "unchanged",
};
const opensStream: Expectation = {
  calls: [["openStream"]],
  context: "unchanged",
};
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
    "updates that arrived while the page was hidden are shown when it becomes visible":
      "member.came#1 › stream.updated#1 › page.left › page.shown › stream.updated#2 › after newsShown",
    "updates that arrived while the stream was interrupted are fetched":
      "member.came#1 › stream.updated#1 › stream.cut › after pollWait › fetchUpdates done#2 › news.read#1",
  },
  states: {
    away: {
      tags: ["resting"],
      context: { email: null, seen: null, news: [], cuts: 0 },
      cannot: [{ type: "stream.beat" }],
    },
    "present.line.attached.connecting": { notTags: ["live", "polling"] },
    "present.line.attached.open.listening": {
      tags: ["live"],
      check: ({ snapshot }) => expect(snapshot.context.seen).not.toBeNull(),
    },
    "present.line.waiting": { tags: ["polling"], notTags: ["live"] },
    "present.line.asking": { tags: ["polling"], notTags: ["live"] },
    "present.line.offline": { tags: ["resting"], notTags: ["live", "polling"] },
    "present.line.asleep": { tags: ["resting"], notTags: ["live", "polling"] },
    "present.attention.front": { can: [{ type: "page.hidden" }] },
    "present.attention.behind": { can: [{ type: "page.shown" }] },
    "present.attention.forgotten": { can: [{ type: "page.shown" }] },
    "present.news.none": { context: { news: [] } },
    "present.news.shown": ({ snapshot }) => {
      expect(snapshot.context.news.length).toBeGreaterThan(0);
      expect(snapshot.context.news.length).toBeLessThanOrEqual(3);
    },
  },
  transitions: {
    "away --member.came--> present": {
      calls: [["watchPage"], ["openStream"]],
      context: ({ event }) => ({
        email: event.email,
        userType: event.userType,
        jitter: event.jitter,
        seen: null,
      }),
    },
    "present --member.came [isSameMember]--> present": {
      when: ({ before, event }) => event.email === before.context.email,
      calls: [["watchPage"], ["openStream"]],
      stops: ({ stops }) => stops,
      context: ({ before }) => ({ seen: before.context.seen, news: [] }),
    },
    "present --member.came [else]--> present": {
      calls: [["watchPage"], ["openStream"]],
      stops: ({ stops }) => stops,
      context: ({ event }) => ({ email: event.email, seen: null, news: [] }),
    },
    "present --member.left--> away": {
      stops: ({ stops }) => stops,
      context: { email: null, userType: null, seen: null, news: [] },
    },
    "present --onError(watchPage)--> (ignored)": unchanged,
    "present.line.attached --stream.cut--> present.line.waiting": {
      ...countsInterruption,
      context: ({ before, event }) => ({
        cuts: before.context.cuts + 1,
        jitter: event.jitter,
      }),
    },
    "present.line.attached --stream.crowded--> present.line.waiting": {
      stops: ["openStream"],
      check: ({ after }) =>
        expect(waitAfterCuts({ ...after.context, jitter: 1 })).toBe(15_000),
    },
    "present.line.attached --page.forgotten--> present.line.asleep":
      stopsStream,
    "present.line.attached --network.lost--> present.line.offline": stopsStream,
    "present.line.attached --onError(openStream)--> present.line.waiting": {
      context: ({ before }) => ({ cuts: before.context.cuts + 1 }),
    },
    "present.line.attached.connecting --stream.updated [bringsNew]--> present.line.attached.open":
      addsUpdates,
    "present.line.attached.connecting --stream.updated [else]--> present.line.attached.open":
      addsNoUpdates,
    "present.line.attached.connecting --after(updatesPatience)--> present.line.waiting":
      { ...countsInterruption, after: UPDATES_CONNECT_TIMEOUT },
    "present.line.attached.open --after(updatesSteady)--> (stays)": {
      after: UPDATES_STABLE_AFTER,
      context: { cuts: 0 },
    },
    "present.line.attached.open.listening --stream.updated [bringsNew]--> present.line.attached.open.listening":
      addsUpdates,
    "present.line.attached.open.listening --stream.updated [else]--> present.line.attached.open.listening":
      { ...addsNoUpdates, context: "unchanged" },
    "present.line.attached.open.listening --stream.beat--> present.line.attached.open.listening":
      unchanged,
    "present.line.attached.open.listening --after(updatesSilence)--> present.line.waiting":
      { ...countsInterruption, after: UPDATES_IDLE_TIMEOUT },
    "present.line.waiting --page.forgotten--> present.line.asleep": unchanged,
    "present.line.waiting --page.shown--> present.line.asking": fetches,
    "present.line.waiting --network.lost--> present.line.offline": unchanged,
    "present.line.waiting --network.back--> present.line.asking": fetches,
    "present.line.waiting --after(pollWait)--> present.line.asking": {
      ...fetches,
      after: ({ before }) => waitAfterCuts(before.context),
    },
    "present.line.asking --page.forgotten--> present.line.asleep": stopsFetch,
    "present.line.asking --network.lost--> present.line.offline": stopsFetch,
    "present.line.asking --onDone(fetchUpdates) [bringsNew]--> present.line.attached":
      { ...addsUpdates, calls: [["openStream"]] },
    "present.line.asking --onDone(fetchUpdates) [else]--> present.line.attached":
      { ...addsNoUpdates, calls: [["openStream"]] },
    "present.line.asking --onError(fetchUpdates)--> present.line.waiting": {
      context: ({ before }) => ({ cuts: before.context.cuts + 1 }),
    },
    "present.line.offline --network.back--> present.line.attached": opensStream,
    "present.line.offline --page.forgotten--> present.line.asleep": unchanged,
    "present.line.asleep --page.shown--> present.line.attached": opensStream,
    "present.attention.front --page.hidden--> present.attention.behind":
      unchanged,
    "present.attention.front --page.left--> present.attention.forgotten":
      unchanged,
    "present.attention.behind --page.shown--> present.attention.front":
      unchanged,
    "present.attention.behind --page.left--> present.attention.forgotten":
      unchanged,
    "present.attention.behind --after(updatesHidden)--> present.attention.forgotten":
      { after: UPDATES_HIDDEN_TIMEOUT, context: "unchanged" },
    "present.attention.forgotten --page.shown--> present.attention.front":
      unchanged,
    "present.news.none --updates.came [hasNews]--> present.news.shown": {
      when: ({ before }) => before.context.news.length > 0,
      context: "unchanged",
    },
    "present.news.shown --updates.came--> present.news.shown": unchanged,
    "present.news.shown --news.read [isLastNews]--> present.news.none": {
      when: ({ before, event }) =>
        before.context.news.every(({ id }) => id === event.id),
      context: { news: [] },
    },
    "present.news.shown --news.read [else]--> (stays)": {
      check: ({ before, after, event }) =>
        expect(after.context.news).toEqual(
          before.context.news.filter(({ id }) => id !== event.id),
        ),
    },
    "present.news.shown --after(newsShown)--> present.news.none": {
      after: NOTICE_DURATION,
      context: { news: [] },
    },
  },
});

randomWalks(liveUpdatesMachine, {
  events,
  invariants: {
    "without a login nothing is fetched or shown": ({ snapshot }) => {
      if (snapshot.matches("away"))
        expect(snapshot.context).toMatchObject({ email: null, news: [] });
      else expect(snapshot.context.email).not.toBeNull();
    },
    "no more than three updates are shown": ({ snapshot }) =>
      expect(snapshot.context.news.length).toBeLessThanOrEqual(3),
  },
});
