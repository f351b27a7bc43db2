import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  raise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from "xstate";
import { pathOf, readDefinition } from "../src/model/definition.ts";
import type {
  NamedValue,
  TransitionArgs,
} from "../src/run/expectation-types.ts";
import type { AnyModel } from "../src/run/model.ts";
import { ModelTest } from "../src/run/model-test.ts";

type RecordedEffects = Record<
  string,
  { effects: NamedValue[]; calls: NamedValue[]; stops: string[] }
>;

/** Returns what each transition and each entry and exit of a state did first in the live runs. */
function recordsOf(
  machine: AnyStateMachine,
  events: object,
  options: object = {},
): RecordedEffects {
  type Args = TransitionArgs<AnyStateMachine>;
  const records: RecordedEffects = {};
  const record =
    (name: string) =>
    ({ effects, calls, stops }: Args): readonly NamedValue[] => {
      records[name] ??= {
        effects: [...effects],
        calls: [...calls],
        stops: [...stops],
      };
      return effects;
    };
  const { nodes, transitions } = readDefinition(machine);
  const expectationOf = ({ path, node }: (typeof nodes)[number]) => {
    const own = transitions.filter(
      ({ transition }) => transition.source === node,
    );
    const byEvent = Map.groupBy(own, ({ descriptor }) => descriptor);
    const branches = [...byEvent].map(([descriptor, entries]) => [
      descriptor,
      entries.map(({ label, transition }) => ({
        to: transition.target?.map(pathOf),
        effects: record(label),
        calls: ({ calls }: Args) => calls,
      })),
    ]);
    const { "": always, ...on } = Object.fromEntries(branches);
    return {
      entry: record(`entry of ${path}`),
      exit: record(`exit of ${path}`),
      calls: ({ calls }: Args) => calls,
      on,
      ...(always && { always }),
    };
  };
  const modelTest = new ModelTest(machine, {
    events,
    expect: Object.fromEntries(
      nodes.map((entry) => [entry.path, expectationOf(entry)]),
    ),
    ...options,
  } as unknown as AnyModel);
  expect(modelTest.modelProblems).toEqual([]);
  const errors = modelTest.runAll().flatMap((run) => run.errors);
  expect(errors.map(({ message }) => message)).toEqual([]);
  modelTest.checkComplete();
  return records;
}

const load = fromPromise<string, unknown>(async () => "not called");

describe("the recorded effects of a transition", () => {
  test("include the exit actions of other regions when the target is an ancestor of the source", () => {
    const machine = setup({
      types: { events: {} as { type: "go" } },
      actions: { logB: () => {}, leaveC: () => {} },
    }).createMachine({
      id: "regions",
      type: "parallel",
      states: {
        b: { on: { go: { actions: "logB" } } },
        c: { exit: "leaveC" },
        a: { initial: "x", states: { x: { on: { go: "#regions.a" } } } },
      },
    });
    const records = recordsOf(machine, { go: [{}] });
    expect(records["b --go--> (stays)"]?.effects).toEqual([
      ["logB", undefined],
    ]);
    expect(records["a.x --go--> a"]?.effects).toEqual([]);
    expect(records["exit of c"]?.effects).toEqual([["leaveC", undefined]]);
  });

  test("exclude the effects of the start when an event raised at the start triggers a forbidden transition", () => {
    const machine = setup({ actions: { log: () => {} } }).createMachine({
      entry: ["log", raise({ type: "go" })],
      on: { go: {} },
    });
    const records = recordsOf(machine, { go: [] });
    expect(records["entry of (root)"]?.effects).toEqual([["log", undefined]]);
    expect(records["(root) --go--> (ignored)"]?.effects).toEqual([]);
  });

  test("exclude the effects of other transitions in the same step", () => {
    const machine = setup({
      types: { events: {} as { type: "go" } },
      actions: {
        leaveA: () => {},
        moveA: () => {},
        enterA: () => {},
        leaveB: () => {},
        enterB: () => {},
        leaveTwo: () => {},
        enterRoot: () => {},
      },
      actors: { load },
    }).createMachine({
      id: "pair",
      type: "parallel",
      entry: "enterRoot",
      states: {
        a: {
          initial: "one",
          states: {
            one: {
              exit: "leaveA",
              on: { go: { target: "two", actions: "moveA" } },
            },
            two: {
              entry: "enterA",
              always: { target: "three", actions: "leaveTwo" },
            },
            three: {},
          },
        },
        b: {
          initial: "one",
          invoke: { id: "early", src: "load", onDone: {}, onError: {} },
          states: {
            one: {
              exit: "leaveB",
              invoke: { id: "first", src: "load", onDone: {}, onError: {} },
              on: { go: "two" },
            },
            two: {
              entry: "enterB",
              invoke: { id: "second", src: "load", onDone: {}, onError: {} },
            },
          },
        },
      },
    });
    const actorEvents = Object.fromEntries(
      ["early", "first", "second"].flatMap((id) => [
        [`xstate.done.actor.${id}`, [{ output: id }]],
        [`xstate.error.actor.${id}`, [{ error: id }]],
      ]),
    );
    expect(recordsOf(machine, { go: [{}], ...actorEvents })).toMatchObject({
      "entry of (root)": { effects: [["enterRoot", undefined]], calls: [] },
      "entry of b": { calls: [["early", undefined]] },
      "entry of b.one": { effects: [], calls: [["first", undefined]] },
      "exit of a.one": { effects: [["leaveA", undefined]] },
      "a.one --go--> a.two": { effects: [["moveA", undefined]], calls: [] },
      "entry of a.two": { effects: [["enterA", undefined]] },
      "a.two --always--> a.three": { effects: [["leaveTwo", undefined]] },
      "exit of b.one": { effects: [["leaveB", undefined]] },
      "b.one --go--> b.two": { effects: [], calls: [] },
      "entry of b.two": {
        effects: [["enterB", undefined]],
        calls: [["second", undefined]],
      },
      "b.one --onDone(first)--> (ignored)": { effects: [], calls: [] },
    });
  });

  test("include emitted events, sent events and enqueued actions, each with its value when it was emitted, sent or enqueued", () => {
    const machine = createMachine(
      {
        id: "teller",
        types: { context: {} as { n: number } },
        context: { n: 0 },
        invoke: { id: "listener", src: "listen", onError: {} },
        on: { go: { actions: ["report", "count", "report", "nudge", "all"] } },
      },
      {
        actions: {
          count: assign({ n: ({ context }) => context.n + 1 }),
          report: emit(({ context }) => ({ type: `reported.${context.n}` })),
          nudge: sendTo("listener", { type: "nudged" }),
          ring: () => {},
          all: enqueueActions(({ enqueue, context }) => {
            enqueue({ type: "ring", params: { times: context.n } });
            enqueue.assign({ n: 10 });
            enqueue("report");
            enqueue.emit({ type: "reported.99" });
          }),
        },
        actors: { listen: fromCallback(() => {}) },
      },
    );
    const events = {
      go: [{}],
      "xstate.error.actor.listener": [{ error: "gone" }],
    };
    const records = recordsOf(machine, events, {
      stateKey: () => 0,
    });
    expect(records["(root) --go--> (stays)"]?.effects).toEqual([
      ["emit", { type: "reported.0" }],
      ["emit", { type: "reported.1" }],
      ["sendTo listener", { type: "nudged" }],
      ["ring", { times: 1 }],
      ["emit", { type: "reported.10" }],
      ["emit", { type: "reported.99" }],
    ]);
  });

  test("include spawned actors with their input, invoked machines, and actors stopped before they finished", () => {
    const child = setup({}).createMachine({
      id: "child",
      initial: "a",
      states: { a: {} },
    });
    const machine = setup({
      types: {
        events: {} as { type: "go" } | { type: "stop" },
        input: {} as { who: string },
      },
      actors: { load, child },
      actions: {
        spawnLoad: spawnChild("load", {
          id: "spawned",
          input: { what: "all" },
        }),
        stopLoad: stopChild("spawned"),
      },
    }).createMachine({
      id: "family",
      initial: "idle",
      states: {
        idle: { on: { go: { target: "working", actions: "spawnLoad" } } },
        working: {
          invoke: {
            id: "child",
            src: "child",
            systemId: "child",
            onDone: "idle",
            onError: "idle",
          },
          on: { stop: { target: "passing", actions: "stopLoad" } },
        },
        passing: {
          invoke: { id: "skipped", src: "load", onDone: {}, onError: {} },
          always: "idle",
        },
      },
    });
    const events = {
      go: [{}],
      stop: [{}],
      "xstate.done.actor.child": [{ output: 1 }],
      "xstate.error.actor.child": [{ error: 1 }],
    };
    const modelTest = new ModelTest(machine, {
      events,
    } as AnyModel);
    expect(modelTest.plan.missing).toEqual([
      'transition "passing --onDone(skipped)--> (ignored)" is never taken',
      'transition "passing --onError(skipped)--> (ignored)" is never taken',
    ]);
    const observed: unknown[] = [];
    const observe = (args: TransitionArgs<AnyStateMachine>) => {
      expect(args.before.value).toBe("working");
      observed.push([args.calls, args.stops]);
    };
    const observedWalk = new ModelTest(machine, {
      events,
      expect: {
        idle: {
          on: {
            go: { to: "working", calls: { spawned: { what: "all" } } },
          },
        },
        working: {
          calls: "child",
          on: { stop: { to: "passing", check: observe } },
        },
      },
    } as AnyModel);
    const errors = observedWalk.runAll().flatMap((run) => run.errors);
    expect(errors.map(({ message }) => message)).toEqual([]);
    expect(observed[0]).toEqual([[], ["spawned"]]);
  });
});
