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
      states: {},
      transitions: {},
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
      planPaths(counter, { events, limit: 100, strict: true }),
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
  const errorsWith = (limit: number) =>
    new ModelTest(doorMachine, { ...doorModel, limit } as unknown as AnyModel)
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
    states: {},
    transitions: {},
  } as AnyModel);
  expect(modelTest.modelProblems.join("\n")).not.toContain("loader");
  expect(() => modelTest.checkComplete()).not.toThrow();
});

describe("omissions and mistakes in a model are reported", () => {
  test("an event without a binding", () => {
    const modelTest = doorWith({ events: { "power.lost": undefined } });
    expect(modelTest.modelProblems).toEqual([
      'event "power.lost" has no binding in events',
    ]);
    expect(() =>
      planPaths(doorMachine, {
        input: { tries: 0 },
        events: {},
        strict: true,
      }),
    ).toThrow('event "xstate.done.actor.check" has no binding in events');
  });

  test("a state without an expectation, in the model and in the live run", () => {
    const modelTest = doorWith({ states: { "lock.open": undefined } });
    expect(modelTest.modelProblems).toEqual([
      'state "lock.open" has no expectation in states',
    ]);
    expect(errorsOf(modelTest)).toContain(
      'state "lock.open" has no expectation',
    );
  });

  test("a transition without an expectation, in the model and in the live run", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const modelTest = doorWith({ transitions: { [label]: undefined } });
    expect(modelTest.modelProblems).toEqual([
      `transition "${label}" has no expectation in transitions`,
    ]);
    expect(errorsOf(modelTest)).toContain(
      `transition "${label}" has no expectation`,
    );
  });

  test("an expectation that asserts nothing", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const modelTest = doorWith({
      states: { "lock.open": { rules: ["door-09"], tags: [] } },
      transitions: { [label]: { rules: ["door-09"], context: {} } },
    });
    expect(modelTest.modelProblems).toEqual([
      'the expectation of state "lock.open" asserts nothing',
      `the expectation of transition "${label}" asserts nothing`,
    ]);
  });

  test("a check that makes no assertion, or is async", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const modelTest = doorWith({
      states: { "lock.open": () => {} },
      transitions: { [label]: { check: async () => expect(1).toBe(1) } },
      invariants: { silent: () => {} },
    });
    const errors = errorsOf(modelTest);
    expect(errors).toContain(
      'the check of state "lock.open" made no assertion',
    );
    expect(errors).toContain(`the check of transition "${label}" is async`);
    expect(errors).toContain('the invariant "silent" made no assertion');
  });

  test("a delayed transition whose expectation omits the delay", () => {
    const label = "lock.lockedOut --after(lockout)--> lock.idle";
    const modelTest = doorWith({
      transitions: { [label]: { context: { tries: 0 } } },
    });
    expect(modelTest.modelProblems).toEqual([
      `the expectation of transition "${label}" has no after, which is required for a delayed transition`,
    ]);
  });

  test("a `when` in the expectation of an unguarded transition", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const modelTest = doorWith({
      transitions: { [label]: { when: () => true } },
    });
    expect(modelTest.modelProblems).toEqual([
      `the expectation of transition "${label}" has a when, but the transition has no guard`,
    ]);
  });

  test("a `when` in the expectation of the start", () => {
    const modelTest = doorWith({
      transitions: { "(start)": { when: () => false } },
    });
    expect(modelTest.modelProblems).toEqual([
      'the expectation of transition "(start)" has a when, but the transition has no guard',
    ]);
  });

  test("a call at the start without an expectation", () => {
    const modelTest = doorWith({ transitions: { "(start)": undefined } });
    expect(errorsOf(modelTest)).toContain('transition "(start)": calls');
  });
});

describe("invalid names are reported", () => {
  test("in events, states and transitions", () => {
    const modelTest = doorWith({
      events: { "code.sbmitted": [{}] },
      states: { "lock.shut": () => {}, "lock.greeting": () => {} },
      transitions: { "lock.idle --code.changed--> lock.open": () => {} },
    });
    expect(modelTest.modelProblems).toEqual([
      'events lists "code.sbmitted", which no transition handles',
      'states lists "lock.shut", which is not a state of the machine',
      'states lists "lock.greeting", in which the machine never rests',
      'transitions lists "lock.idle --code.changed--> lock.open", which is not a transition of the machine',
    ]);
  });
});
