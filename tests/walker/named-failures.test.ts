import { describe, expect, test } from "vitest";
import { type AnyStateMachine, assign, createMachine, setup } from "xstate";
import { planPaths } from "../support/walker/index.ts";
import type { AnyModel } from "../support/walker/model.ts";
import { Walk } from "../support/walker/walk.ts";
import { doorMachine, LOCKOUT_MS } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

/** The door's model with something else in it; `undefined` takes a name out. */
function doorWith(change: Partial<Record<keyof AnyModel, object>>): Walk {
  const model: Record<string, unknown> = { ...doorModel };
  for (const [part, entries] of Object.entries(change)) {
    const merged = { ...(model[part] as object), ...entries };
    model[part] = Object.fromEntries(
      Object.entries(merged).filter(([, value]) => value !== undefined),
    );
  }
  return new Walk(doorMachine, model as unknown as AnyModel);
}

/** A walk over a chart written for one test, with nothing said about it. */
function bareWalk(machine: AnyStateMachine, events: object = {}): Walk {
  return new Walk(machine, { events, states: {}, transitions: {} } as AnyModel);
}

function firstErrors(walk: Walk): string {
  return walk
    .runAll()
    .flatMap(({ errors }) => errors)
    .map(({ message }) => message)
    .join("\n\n");
}

describe("the complete model of the door", () => {
  const walk = doorWith({});

  test("has no problem and takes everything", () => {
    expect(walk.chartProblems).toEqual([]);
    expect(walk.modelProblems).toEqual([]);
    expect(walk.plan.missing).toEqual([]);
    expect(firstErrors(walk)).toBe("");
    walk.checkComplete();
    expect(walk.coverage()).toMatchObject({
      machine: "door",
      states: { total: 10, taken: 10 },
      transitions: { total: 19, taken: 19 },
      branches: { total: 8, taken: 8 },
    });
  });
});

describe("what cannot be reached is named", () => {
  const chart = setup({
    types: { events: {} as { type: "a" } | { type: "b" } },
    guards: { isAlways: () => true, isNever: () => false },
  }).createMachine({
    id: "sign",
    initial: "off",
    states: {
      off: {
        description: "Off.",
        on: {
          a: [{ guard: "isAlways", target: "on" }, { target: "off" }],
          b: { guard: "isNever", target: "broken" },
        },
      },
      on: { description: "On.", on: { a: "off" } },
      broken: { description: "Broken." },
    },
  });

  test("a transition, a guard that is never false, one that is never true, a state", () => {
    expect(() => planPaths(chart, { events: { a: [{}], b: [{}] } })).toThrow(
      [
        "sign:",
        '  - the guard of "off --a [isAlways]--> on" is never false',
        '  - transition "off --a [else]--> off" is never taken',
        '  - transition "off --b [isNever]--> broken" is never taken',
        '  - state "broken" is never at rest',
      ].join("\n"),
    );
  });

  test("the live runs name the same", () => {
    const walk = bareWalk(chart, { a: [{}], b: [{}] });
    expect(() => walk.checkComplete()).toThrow(
      'the guard of "off --a [isAlways]--> on" is never false',
    );
  });

  test("a case that no path can try", () => {
    const walk = doorWith({
      events: { "xstate.done.actor.nobody": [{ output: 1 }] },
    });
    expect(walk.plan.missing).toEqual([
      'case 1 of event "xstate.done.actor.nobody" is never tried',
    ]);
  });

  test("what a search that stopped at its limit did not reach", () => {
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
    expect(() => planPaths(counter, { events, limit: 100 })).toThrow(
      /counter: \(the search stopped at its limit of 100 steps.*\)\n {2}- transition "low --always \[isHigh\]--> high" is never taken/,
    );
    expect(planPaths(counter, { events })[0]?.steps).toHaveLength(1_001);
    expect(() =>
      planPaths(counter, {
        events,
        key: ({ snapshot }) => Math.min(snapshot.context.n, 5),
      }),
    ).toThrow(/counter:\n {2}- transition "low --always \[isHigh\]--> high"/);
  });
});

describe("what a model lacks is named", () => {
  test("an event without a binding", () => {
    const walk = doorWith({ events: { "power.lost": undefined } });
    expect(walk.modelProblems).toEqual([
      'event "power.lost" has no binding in events',
    ]);
    expect(() =>
      planPaths(doorMachine, { input: { tries: 0 }, events: {} }),
    ).toThrow('event "xstate.done.actor.check" has no binding in events');
  });

  test("a state without an expectation, in the model and in the live run", () => {
    const walk = doorWith({ states: { "lock.open": undefined } });
    expect(walk.modelProblems).toEqual([
      'state "lock.open" has no expectation in states',
    ]);
    expect(firstErrors(walk)).toContain('state "lock.open" has no expectation');
  });

  test("a transition without an expectation, in the model and in the live run", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const walk = doorWith({ transitions: { [label]: undefined } });
    expect(walk.modelProblems).toEqual([
      `transition "${label}" has no expectation in transitions`,
    ]);
    expect(firstErrors(walk)).toContain(
      `transition "${label}" has no expectation`,
    );
  });

  test("an expectation that asserts nothing", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const walk = doorWith({
      states: { "lock.open": { rules: ["0-door-09"], tags: [] } },
      transitions: { [label]: { rules: ["0-door-09"], context: {} } },
    });
    expect(walk.modelProblems).toEqual([
      'the expectation of state "lock.open" asserts nothing',
      `the expectation of transition "${label}" asserts nothing`,
    ]);
  });

  test("a check that runs without an expect, or runs on after its step", () => {
    const label = "lamp --power.lost--> lamp.dark";
    const walk = doorWith({
      states: { "lock.open": () => {} },
      transitions: { [label]: { check: async () => expect(1).toBe(1) } },
      invariants: { silent: () => {} },
    });
    const errors = firstErrors(walk);
    expect(errors).toContain(
      'the check of state "lock.open" ran without a single expect',
    );
    expect(errors).toContain(`the check of transition "${label}" is async`);
    expect(errors).toContain(
      'the invariant "silent" ran without a single expect',
    );
  });

  test("a delayed transition whose expectation does not say the delay", () => {
    const label = "lock.lockedOut --after(lockout)--> lock.idle";
    const walk = doorWith({
      transitions: { [label]: { context: { tries: 0 } } },
    });
    expect(walk.modelProblems).toEqual([
      `the expectation of transition "${label}" does not say after how many milliseconds`,
    ]);
  });

  test("what the start does when nothing is said about it", () => {
    const walk = doorWith({ transitions: { "(start)": undefined } });
    expect(firstErrors(walk)).toContain('transition "(start)": calls');
  });
});

describe("stale names are named", () => {
  test("of events, states and transitions", () => {
    const walk = doorWith({
      events: { "code.sbmitted": [{}] },
      states: { "lock.shut": () => {}, "lock.greeting": () => {} },
      transitions: { "lock.idle --code.changed--> lock.open": () => {} },
    });
    expect(walk.modelProblems).toEqual([
      'events binds "code.sbmitted", which the machine does not listen to',
      'states names "lock.shut", which the machine does not have',
      'states names "lock.greeting", where the machine never rests',
      'transitions names "lock.idle --code.changed--> lock.open", which the machine does not have',
    ]);
  });
});

describe("what a live run does otherwise than the model says is named", () => {
  test("a wrong, a missing and an unnamed effect", () => {
    const lockedOut =
      "lock.checking --onError(check) [isLastTry]--> lock.lockedOut";
    const greeted = "lock.greeting --always [isVip]--> lock.open";
    const walk = doorWith({
      transitions: {
        [lockedOut]: { effects: [["ring", { times: 4 }]] },
        [greeted]: { effects: [["openLatch"]] },
        "lamp --power.lost--> lamp.dark": { effects: [["openLatch"]] },
      },
    });
    const errors = firstErrors(walk);
    expect(errors).toContain(`transition "${lockedOut}": effects`);
    expect(errors).toContain(`transition "${greeted}": effects`);
    expect(errors).toContain(
      'transition "lamp --power.lost--> lamp.dark": effects',
    );
    expect(() => walk.checkHeld(`transition ${lockedOut}`)).toThrow(
      "did not hold",
    );
    walk.checkHeld("transition lamp.dark --lamp.switched--> lamp.bright");
  });

  test("a call with another input, an unnamed call, a stop that did not happen", () => {
    const submitted =
      "lock.idle --code.submitted [isComplete]--> lock.checking";
    const cancelled = "lock.checking --check.cancelled--> lock.idle";
    const errors = firstErrors(
      doorWith({
        transitions: {
          [submitted]: { calls: [["check", { code: "0000" }]] },
          [cancelled]: { stops: [] },
        },
      }),
    );
    expect(errors).toContain(`transition "${submitted}": calls`);
    expect(errors).toContain(`transition "${cancelled}": actors stopped`);
    const unnamed = doorWith({ transitions: { [submitted]: { effects: [] } } });
    expect(firstErrors(unnamed)).toContain(`transition "${submitted}": calls`);
  });

  test("another delay than the rule's", () => {
    const label = "lock.lockedOut --after(lockout)--> lock.idle";
    const walk = doorWith({
      transitions: {
        [label]: { after: LOCKOUT_MS - 1, context: { tries: 0 } },
      },
    });
    const errors = firstErrors(walk);
    expect(errors).toContain(
      `transition "${label}": milliseconds after which it happened: expected 300000 to be 299999`,
    );
    expect(errors).toContain("after lockout, of door: (start) › code.changed");
  });

  test("another context, and one that should not have changed", () => {
    const idle = "lock.idle --code.submitted [else]--> (stays)";
    const submitted = "lock.idle --code.changed--> (stays)";
    const errors = firstErrors(
      doorWith({
        transitions: {
          [idle]: { context: { problem: "wrong" } },
          [submitted]: { context: "unchanged" },
        },
      }),
    );
    expect(errors).toContain(`transition "${idle}": context.problem`);
    expect(errors).toContain(`transition "${submitted}": context`);
  });

  test("a state's tag, context and what it allows", () => {
    const errors = firstErrors(
      doorWith({
        states: {
          "lock.checking": { can: [{ type: "code.submitted" }] },
          "lock.idle": { cannot: [{ type: "code.submitted" }] },
          "lock.open": { tags: ["busy"], context: { tries: 1 } },
          "lamp.dark": { notTags: ["dark"] },
        },
      }),
    );
    expect(errors).toContain(
      'state "lock.checking" can {"type":"code.submitted"}',
    );
    expect(errors).toContain('state "lock.idle" can {"type":"code.submitted"}');
    expect(errors).toContain('state "lock.open" has the tag');
    expect(errors).toContain('state "lamp.dark" has not the tag');
  });

  test("an invariant, and an expectation that was never reached", () => {
    const walk = doorWith({
      invariants: {
        "never dark": ({
          snapshot,
        }: {
          snapshot: { hasTag(tag: string): boolean };
        }) => expect(snapshot.hasTag("dark")).toBe(false),
      },
    });
    expect(() => walk.checkHeld("invariant never dark")).toThrow(
      "did not hold",
    );
    expect(() => walk.checkHeld("state lock.greeting")).toThrow(
      "door: state lock.greeting was never reached in a live run",
    );
  });

  test("a chart that is not pure leaves its plan, with the path", () => {
    let dice = 0;
    const impure = setup({
      types: {
        context: {} as { dice: number },
        events: {} as { type: "roll" },
      },
      actions: {
        roll: assign({
          dice: () => {
            dice += 1;
            return dice;
          },
        }),
      },
    }).createMachine({
      id: "dice",
      context: { dice: 0 },
      on: { roll: { actions: "roll" } },
    });
    const errors = firstErrors(bareWalk(impure, { roll: [{}] }));
    expect(errors).toContain("the live machine is where the pure one is");
    expect(errors).toContain("at step 1, roll, of dice: (start) › roll");
  });

  test("a chart that throws names the way there", () => {
    const broken = setup({
      types: { events: {} as { type: "a" } | { type: "b" } },
      actions: {
        fail: assign(() => {
          throw new Error("no such thing");
        }),
      },
    }).createMachine({
      id: "broken",
      initial: "one",
      states: {
        one: { on: { a: "two" } },
        two: { on: { b: { actions: "fail" } } },
      },
    });
    expect(() => planPaths(broken, { events: { a: [{}], b: [{}] } })).toThrow(
      "the machine fails at a › b: Error: no such thing",
    );
  });
});

describe("what a chart must not hold is named", () => {
  test("inline functions, unknown names, numbers as delays, dynamic params", () => {
    const machine = createMachine({
      id: "inline",
      initial: "one",
      entry: () => {},
      states: {
        one: {
          description: "One.",
          entry: { type: "ring", params: () => ({}) },
          on: { a: { guard: () => true, target: "two", actions: "unknown" } },
          after: { 1000: "two", someTime: "two" },
        },
        two: {
          description: "Two.",
          initial: { target: "deep", actions: () => {} },
          states: { deep: {} },
          on: { b: { guard: "isUnknown", target: "one" } },
        },
      },
    }).provide({ actions: { ring: () => {} } });
    expect(bareWalk(machine).chartProblems).toEqual([
      'entry of "(root)" has an inline action; give it a name in setup',
      'entry of "one" gives the action "ring" an inline function as params; params are static',
      'state "one" has the delay "1000", a number; name it after its rule in setup',
      'state "one" has the delay "someTime", which setup does not have',
      'initial of "two" has an inline action; give it a name in setup',
      'state "two.deep" has no description',
      'transition "one --a [inline]--> two" has an inline guard; give it a name in setup',
      'transition "one --a [inline]--> two" names the action "unknown", which setup does not have',
      'transition "two --b [isUnknown]--> one" names the guard "isUnknown", which setup does not have',
    ]);
    expect(
      new Walk(machine, {
        events: {},
        states: {},
        transitions: {},
        requireDescriptions: false,
      } as AnyModel).chartProblems,
    ).not.toContain('state "two.deep" has no description');
  });

  test("an invoke without id, onDone or onError, with inline input or actor", () => {
    const { check, watchPower } = doorMachine.implementations.actors;
    const machine = createMachine({
      id: "calls",
      invoke: [
        { src: "check", input: () => ({}) },
        { id: "own", src: check as never, onDone: {}, onError: {} },
        { id: "watch", src: "watchPower", onDone: {}, onError: {} },
        { id: "unknown", src: "nobody", onDone: {}, onError: {} },
        { id: "seen", src: "check", onDone: {}, onError: {}, onSnapshot: {} },
      ],
    }).provide({ actors: { check, watchPower } as never });
    expect(bareWalk(machine).chartProblems).toEqual([
      'invoke "check" of state "(root)" has no id',
      'invoke "check" of state "(root)" has no onError',
      'invoke "check" of state "(root)" has no onDone',
      'invoke "check" of state "(root)" has an inline input; declare a named function',
      'invoke "own" of state "(root)" has an inline actor; give it a name in setup',
      'invoke "watch" of state "(root)" has an onDone, but a callback actor never finishes',
      'invoke "unknown" of state "(root)" names the actor "nobody", which setup does not have',
      'invoke "seen" of state "(root)" has an onSnapshot, which the walker does not walk',
    ]);
  });
});
