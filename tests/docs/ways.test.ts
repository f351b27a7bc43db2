import { expect, test } from "vitest";
import { createMachine } from "xstate";
import { durationWords } from "../../scripts/docs/duration-words.ts";
import { shortestWays } from "../../scripts/docs/ways.ts";

test("a way is the shortest one, through states that are only passed", () => {
  const ways = shortestWays(
    createMachine({
      initial: "idle",
      states: {
        idle: { on: { go: "passing", detour: "long" } },
        long: { on: { go: "there" } },
        passing: { always: { target: "there" } },
        there: {},
      },
    }),
  );
  expect(ways.get("there")).toEqual([
    "idle --go--> passing",
    "passing --always--> there",
  ]);
  expect(ways.get("idle")).toEqual([]);
});

test("a transition inside one region leaves the others where they are", () => {
  const region = {
    initial: "off",
    states: { off: { on: { turn: "on" } }, on: {} },
  };
  const ways = shortestWays(
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
  );
  expect(ways.get("lamp.on")).toEqual(["lamp.off --turn--> lamp.on"]);
  expect(ways.get("fan.on")).toEqual(["fan.off --spin--> fan.on"]);
});

test("a compound state is done once its end is reached, and only then", () => {
  const ways = shortestWays(
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
  );
  expect(ways.get("over")).toEqual([
    "working.first --next--> working.last",
    "working --onDone--> over",
  ]);
});

test.each([
  [300, "300 milliseconds"],
  [1_500, "1.5 seconds"],
  [60_000, "1 minute"],
  [300_000, "5 minutes"],
  [86_400_000, "1 day"],
])("%i milliseconds are said as %s", (milliseconds, words) => {
  expect(durationWords(milliseconds)).toBe(words);
});
