import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { assign, createMachine, fromPromise, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";
import type { AnyModel } from "../src/run/model.ts";
import { ModelTest } from "../src/run/model-test.ts";
import { doorMachine } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";
import { bareModelTest, doorWith, errorsOf } from "./door/door-model-tests.ts";

describe("the complete model of the door", () => {
  const modelTest = doorWith({});

  test("has complete coverage and no problems", () => {
    expect(modelTest.chartProblems).toEqual([]);
    expect(modelTest.modelProblems).toEqual([]);
    expect(modelTest.plan.missing).toEqual([]);
    expect(errorsOf(modelTest)).toBe("");
    modelTest.checkComplete();
    expect(modelTest.coverage()).toMatchObject({
      machine: "door",
      states: { total: 10, covered: 10 },
      transitions: { total: 19, covered: 19 },
      branches: { total: 8, covered: 8 },
    });
  });
});

describe("unreachable goals are reported", () => {
  const chart = setup({
    types: { events: {} as { type: "a" } | { type: "b" } },
    guards: { alwaysTrue: () => true, alwaysFalse: () => false },
  }).createMachine({
    id: "sign",
    initial: "off",
    states: {
      off: {
        description: "Off.",
        on: {
          a: [{ guard: "alwaysTrue", target: "on" }, { target: "off" }],
          b: { guard: "alwaysFalse", target: "broken" },
        },
      },
      on: { description: "On.", on: { a: "off" } },
      broken: { description: "Broken." },
    },
  });

  test("transitions, a state, and the false outcome of a guard", () => {
    expect(() =>
      planPaths(chart, { events: { a: [{}], b: [{}] }, strict: true }),
    ).toThrow(
      [
        "sign:",
        '  - the guard of "off --a [alwaysTrue]--> on" is never false',
        '  - transition "off --a [else]--> off" is never taken',
        '  - transition "off --b [alwaysFalse]--> broken" is never taken',
        '  - the machine never rests in state "broken"',
      ].join("\n"),
    );
  });

  test("a guard that is never false, in the live runs", () => {
    const modelTest = bareModelTest(chart, { a: [{}], b: [{}] });
    expect(() => modelTest.checkComplete()).toThrow(
      'the guard of "off --a [alwaysTrue]--> on" is never false',
    );
  });

  test("excluded goals are not reported as missing", () => {
    const modelTest = new ModelTest(chart, {
      events: { a: [{}], b: [{}] },
      exclude: [
        'the guard of "off --a [alwaysTrue]--> on" is never false',
        'transition "off --a [else]--> off" is never taken',
        'transition "off --b [alwaysFalse]--> broken" is never taken',
        'the machine never rests in state "broken"',
      ],
    });
    expect(modelTest.plan.missing).toEqual([]);
    expect(() => modelTest.checkComplete()).not.toThrow();
  });

  test("a payload that no path can send", () => {
    const unreachable = createMachine({
      initial: "on",
      states: { on: {}, off: { on: { a: "on" } } },
    });
    const modelTest = bareModelTest(unreachable, { a: [{}] });
    expect(modelTest.plan.missing).toContain(
      'case 1 of event "a" is never sent',
    );
  });

  test("goals that a search did not reach before its limit", () => {
    const counter = setup({
      types: { context: {} as { n: number }, events: {} as { type: "up" } },
      actions: { count: assign({ n: ({ context }) => context.n + 1 }) },
      guards: { isHigh: ({ context }) => context.n > 1_000 },
    }).createMachine({
      id: "counter",
      context: { n: 0 },
      initial: "low",
      states: {
        low: {
          description: "Low.",
          always: { guard: "isHigh", target: "high" },
          on: { up: { actions: "count" } },
        },
        high: { description: "High." },
      },
    });
    const events = { up: [{}] };
    expect(() =>
      planPaths(counter, { events, limits: { steps: 100 }, strict: true }),
    ).toThrow(
      /counter: \(the search stopped at its limit, after 100 steps.*\)\n {2}- transition "low --always \[isHigh\]--> high" is never taken/,
    );
    expect(planPaths(counter, { events }).paths[0]?.steps).toHaveLength(1_001);
    expect(() =>
      planPaths(counter, {
        events,
        strict: true,
        stateKey: ({ snapshot }) => Math.min(snapshot.context.n, 5),
      }),
    ).toThrow(/counter:\n {2}- transition "low --always \[isHigh\]--> high"/);
  });
});

test("a search for pairs that stops at its limit is reported as an error", () => {
  const errorsWith = (steps: number) =>
    new ModelTest(doorMachine, {
      ...doorModel,
      limits: { steps },
    } as unknown as AnyModel)
      .runPairs()
      .errors.map(({ message }) => message);
  expect(errorsWith(10_000)).toEqual([]);
  expect(errorsWith(10)).toEqual([
    expect.stringContaining(
      "door: (the search stopped at its limit, after 10 steps",
    ),
  ]);
});

test("a model can give a name to an invoked actor that has no explicit id", () => {
  const loading = setup({
    actors: { load: fromPromise(async () => "ok") },
  }).createMachine({
    id: "list",
    initial: "loading",
    states: {
      loading: {
        description: "Loading.",
        invoke: { src: "load", onDone: "loaded", onError: "failed" },
      },
      loaded: { type: "final" },
      failed: { type: "final" },
    },
  });
  const modelTest = new ModelTest(loading, {
    events: {
      "xstate.done.actor.loader": [{ output: "a" }, { output: "b" }],
      "xstate.error.actor.loader": [{ error: new Error("failed") }],
    },
    actors: { loader: "0.list.loading" },
  } as AnyModel);
  expect(modelTest.modelProblems.join("\n")).not.toContain("loader");
  expect(() => modelTest.checkComplete()).not.toThrow();
});

describe("omissions and mistakes in a model are reported", () => {
  test("an event without a binding, unless an expectation mentions it, because it may have no payload", () => {
    expect(bareModelTest(doorMachine).modelProblems).toContain(
      'event "power.lost" has no binding in events',
    );
    const modelTest = doorWith({ events: { "power.lost": undefined } });
    expect(modelTest.modelProblems).toEqual([]);
    modelTest.checkComplete();
    expect(() =>
      planPaths(doorMachine, {
        input: { tries: 0 },
        events: {},
        strict: true,
      }),
    ).toThrow('event "xstate.done.actor.check" has no binding in events');
  });

  test("in a complete model, a state, a transition or a delay without an expectation", () => {
    const incomplete = (complete: boolean) =>
      doorWith({
        expect: { "lock.lockedOut": undefined },
        delays: { lockout: undefined },
        ...(complete && { complete }),
      }).modelProblems;
    expect(incomplete(false)).toEqual([]);
    expect(incomplete(true)).toEqual([
      "expect has no state lock.lockedOut",
      "expect has no state lock.removed",
      "expect has no transition lock.lockedOut --after(lockout)--> lock.idle",
      "delays has no lockout",
    ]);
  });

  test("a check that makes no assertion, or is async", () => {
    const modelTest = doorWith({
      expect: {
        "lock.lockedOut": { check: () => {} },
        "lamp.bright": {
          on: {
            "lamp.switched": {
              to: "lamp.dark",
              check: async () => expect(1).toBe(1),
            },
          },
        },
      },
      invariants: { silent: () => {} },
    });
    const errors = errorsOf(modelTest);
    expect(errors).toContain(
      'the check of state "lock.lockedOut" made no assertion',
    );
    expect(errors).toContain(
      'the check of transition "lamp.bright --lamp.switched--> lamp.dark" is async',
    );
    expect(errors).toContain('the invariant "silent" made no assertion');
  });

  test("facts that the definition contradicts, each in one sentence", () => {
    const modelTest = doorWith({
      expect: {
        lock: { initial: "lock.open" },
        "lock.checking": {
          tags: ["busy", "locked"],
          on: { "door.removed": { context: { tries: 0 } } },
        },
        "lock.idle": { on: { "code.submitted": "lock.checking" } },
        "lamp.bright": {
          on: { "lamp.switched": { when: () => true, reenter: true } },
        },
      },
    });
    expect(modelTest.modelProblems).toEqual([
      "the initial state of lock: expected lock.open, but the machine has lock.idle",
      "lock.idle lists 1 branches of code.submitted, but the machine has 2",
      "the tags of lock.checking: expected busy, locked, but the machine has busy",
      "lock.checking --door.removed--> (ignored) has no action that could change the context",
      "the target of lamp.bright --lamp.switched--> lamp.dark: expected none, but the machine has lamp.dark",
      "lamp.bright --lamp.switched--> lamp.dark does not reenter its target",
      "lamp.bright --lamp.switched--> lamp.dark has a when, but no guard",
    ]);
  });

  test("a call at the start that is not expected", () => {
    const modelTest = doorWith({ expect: { lamp: {} } });
    expect(errorsOf(modelTest)).toContain('entry of state "lamp": calls');
  });
});

test("invalid names in events, states, branches and delays are reported", () => {
  const modelTest = doorWith({
    events: { "code.sbmitted": [{}] },
    expect: {
      "lock.shut": {},
      "lamp.bright": { on: { "lamp.lit": {} }, onDone: "lamp.dark" },
    },
    delays: { never: 5 },
  });
  expect(modelTest.modelProblems).toEqual([
    'events lists "code.sbmitted", which no transition handles',
    "lamp.bright lists 1 branches of lamp.lit, but the machine has 0",
    "lamp.bright lists 1 branches of onDone, but the machine has 0",
    "expect lists the state lock.shut, which the machine lacks",
    "delays lists never, which no transition uses",
  ]);
});
