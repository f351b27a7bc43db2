import { expect, test } from "vitest";
import { assign, createMachine, setup } from "xstate";
import { formatDuration } from "../src/show/duration-words.ts";
import { pathsToStates } from "../src/show/short-paths.ts";

test("the path to a state is one of the shortest, and includes the transitions of transient states", () => {
  const paths = pathsToStates(
    createMachine({
      initial: "idle",
      states: {
        idle: { on: { go: "passing", detour: "long" } },
        long: { on: { go: "there" } },
        passing: { always: { target: "there" } },
        there: {},
      },
    }),
    { events: { go: [{}], detour: [{}] } },
  );
  expect(paths.get("there")).toEqual([
    "idle --go--> passing",
    "passing --always--> there",
  ]);
  expect(paths.get("idle")).toEqual([]);
});

test("the path to a state of one region omits unrelated transitions of other regions", () => {
  const region = {
    initial: "off",
    states: { off: { on: { turn: "on" } }, on: {} },
  };
  const paths = pathsToStates(
    createMachine({
      type: "parallel",
      states: {
        lamp: region,
        fan: {
          ...region,
          states: { off: { on: { spin: "on" } }, on: { type: "final" } },
        },
      },
    }),
    { events: { turn: [{}], spin: [{}] } },
  );
  expect(paths.get("lamp.on")).toEqual(["lamp.off --turn--> lamp.on"]);
  expect(paths.get("fan.on")).toEqual(["fan.off --spin--> fan.on"]);
});

test("a compound state is done only when its final state is reached", () => {
  const paths = pathsToStates(
    createMachine({
      initial: "working",
      states: {
        working: {
          initial: "first",
          states: { first: { on: { next: "last" } }, last: { type: "final" } },
          onDone: { target: "over" },
        },
        over: {},
      },
    }),
    { events: { next: [{}] } },
  );
  expect(paths.get("over")).toEqual([
    "working.first --next--> working.last",
    "working --onDone--> over",
  ]);
});

test("the guards allow every step of a path", () => {
  const paths = pathsToStates(
    setup({
      types: { context: {} as { requests: number } },
      guards: { isThird: ({ context }) => context.requests === 2 },
      actions: {
        count: assign({ requests: ({ context }) => context.requests + 1 }),
      },
    }).createMachine({
      context: { requests: 0 },
      initial: "open",
      states: {
        open: {
          on: {
            ask: [{ guard: "isThird", target: "shut" }, { actions: "count" }],
          },
        },
        shut: {},
      },
    }),
    { events: { ask: [{}] } },
  );
  expect(paths.get("shut")).toEqual([
    "open --ask [else]--> (stays)",
    "open --ask [else]--> (stays)",
    "open --ask [isThird]--> shut",
  ]);
});

test.each([
  [300, "300 milliseconds"],
  [1_500, "1.5 seconds"],
  [60_000, "1 minute"],
  [300_000, "5 minutes"],
  [86_400_000, "1 day"],
])("%i milliseconds are formatted as %s", (milliseconds, words) => {
  expect(formatDuration(milliseconds)).toBe(words);
});

test("the search for an unreachable state stops at the limit, even if the context grows indefinitely", () => {
  const counter = setup({
    types: { context: {} as { count: number } },
    actions: { count: assign({ count: ({ context }) => context.count + 1 }) },
    guards: { alwaysFalse: () => false },
  }).createMachine({
    context: { count: 0 },
    initial: "counting",
    states: {
      counting: {
        on: {
          more: { actions: "count" },
          end: { guard: "alwaysFalse", target: "ended" },
        },
      },
      ended: {},
    },
  });
  const plan = { events: { more: [{}], end: [{}] }, limits: { steps: 100 } };
  expect([...pathsToStates(counter, plan).keys()]).toEqual(["counting"]);
});
