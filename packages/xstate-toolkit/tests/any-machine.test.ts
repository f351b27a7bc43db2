import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import {
  type AnyStateMachine,
  and,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  or,
  raise,
  sendParent,
  sendTo,
  spawnChild,
  stateIn,
  stopChild,
} from "xstate";
import { labelsOf } from "../src/plan/pairs.ts";
import { planCoverage } from "../src/plan/plan-coverage.ts";
import { limitNote, type PlanSpec, planPaths } from "../src/plan/plan-paths.ts";
import { planShortPaths } from "../src/plan/short-plan.ts";
import { runLive } from "../src/run/live-run.ts";
import { locateExpectations } from "../src/run/locate-expectations.ts";
import type { AnyModel } from "../src/run/model.ts";

type Spec = Partial<PlanSpec<AnyStateMachine>>;

/** Plans the paths of a machine, and checks that each takes the planned transitions on a live actor. */
function planAndRun(machine: AnyStateMachine, spec: Spec = {}) {
  const events = spec.events ?? {};
  const plan = planPaths(machine, { ...spec, events });
  const model = { events } as AnyModel;
  const expectations = locateExpectations(plan.definition, model);
  for (const path of plan.paths)
    expect(runLive(machine, model, expectations, path).taken).toEqual(
      labelsOf(path),
    );
  return plan;
}

/** Returns the goals that no path reaches, the findings and the warnings of the plan. */
function problems(machine: AnyStateMachine, spec: Spec = {}): unknown[] {
  const { missing, findings, warnings } = planAndRun(machine, spec);
  return [...missing, ...findings, ...warnings];
}

const meterValueOf = (event: unknown) =>
  (event as { snapshot: { context: { value?: number } } }).snapshot.context
    .value;

const textsOf = ({ paths }: ReturnType<typeof planAndRun>) =>
  paths.map(({ text }) => text);

describe("a plan covers", () => {
  test("invokes with inline actors, which are not started", () => {
    const machine = createMachine({
      initial: "loading",
      states: {
        loading: {
          invoke: {
            src: fromPromise(() => {
              throw new Error("not called");
            }),
            onDone: "loaded",
            onError: "failed",
          },
        },
        loaded: {},
        failed: {},
      },
    });
    expect(textsOf(planAndRun(machine))).toEqual([
      "(start) › 0.(machine).loading done",
      "(start) › 0.(machine).loading error",
    ]);
  });

  test("both onSnapshot transitions of an actor, but only the unguarded one if the plan lists no cases", () => {
    const machine = createMachine({
      context: { seen: 0 },
      initial: "on",
      states: {
        on: {
          invoke: {
            id: "meter",
            src: fromCallback(() => {}),
            onSnapshot: [
              {
                guard: ({ event }) => meterValueOf(event) === 5,
                target: "off",
              },
              { actions: assign({ seen: 1 }) },
            ],
          },
        },
        off: {},
      },
    });
    const snapshot = { context: { value: 5 } };
    const other = { context: { value: 6 } };
    expect(
      problems(machine, {
        events: {
          "xstate.snapshot.meter": [{ snapshot }, { snapshot: other }],
        },
      }),
    ).toEqual([]);
    expect(planAndRun(machine).neverTaken).toEqual([
      { label: "on --onSnapshot(meter) [inline]--> off", proved: true },
    ]);
  });

  test("parallel regions, stateIn and deep history", () => {
    const machine = createMachine({
      id: "editor",
      initial: "open",
      states: {
        open: {
          type: "parallel",
          states: {
            text: {
              initial: "plain",
              states: { plain: { on: { bold: "bold" } }, bold: {} },
            },
            panel: {
              initial: "closed",
              states: {
                closed: {
                  on: {
                    show: {
                      guard: stateIn({ open: { text: "bold" } }),
                      target: "shown",
                    },
                  },
                },
                shown: {},
              },
            },
            deep: { type: "history", history: "deep" },
          },
          on: { hide: "hidden" },
        },
        hidden: { on: { back: "open.deep", reset: "open" } },
      },
    });
    expect(problems(machine)).toEqual([]);
  });

  test("nested final states and the done events of states", () => {
    const machine = createMachine({
      initial: "form",
      states: {
        form: {
          initial: "first",
          states: {
            first: { on: { next: "second" } },
            second: { type: "final" },
          },
          onDone: "sent",
        },
        sent: { type: "final" },
      },
    });
    expect(problems(machine)).toEqual([]);
  });

  test("wildcards and partial wildcards, with a default event for each", () => {
    const machine = createMachine({
      context: { last: "" },
      initial: "on",
      states: {
        on: {
          on: {
            "key.*": { actions: assign({ last: ({ event }) => event.type }) },
            "*": "off",
          },
        },
        off: {},
      },
    });
    expect(textsOf(planAndRun(machine))).toEqual(["(start) › key.any › any"]);
    expect(
      textsOf(planAndRun(machine, { events: { key: [{}], stop: [{}] } })),
    ).toEqual(["(start) › key › stop"]);
  });

  test("raised events, delayed events, their cancellation, and events that a machine sends to itself", () => {
    const machine = createMachine({
      initial: "a",
      states: {
        a: { entry: raise({ type: "go" }), on: { go: "b" } },
        b: {
          entry: raise({ type: "late" }, { id: "late", delay: 100 }),
          on: { late: "c", skip: { target: "c", actions: cancel("late") } },
        },
        c: {
          entry: sendTo(({ self }) => self, { type: "self" }),
          on: { self: "d" },
        },
        d: {
          entry: enqueueActions(({ enqueue }) => {
            enqueue.raise({ type: "end" }, { delay: 5 });
          }),
          on: { end: "e" },
        },
        e: {},
      },
    });
    const events = { go: [], late: [], self: [], end: [] };
    expect(problems(machine, { events })).toEqual([
      'the machine never rests in state "a"',
      'the machine never rests in state "c"',
    ]);
  });

  test("inline and combined guards, inline actions, emitted events and enqueued actions", () => {
    const calls: string[] = [];
    const machine = createMachine({
      context: { n: 0 },
      initial: "a",
      states: {
        a: {
          entry: () => {
            calls.push("entry");
          },
          on: {
            add: {
              actions: [
                emit({ type: "added" }),
                enqueueActions(({ enqueue, check, context }) => {
                  if (check(({ context }) => context.n < 3))
                    enqueue.assign({ n: context.n + 1 });
                  enqueue(() => {
                    calls.push("enqueued");
                  });
                }),
              ],
            },
            go: {
              guard: and([
                ({ context }) => context.n > 1,
                not(({ context }) => context.n > 2),
              ]),
              target: "b",
            },
            stop: {
              guard: or([
                ({ context }) => context.n === 0,
                ({ context }) => context.n === 3,
              ]),
              target: "c",
            },
          },
        },
        b: {},
        c: {},
      },
    });
    expect(problems(machine)).toEqual([]);
    expect(calls).toEqual([]);
    expect(
      planAndRun(machine).definition.transitions.map((t) => t.label),
    ).toEqual(
      expect.arrayContaining(["a --go [and(inline, not(inline))]--> b"]),
    );
  });

  test("spawned actors, which are not started", () => {
    const child = fromCallback(() => {
      throw new Error("not started");
    });
    const machine = createMachine({
      context: { refs: [] as unknown[] },
      initial: "on",
      states: {
        on: {
          entry: spawnChild(child, { id: "first" }),
          on: {
            add: {
              guard: ({ context }) => context.refs.length < 2,
              actions: assign({
                refs: ({ context, spawn }) => [
                  ...context.refs,
                  spawn(child, { id: `child${context.refs.length}` }),
                ],
              }),
            },
            remove: { actions: stopChild("first"), target: "off" },
          },
        },
        off: {},
      },
    });
    expect(problems(machine)).toEqual([]);
  });

  test("delays that depend on the context, and several timers in one state", () => {
    const machine = createMachine(
      {
        context: { tries: 0 },
        initial: "waiting",
        states: {
          waiting: {
            entry: assign({ tries: ({ context }) => context.tries + 1 }),
            after: { backoff: "trying", 150: "tired" },
          },
          trying: { on: { failed: "waiting" } },
          tired: {},
        },
      },
      { delays: { backoff: ({ context }) => context.tries * 100 } },
    );
    expect(problems(machine)).toEqual([]);
  });

  test("an unbounded counter, with the default limit and without a key function", () => {
    const machine = createMachine({
      context: { n: 0 },
      initial: "low",
      on: { up: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
      states: {
        low: {
          always: { guard: ({ context }) => context.n >= 30, target: "high" },
        },
        high: {},
      },
    });
    expect(problems(machine)).toEqual([]);
  });

  test("goals that only long sequences of events reach", () => {
    const size = 9;
    const machine = createMachine({
      context: { cells: [] as number[] },
      initial: "playing",
      states: {
        playing: {
          always: {
            guard: ({ context }) => context.cells.length === size,
            target: "full",
          },
          on: {
            pick: {
              guard: ({ context, event }) =>
                !context.cells.includes(event.cell),
              actions: assign({
                cells: ({ context, event }) => [...context.cells, event.cell],
              }),
            },
          },
        },
        full: {},
      },
    });
    const pick = Array.from({ length: size }, (_, cell) => ({ cell }));
    const plan = planAndRun(machine, {
      events: { pick },
      limits: { steps: 5_000 },
    });
    expect(plan.missing).toEqual([]);
  });

  test("circular contexts", () => {
    type Node = { name: string; parent?: Node; children: Node[] };
    const root: Node = { name: "root", children: [] };
    root.children.push({ name: "leaf", parent: root, children: [] });
    const machine = createMachine({
      context: { root, open: false },
      on: {
        toggle: { actions: assign({ open: ({ context }) => !context.open }) },
      },
    });
    expect(problems(machine)).toEqual([]);
  });
});

describe("planning continues", () => {
  const machine = createMachine({
    id: "shop",
    initial: "open",
    context: { items: [] as string[] },
    states: {
      open: {
        on: {
          add: { actions: assign({ items: ({ event }) => [event.item.name] }) },
          pay: {
            guard: ({ context }) => context.items[0]?.length !== undefined,
            target: "paid",
          },
          ask: {
            guard: () => {
              throw new Error("no answer");
            },
            target: "asked",
          },
          leave: "left",
        },
      },
      paid: {},
      asked: {},
      left: { type: "final" },
    },
    output: ({ context }) => context.items.reduce((all, one) => all + one),
  });

  test("after a guard, assign action or output function throws, and reports each error once, with its path", () => {
    const plan = planAndRun(machine, {
      events: { add: [{ item: { name: "tea" } }, {}] },
    });
    expect(plan.findings.map(({ path, message }) => [path, message])).toEqual([
      [
        "(start) › add#2",
        "Cannot read properties of undefined (reading 'name')",
      ],
      ["(start) › ask", expect.stringContaining("no answer")],
      ["(start) › leave", "Reduce of empty array with no initial value"],
    ]);
    expect(plan.neverTaken).toEqual([
      { label: "open --ask [inline]--> asked", proved: true },
    ]);
    expect(plan.paths.flatMap(({ steps }) => steps.map((s) => s.text))).toEqual(
      expect.arrayContaining(["add#1", "pay", "leave"]),
    );
  });

  test("unless the plan is strict or onFinding throws", () => {
    const events = { add: [{}], pay: [{}], ask: [{}], leave: [{}] };
    expect(() => planPaths(machine, { events, strict: true })).toThrow(
      "the machine fails at (start) › add: TypeError",
    );
    expect(() =>
      planPaths(machine, {
        events,
        onFinding: ({ path }) => {
          throw new Error(`stopped at ${path}`);
        },
      }),
    ).toThrow("stopped at (start) › add");
  });

  test("after an error that only one of several inputs causes, and names the input in its path", () => {
    const machine = createMachine({
      context: ({ input }) => ({ input }),
      on: {
        check: {
          guard: ({ context }) => {
            if (context.input === "wrong") throw new Error("wrong input");
            return true;
          },
        },
      },
    });
    const { findings } = planAndRun(machine, { inputs: ["right", "wrong"] });
    expect(findings.map(({ path }) => path)).toEqual(["(input 2) › check"]);
  });

  test("when the machine throws at the start", () => {
    const plan = planAndRun(
      createMachine({
        context: ({ input }: { input: unknown }) => ({
          name: (input as { name: string }).name,
        }),
      }),
    );
    expect(plan.findings.map(({ path }) => path)).toEqual(["(start)"]);
    expect(plan.paths).toEqual([]);
  });

  test("when an actor, action, guard or delay has no implementation, and reports each", () => {
    const incomplete = createMachine({
      initial: "a",
      states: {
        a: {
          entry: ["greet", spawnChild("clock")],
          invoke: { id: "load", src: "loader", onDone: "b", onError: "c" },
          on: { try: { guard: "isAllowed", target: "c" } },
        },
        b: { after: { pause: "c" } },
        c: {},
      },
    });
    const plan = planAndRun(incomplete);
    expect(plan.warnings).toEqual([
      'the action "greet" has no implementation; it does nothing',
      'the actor "clock" has no implementation; a double replaces it',
      'the actor "loader" has no implementation; a double replaces it',
      'the guard "isAllowed" has no implementation; steps that need it are not taken',
      'the delay "pause" has no implementation; XState does not wait',
    ]);
    expect(plan.neverTaken.map(({ label }) => label)).toEqual([
      "a --try [isAllowed]--> c",
    ]);
  });

  test("when the machine sends events to a parent that it does not have", () => {
    const child = createMachine({
      initial: "a",
      entry: sendParent({ type: "started" }),
      states: {
        a: {
          on: { go: { target: "b", actions: sendParent({ type: "gone" }) } },
        },
        b: {},
      },
    });
    expect(problems(child)).toEqual([]);
  });

  test("after a step that causes an endless loop", () => {
    const machine = createMachine({
      context: { n: 0 },
      initial: "a",
      states: {
        a: { on: { loop: "b", go: "c" } },
        b: {
          always: { actions: assign({ n: ({ context }) => context.n + 1 }) },
        },
        c: {},
      },
    });
    const { findings, neverTaken } = planAndRun(machine);
    expect(findings.map(({ path }) => path)).toEqual(["(start) › loop"]);
    expect(neverTaken.map(({ label }) => label)).toEqual([
      "a --loop--> b",
      "b --always--> (stays)",
    ]);
  });

  test("after a step that makes the machine send itself events endlessly", () => {
    const { findings } = planAndRun(
      createMachine({
        on: { ping: { actions: sendTo(({ self }) => self, { type: "ping" }) } },
      }),
    );
    expect(findings.map(({ path, message }) => [path, message])).toEqual([
      ["(start) › ping", expect.stringContaining("endless")],
    ]);
  });
});

describe("the search", () => {
  const machine = createMachine({
    context: { n: 0 },
    initial: "on",
    states: {
      on: {
        on: {
          up: {
            guard: ({ context }) => context.n >= 0,
            actions: assign({ n: ({ context }) => context.n + 1 }),
          },
          never: { guard: ({ context }) => context.n < 0, target: "off" },
        },
      },
      off: {},
    },
  });
  const unproved = {
    neverTaken: [{ label: "on --never [inline]--> off", proved: false }],
    alwaysTrue: [{ label: "on --up [inline]--> (stays)", proved: false }],
    limited: true,
  };

  test("stops at its step limit, after too many steps without a new goal, and at its time limit", () => {
    const events = {};
    expect(
      planPaths(machine, { events, limits: { steps: 200 } }),
    ).toMatchObject({
      ...unproved,
      endReason: "steps",
      searchSteps: 200,
    });
    expect(
      planPaths(machine, { events, limits: { stalledSteps: 100 } }),
    ).toMatchObject({
      ...unproved,
      endReason: "stalled",
    });
    expect(
      planPaths(machine, { events, limits: { seconds: 0.05 } }),
    ).toMatchObject({
      ...unproved,
      endReason: "time",
    });
  });

  test("ends early when only transitions are goals", () => {
    const plan = planPaths(machine, {
      events: {},
      cover: "transitions",
      exclude: ['transition "on --never [inline]--> off" is never taken'],
    });
    expect(plan).toMatchObject({
      endReason: "complete",
      searchSteps: 1,
      missing: [],
    });
  });

  test("for pairs reports that it reached the limit", () => {
    const exclude = ['transition "on --never [inline]--> off" is never taken'];
    const spec = { events: {}, exclude, limits: { steps: 100 } };
    const plan = planCoverage(machine, spec, "pairs");
    expect(plan).toMatchObject({
      limited: true,
      endReason: "steps",
      searchSteps: 100,
    });
    expect(limitNote(plan)).toContain("stopped at its limit, after 100 steps");
  });

  test("stops before a growing list uses up the memory", () => {
    const item = "x".repeat(2_000_000);
    const log = createMachine({
      id: "log",
      types: {} as { context: { items: readonly string[] } },
      context: { items: [] },
      on: {
        ADD: {
          actions: assign({
            items: ({ context }) => [...context.items, item],
          }),
        },
        END: { guard: ({ context }) => context.items.length < 0 },
      },
    });
    const plan = planPaths(log, { events: {} });
    expect(plan).toMatchObject({ limited: true, endReason: "memory" });
    expect(limitNote(plan)).toContain("its states take too much memory");
  });

  test("for pairs and for short paths stops at its time limit", () => {
    const exclude = ['transition "on --never [inline]--> off" is never taken'];
    const plan = planCoverage(
      machine,
      { events: {}, exclude, limits: { seconds: 0.05 } },
      "pairs",
    );
    expect(plan).toMatchObject({ limited: true, endReason: "time" });
    expect(
      planShortPaths(machine, { events: {}, limits: { seconds: 0 } }).missing,
    ).toContain('transition "on --up [inline]--> (stays)" is never taken');
  });

  test("for pairs uses only inputs with which the machine starts without an error", () => {
    const radio = createMachine({
      context: ({ input }) => {
        if (input === "broken") throw new Error("no power");
        return {};
      },
      initial: "off",
      states: {
        off: { on: { press: "on" } },
        on: { on: { press: "off" } },
      },
    });
    const inputs = ["broken", "working"];
    const { paths } = planCoverage(radio, { events: {}, inputs }, "pairs");
    expect(paths.map(({ text }) => text)).toEqual([
      "(input 2) › press › press › press",
    ]);
  });

  test("for pairs also counts the steps of the search for transitions, and reports the same error only once", () => {
    const broken = createMachine({
      initial: "a",
      states: {
        a: { on: { next: "b" } },
        b: {
          on: {
            next: "a",
            fail: {
              guard: () => {
                throw new Error("no answer");
              },
            },
          },
        },
      },
    });
    const reported: string[] = [];
    const spec = { events: { next: [{}], fail: [{}] } };
    const plan = planCoverage(
      broken,
      { ...spec, onFinding: ({ path }) => reported.push(path) },
      "pairs",
    );
    // Each search takes three steps: to b, back to a, and the one that throws.
    expect(plan.searchSteps).toBe(6);
    expect(plan.findings.map(({ path }) => path)).toEqual([
      "(start) › next › fail",
    ]);
    expect(reported).toEqual(["(start) › next › fail"]);
    expect(() =>
      planCoverage(broken, { ...spec, strict: true }, "pairs"),
    ).toThrow("the machine fails at (start) › next › fail: ");
  });

  test("does not extend a path endlessly when mustContinue is always true", () => {
    const [path] = planPaths(machine, {
      events: { up: [{}] },
      limits: { steps: 100 },
      mustContinue: () => true,
    }).paths;
    expect(path?.steps.length).toBeLessThan(200);
  });

  test("proves that a transition is never taken, but not with a key function", () => {
    const events = { up: [], never: [{}] };
    expect(planPaths(machine, { events })).toMatchObject({
      neverTaken: [
        { label: "on --up [inline]--> (stays)", proved: true },
        { label: "on --never [inline]--> off", proved: true },
      ],
      limited: false,
      endReason: "explored",
    });
    const { neverTaken } = planPaths(machine, { events, stateKey: () => 0 });
    expect(neverTaken.map(({ proved }) => proved)).toEqual([false, false]);
  });

  test("does not report the guard of an excluded transition as always true", () => {
    const { alwaysTrue } = planPaths(
      createMachine({
        initial: "on",
        states: {
          on: {},
          off: { on: { never: { guard: () => true, target: "on" } } },
        },
      }),
      {
        events: {},
        exclude: ['transition "off --never [inline]--> on" is never taken'],
      },
    );
    expect(alwaysTrue).toEqual([]);
  });

  test("treats states with an equal stateKey as one, and replaces the context in the default key with contextKey", () => {
    const growing = createMachine({
      context: { n: 0 },
      initial: "a",
      states: {
        a: {
          entry: assign({ n: ({ context }) => context.n + 1 }),
          on: { next: "b" },
        },
        b: { on: { next: "a", stop: "c" } },
        c: { on: { back: { guard: () => false, target: "a" } } },
      },
    });
    const planWith = (keys: Spec) =>
      planAndRun(growing, {
        limits: { steps: 100 },
        cover: "branches",
        ...keys,
      });
    expect(planWith({}).endReason).toBe("steps");
    for (const keys of [
      { stateKey: ({ snapshot }) => snapshot.value },
      { contextKey: () => 0 },
    ] satisfies Spec[])
      expect(planWith(keys)).toMatchObject({
        endReason: "explored",
        searchSteps: 4,
      });
    // All states have the same key, so the search explores only the start.
    expect(planWith({ stateKey: () => 0 }).missing).toContain(
      'transition "b --stop--> c" is never taken',
    );
  });

  test("explores everything with a stateKey, but not with a contextKey, when the running actors always differ", () => {
    const machine = createMachine({
      context: { started: 0 },
      initial: "on",
      states: {
        on: {
          on: {
            start: {
              actions: [
                assign({ started: ({ context }) => context.started + 1 }),
                enqueueActions(({ enqueue, context }) => {
                  const id = `child${context.started}`;
                  enqueue.spawnChild(
                    fromCallback(() => {}),
                    { id },
                  );
                }),
              ],
            },
            never: { guard: () => false, target: "off" },
          },
        },
        off: {},
      },
    });
    const endReasonWith = (keys: Spec) =>
      planPaths(machine, { events: {}, limits: { steps: 100 }, ...keys })
        .endReason;
    expect(endReasonWith({ contextKey: () => 0 })).toBe("steps");
    expect(endReasonWith({ stateKey: ({ snapshot }) => snapshot.value })).toBe(
      "explored",
    );
  });
});

describe("cases", () => {
  const machine = createMachine({
    id: "form",
    initial: "editing",
    states: {
      editing: { on: { save: "saving" } },
      saving: {
        invoke: {
          src: "store",
          onDone: [
            { guard: ({ event }) => event.output === "ok", target: "saved" },
            { target: "editing" },
          ],
        },
      },
      saved: {},
    },
  }).provide({ actors: { store: fromPromise(async () => "ok") } });
  const outcomes = [{ output: "ok" }, { output: "no" }];

  test("for an invoke without an id can be listed under its actor's name, an alias or its generated id", () => {
    for (const spec of [
      { events: { "xstate.done.actor.store": outcomes } },
      {
        events: { "xstate.done.actor.saving": outcomes },
        actors: { saving: "0.form.saving" },
      },
      { events: { "xstate.done.actor.0.form.saving": outcomes } },
    ])
      expect(problems(machine, spec)).toEqual([]);
  });

  test("for an event that no transition handles cause a warning, or an error when the plan is strict", () => {
    const events = {
      "xstate.done.actor.store": outcomes,
      svae: [{}],
    };
    const warning = 'events lists "svae", which no transition handles';
    expect(problems(machine, { events })).toEqual([warning]);
    expect(() =>
      planPaths(machine, { events: { ...events, save: [{}] }, strict: true }),
    ).toThrow(warning);
  });
});
