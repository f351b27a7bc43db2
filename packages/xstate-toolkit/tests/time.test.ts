import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { assign, raise, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";
import { StepClock } from "../src/plan/step-clock.ts";
import type { AnyModel } from "../src/run/model.ts";
import { ModelTest } from "../src/run/model-test.ts";

describe("the clock of the live runs", () => {
  test("fires one timer at a time, ordered by due time, then by start time", () => {
    const clock = new StepClock();
    const fired: string[] = [];
    clock.setTimeout(() => fired.push("late"), 20);
    clock.setTimeout(() => fired.push("first"), 10);
    clock.setTimeout(() => fired.push("second"), 10);
    const cleared = clock.setTimeout(() => fired.push("never"), 5);
    clock.clearTimeout(cleared);
    expect(clock.advanceTo(9)).toBe(0);
    expect(clock.fireNext()).toEqual({ delay: 10, at: 10 });
    expect(fired).toEqual(["first"]);
    expect(clock.advanceTo(30)).toBe(2);
    expect(fired).toEqual(["first", "second", "late"]);
    expect(clock.now()).toBe(30);
    expect(() => clock.fireNext()).toThrow("no timer is running");
  });
});

/** Two regions with a timer each. The bell's timer is started three times, the egg's once. */
const kitchen = setup({
  types: {
    context: {} as { rings: number },
    events: {} as { type: "egg.taken" } | { type: "bell.rung" },
  },
  actions: {
    count: assign({ rings: ({ context }) => context.rings + 1 }),
    ringLater: raise({ type: "bell.rung" }, { delay: "bell", id: "bell" }),
  },
  guards: { isThird: ({ context }) => context.rings >= 2 },
  delays: {
    egg: 300,
    bell: ({ context }) => 100 + context.rings,
  },
}).createMachine({
  id: "kitchen",
  type: "parallel",
  context: { rings: 0 },
  states: {
    egg: {
      initial: "soft",
      states: {
        soft: { after: { egg: "hard" }, on: { "egg.taken": "taken" } },
        hard: { on: { "egg.taken": "taken" } },
        taken: {},
      },
    },
    bell: {
      initial: "silent",
      states: {
        silent: {
          entry: "ringLater",
          on: {
            "bell.rung": [
              { guard: "isThird", target: "broken" },
              { target: "silent", reenter: true, actions: "count" },
            ],
          },
        },
        broken: {},
      },
    },
  },
});

describe("the simulated clock of a plan", () => {
  const events = { "egg.taken": [{}], "bell.rung": [] };

  test("advances from timer to timer, in the order in which they are due", () => {
    const { paths } = planPaths(kitchen, { events });
    const all = paths.flatMap(({ steps }) =>
      steps.filter(({ trigger }) => trigger.kind === "time"),
    );
    const times = new Set(all.map(({ text, elapsed }) => `${text} ${elapsed}`));
    expect([...times].sort()).toEqual([
      "after egg 300",
      "bell.rung 100",
      "bell.rung 201",
      "bell.rung 303",
    ]);
  });

  test("shows the same times as the clock of a live actor", () => {
    const modelTest = new ModelTest(kitchen, {
      events,
      delays: { egg: 299 },
    } as AnyModel);
    const errors = modelTest.runAll().flatMap((run) => run.errors);
    expect(errors.map(({ message }) => message)).toEqual([
      expect.stringContaining("expected 300 to be 299"),
    ]);
    modelTest.checkComplete();
  });

  test("fires timers one after the other when they are due at the same time", () => {
    const twoTimers = setup({ delays: { same: 50 } }).createMachine({
      id: "twins",
      type: "parallel",
      states: {
        a: {
          initial: "on",
          states: { on: { after: { same: "off" } }, off: {} },
        },
        b: {
          initial: "on",
          states: { on: { after: { same: "off" } }, off: {} },
        },
      },
    });
    const [path, ...others] = planPaths(twoTimers, { events: {} }).paths;
    expect(others).toEqual([]);
    expect(
      path?.steps.map(({ snapshot, elapsed }) => [snapshot.value, elapsed]),
    ).toEqual([
      [{ a: "off", b: "on" }, 50],
      [{ a: "off", b: "off" }, 50],
    ]);
    const modelTest = new ModelTest(twoTimers, {
      events: {},
    } as AnyModel);
    modelTest.checkComplete();
  });
});
