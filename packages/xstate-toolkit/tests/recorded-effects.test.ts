import { describe, expect, test } from "vitest";
import {
  type AnyStateMachine,
  assign,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  spawnChild,
  stopChild,
} from "xstate";
import type { AnyModel, Named, TransitionArgs } from "../src/run/model.ts";
import { Walk } from "../src/run/walk.ts";

type Records = Record<
  string,
  { effects: Named[]; calls: Named[]; stops: string[] }
>;

/** Returns what each transition did when it was first taken in the live runs. */
function recordsOf(
  machine: AnyStateMachine,
  events: object,
  more: object = {},
): Records {
  const records: Records = {};
  const record =
    (label: string) => (moment: TransitionArgs<AnyStateMachine>) => {
      expect(label).not.toBe("");
      const { effects, calls, stops } = moment;
      records[label] ??= {
        effects: [...effects],
        calls: [...calls],
        stops: [...stops],
      };
    };
  const labels = new Walk(machine, {
    events,
    states: {},
    transitions: {},
  } as AnyModel).definition.transitions;
  const transitions = ["(start)", ...labels.map(({ label }) => label)].map(
    (label) => {
      const seen = ({ effects, calls }: TransitionArgs<AnyStateMachine>) => ({
        effects,
        calls,
      });
      return [
        label,
        {
          effects: (moment: TransitionArgs<AnyStateMachine>) =>
            seen(moment).effects,
          calls: (moment: TransitionArgs<AnyStateMachine>) =>
            seen(moment).calls,
          check: record(label),
        },
      ];
    },
  );
  const walk = new Walk(machine, {
    events,
    states: {},
    transitions: Object.fromEntries(transitions),
    ...more,
  } as AnyModel);
  const errors = walk.runAll().flatMap((run) => run.errors);
  expect(
    errors
      .map(({ message }) => message)
      .filter((text) => !text.startsWith("state ")),
  ).toEqual([]);
  walk.checkComplete();
  return records;
}

const load = fromPromise<string, unknown>(async () => "never run");

describe("the recorded effects of a transition", () => {
  test("exclude those of other transitions in the same step", () => {
    const machine = setup({
      types: { events: {} as { type: "go" } },
      actions: {
        leaveA: () => {},
        moveA: () => {},
        enterA: () => {},
        leaveB: () => {},
        enterB: () => {},
        passOn: () => {},
        atStart: () => {},
      },
      actors: { load },
    }).createMachine({
      id: "pair",
      type: "parallel",
      entry: "atStart",
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
              always: { target: "three", actions: "passOn" },
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
    const answers = Object.fromEntries(
      ["early", "first", "second"].flatMap((id) => [
        [`xstate.done.actor.${id}`, [{ output: id }]],
        [`xstate.error.actor.${id}`, [{ error: id }]],
      ]),
    );
    expect(recordsOf(machine, { go: [{}], ...answers })).toMatchObject({
      "(start)": {
        effects: [["atStart", undefined]],
        calls: [
          ["early", undefined],
          ["first", undefined],
        ],
      },
      "a.one --go--> a.two": {
        effects: [
          ["leaveA", undefined],
          ["moveA", undefined],
          ["enterA", undefined],
        ],
        calls: [],
        stops: [],
      },
      "a.two --always--> a.three": {
        effects: [["passOn", undefined]],
        calls: [],
      },
      "b.one --go--> b.two": {
        effects: [
          ["leaveB", undefined],
          ["enterB", undefined],
        ],
        calls: [["second", undefined]],
      },
      "b.one --onDone(first)--> (ignored)": { effects: [], calls: [] },
    });
  });

  test("include emitted, sent and enqueued events with their values at that time", () => {
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
    const deeds = recordsOf(machine, events, { key: () => 0 });
    expect(deeds["(root) --go--> (stays)"]?.effects).toEqual([
      ["emit", { type: "reported.0" }],
      ["emit", { type: "reported.1" }],
      ["sendTo listener", { type: "nudged" }],
      ["ring", { times: 1 }],
      ["emit", { type: "reported.10" }],
      ["emit", { type: "reported.99" }],
    ]);
  });

  test("include actors with their input, spawned actors and machines, and actors stopped before they finished", () => {
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
            id: "kid",
            src: "child",
            systemId: "kid",
            onDone: "idle",
            onError: "idle",
          },
          on: { stop: { target: "passing", actions: "stopLoad" } },
        },
        passing: {
          invoke: { id: "unborn", src: "load", onDone: {}, onError: {} },
          always: "idle",
        },
      },
    });
    const walkable = {
      go: [{}],
      stop: [{}],
      "xstate.done.actor.kid": [{ output: 1 }],
      "xstate.error.actor.kid": [{ error: 1 }],
    };
    const walk = new Walk(machine, {
      events: walkable,
      states: {},
      transitions: {},
    } as AnyModel);
    expect(walk.plan.missing).toEqual([
      'transition "passing --onDone(unborn)--> (ignored)" is never taken',
      'transition "passing --onError(unborn)--> (ignored)" is never taken',
    ]);
    const stop = "working --stop--> passing";
    const seen: unknown[] = [];
    const observe = (moment: TransitionArgs<AnyStateMachine>) => {
      expect(moment.before.value).toBe("working");
      seen.push([moment.calls, moment.stops]);
    };
    const watched = new Walk(machine, {
      events: walkable,
      states: {},
      transitions: {
        [stop]: { check: observe },
        "idle --go--> working": {
          calls: [["spawned", { what: "all" }], ["kid"]],
        },
      },
    } as AnyModel);
    const errors = watched
      .runAll()
      .flatMap((run) => run.errors.map(({ message }) => message));
    expect(
      errors.filter((text) => !text.includes("has no expectation")),
    ).toEqual([]);
    expect(seen[0]).toEqual([[], ["kid", "spawned"]]);
  });
});
