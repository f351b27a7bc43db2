import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { createActor, fromPromise, fromTransition, not, setup } from "xstate";
import { trafficLight, trafficLightPlan } from "../examples/traffic-light.ts";
import { mutantsOf } from "../src/run/chart-mutants.ts";
import type { AnyModel } from "../src/run/model.ts";
import { testModelMutants } from "../src/run/mutants.ts";
import { mutantReport } from "../src/show/chart-scores.ts";
import { doorMachine } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

const complete = doorModel as unknown as AnyModel;
const survivorsOf = (model: AnyModel) =>
  testModelMutants(doorMachine, model).survivors;
const mutantOf = (mutantName: string) => {
  const mutant = mutantsOf(doorMachine).find(({ name }) => name === mutantName);
  if (!mutant) throw new Error(`there is no mutant "${mutantName}"`);
  return mutant.machine.root;
};

describe("mutants of a chart", () => {
  test("have unique names, remove an action, a tag or an input, and change a guard or a delay", () => {
    const names = mutantsOf(doorMachine).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "without busy in tags of lock.checking",
        "without openLatch in entry of lock.open",
        "without storeCode in lock.idle --code.changed--> branch 1",
        "without resetTries in lock.checking --onDone(check)--> branch 1",
        "without ring in lock.greeting --always--> branch 1",
        "without resetTries in lock.lockedOut --lockout--> branch 1",
        "without input of check of lock.checking",
        "guard isVip is negated",
        "guard isVip is always true",
        "guard isVip is always false",
        "delay doorShuts is a millisecond longer",
      ]),
    );
  });

  test("remove a transition, an actor or a timer", () => {
    const withoutBranch = mutantOf(
      "without lock.idle --code.submitted--> branch 1",
    );
    const idle = withoutBranch.states.lock?.states.idle;
    expect(idle?.transitions.get("code.submitted")).toMatchObject([
      { guard: undefined, target: undefined },
    ]);
    const withoutRemoval = mutantOf(
      "without lock.checking --door.removed--> branch 1",
    );
    const checking = withoutRemoval.states.lock?.states.checking;
    expect(checking?.events).not.toContain("door.removed");
    expect(
      mutantOf("without invoke watchPower of lamp").states.lamp?.invoke,
    ).toEqual([]);
    const withoutTimer = mutantOf("without lock.open --doorShuts--> branch 1");
    expect(withoutTimer.states.lock?.states.open?.after).toEqual([]);
  });

  test("change the target of a transition or the initial state", () => {
    const redirected = mutantOf(
      "lock.open --doorShuts--> branch 1 leads to lock.checking",
    ).states.lock?.states;
    expect(redirected?.open?.after[0]?.target).toEqual([redirected?.checking]);
    const changedStart = mutantOf("lock begins in checking").states.lock;
    expect(changedStart?.initial.target).toEqual([
      changedStart?.states.checking,
    ]);
  });

  test("change whether a transition re-enters a state, but only where that has an effect", () => {
    const names = mutantsOf(doorMachine).map(({ name }) => name);
    expect(names.filter((name) => name.includes("reenter"))).toEqual([
      "lock.open --door.pushed--> branch 1 does not reenter",
      "lamp --power.lost--> branch 1 reenters",
      "lamp --onError(watchPower)--> branch 1 reenters",
    ]);
  });

  test("change the actions of an initial transition, transitions of actors without an id, and combined guards", () => {
    const machine = setup({
      actors: {
        feed: fromTransition((state) => state, { count: 0 }),
        load: fromPromise(async () => {}),
      },
      actions: { log: () => {}, show: () => {} },
      guards: { isOpen: () => true, isShut: not("isOpen") },
    }).createMachine({
      id: "radio",
      initial: { target: "on", actions: ["log", "show"] },
      states: {
        on: {
          invoke: [
            { src: "feed", onSnapshot: { actions: "show" } },
            { src: "load", onDone: "off" },
          ],
          always: { guard: "isShut", target: "off" },
        },
        off: {},
      },
    });
    const mutants = mutantsOf(machine);
    expect(mutants.map(({ name }) => name)).toEqual([
      "without log in initial of (root)",
      "without show in initial of (root)",
      "(root) begins in off",
      "without invoke 0.radio.on of on",
      "without invoke 1.radio.on of on",
      "without on --always--> branch 1",
      "on --always--> branch 1 leads to on",
      "without on --onSnapshot(0.radio.on)--> branch 1",
      "without show in on --onSnapshot(0.radio.on)--> branch 1",
      "without on --onDone(1.radio.on)--> branch 1",
      "on --onDone(1.radio.on)--> branch 1 leads to on",
      "guard isOpen is negated",
      "guard isOpen is always true",
      "guard isOpen is always false",
      "guard isShut is negated",
      "guard isShut is always true",
      "guard isShut is always false",
    ]);
    const startOf = (mutant: string) => {
      const found = mutants.find(({ name }) => name === mutant);
      return found && createActor(found.machine).getSnapshot().value;
    };
    expect(startOf("without log in initial of (root)")).toBe("on");
    expect(startOf("guard isShut is negated")).toBe("off");
    expect(startOf("guard isShut is always true")).toBe("off");
  });

  test("do not survive a complete model", () => {
    expect(survivorsOf(complete)).toEqual([]);
  });

  test("are also counted if they are found without the expectations of the model, on request", () => {
    const { total, foundByDefault } = testModelMutants(
      trafficLight,
      {
        ...trafficLightPlan,
        delays: { stopTime: 20_000, goTime: 15_000, cautionTime: 3_000 },
      } as unknown as AnyModel,
      true,
    );
    expect(foundByDefault).toBeGreaterThan(0.4 * total);
    expect(foundByDefault).toBeLessThan(total);
  });

  test("survive if only a missing expectation, the `when` of an expectation, or a story detects them", () => {
    const { stories: _stories, ...withoutStories } = complete;
    const { onError, ...checking } = complete.expect?.["lock.checking"] ?? {};
    const [first, second, third] = onError as unknown as object[];
    const weaker = {
      ...withoutStories,
      expect: {
        ...complete.expect,
        "lock.lockedOut": { after: { lockout: "lock.idle" } },
        "lock.checking": {
          ...checking,
          onError: [first, { ...second, when: undefined }, third],
        },
      },
    } as AnyModel;
    expect(survivorsOf(weaker)).toEqual([
      "without resetTries in lock.checking --onDone(check)--> branch 1",
      "without locked in tags of lock.lockedOut",
      "without resetTries in lock.lockedOut --lockout--> branch 1",
      "guard isWrong is negated",
    ]);
  });

  test("are not tested with a model that fails for the original chart", () => {
    const broken = { ...complete, delays: { lockout: 1 } } as AnyModel;
    expect(() => survivorsOf(broken)).toThrow(
      "The tests of door fail without a mutation.",
    );
  });
});

test("a chart without mutants has a score of 100%", () => {
  const { text, percent } = mutantReport([
    { machine: "door", total: 0, survivors: [] },
  ]);
  expect(percent).toBe(100);
  expect(text).not.toContain("NaN");
});

test("the report counts the mutants that are detected without the expectations, on request", () => {
  const { text } = mutantReport([
    { machine: "door", total: 6, survivors: ["without a"], foundByDefault: 3 },
  ]);
  expect(text).toContain("3 without expectations,     2 only with them");
});

test("the report lists every undetected mutant and the total score", () => {
  const { text, percent } = mutantReport([
    { machine: "door", total: 6, survivors: ["without a"] },
    { machine: "lift", total: 4, survivors: [] },
  ]);
  expect(percent).toBe(90);
  expect(text.split("\n")).toEqual([
    "door: without a",
    "",
    "door         5/6   83.3 %",
    "lift         4/4  100.0 %",
    "all         9/10   90.0 %",
  ]);
});
