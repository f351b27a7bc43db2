import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { createActor, createMachine, fromPromise, raise } from "xstate";
import { readDefinition } from "../src/model/definition.ts";
import { expectationSkeleton } from "../src/plan/expectation-skeleton.ts";
import type { Microstep } from "../src/plan/step-recorder.ts";
import { checkBranch } from "../src/run/check-expectations.ts";
import { microstepProblems, restProblems } from "../src/run/derived-checks.ts";
import { locateExpectations } from "../src/run/locate-expectations.ts";
import type { Model } from "../src/run/model.ts";
import { doorMachine, doorPlan } from "./door/door-chart.ts";

const actor = createActor(doorMachine, { input: { tries: 0 } });
const initial = actor.getSnapshot();

/** Returns the problems of a microstep that starts in the initial state of the door. */
function problemsOf(microstep: Partial<Microstep>): string[] {
  return microstepProblems(
    readDefinition(doorMachine),
    doorMachine.implementations.actions,
    {
      event: { type: "any" },
      before: initial,
      after: initial,
      transitions: [],
      stateChanges: [],
      occurrences: [],
      ...microstep,
    } as Microstep,
  );
}

describe("without expectations, a step is compared with the definition", () => {
  test("the target of a transition", () => {
    expect(
      problemsOf({ transitions: ["lamp.bright --lamp.switched--> lamp.dark"] }),
    ).toEqual([
      'transition "lamp.bright --lamp.switched--> lamp.dark" did not reach its target',
    ]);
  });

  test("its named actions", () => {
    const label =
      "lock.checking --onError(check) [isLastTry]--> lock.lockedOut";
    expect(problemsOf({ transitions: [label] })).toContain(
      `transition "${label}" has the actions ring, but ran `,
    );
  });

  test("a context that changes although no action assigns", () => {
    const context = { ...initial.context, tries: 2 };
    const after = { ...initial, context } as unknown as typeof initial;
    expect(problemsOf({ after })).toEqual([
      "the context changed, but no action assigns",
    ]);
    expect(
      problemsOf({
        after,
        transitions: ["lock.idle --code.changed--> (stays)"],
      }),
    ).toEqual([]);
  });

  test("a context that changes although the only action is a built-in one that cannot assign", () => {
    const machine = createMachine({
      on: { GO: { actions: raise({ type: "X" }) } },
    });
    const before = createActor(machine).getSnapshot();
    const after = { ...before, context: { n: 1 } } as unknown as typeof before;
    const [transition] = readDefinition(machine).transitions;
    expect(
      microstepProblems(readDefinition(machine), {}, {
        event: { type: "GO" },
        before,
        after,
        transitions: [String(transition?.label)],
        stateChanges: [],
        occurrences: [],
      } as unknown as Microstep),
    ).toEqual(["the context changed, but no action assigns"]);
  });

  test("an actor that still runs after its state was exited", () => {
    const children = { check: {} };
    const after = { ...initial, children } as unknown as typeof initial;
    const stateChanges = [{ path: "lock.checking", change: "exit" }] as const;
    expect(problemsOf({ after, stateChanges })).toEqual([
      "the actor check was not stopped",
    ]);
  });

  test("the tags, and the events that are accepted", () => {
    expect(restProblems(initial, doorPlan.events)).toEqual([]);
    const wrong = { ...initial, tags: new Set(["dark"]), can: () => false };
    expect(
      restProblems(wrong as unknown as typeof initial, {
        "lamp.switched": [{}],
      }),
    ).toEqual([
      "the tags are dark, but those of the states are ",
      "can lamp.switched is false, but 1 transitions are enabled",
    ]);
  });
});

test("changes also forbids keys that are added to the context", () => {
  const before = { context: { n: 0 } };
  const after = { context: { n: 0, added: 1 } };
  const args = { before, after, effects: [], calls: [] } as never;
  expect(() => checkBranch("a --GO--> a", { changes: {} }, args)).toThrow();
});

test("tags are compared in any order, and onDone must name its event when a state has several", () => {
  const load = fromPromise(async () => 1);
  const machine = createMachine({
    initial: "busy",
    states: {
      busy: {
        tags: ["form", "busy"],
        invoke: ["one", "two"].map((id) => ({ id, src: load, onDone: "idle" })),
      },
      idle: {},
    },
  });
  const expectations = { busy: { tags: ["busy", "form"], onDone: "idle" } };
  const model = { events: {}, expect: expectations } as never;
  expect(locateExpectations(readDefinition(machine), model).problems).toEqual([
    "busy has several events for onDone; list them in on: xstate.done.actor.one, xstate.done.actor.two",
  ]);
});

test("a skeleton of the expectations lists the tags, targets, effects and actors", () => {
  const skeleton = expectationSkeleton(doorMachine);
  for (const line of [
    '"lock.checking": {',
    'tags: "busy",',
    'calls: "check",',
    '"code.submitted": [{ when: () => true /* what the guard means */, to: "lock.checking" }, {}],',
    'entry: "openLatch",',
    '"doorShuts": { to: "lock.idle" },',
  ])
    expect(skeleton).toContain(line);
});

test("a name that the machine does not have is a compile error", () => {
  type Door = NonNullable<Model<typeof doorMachine>["expect"]>;
  // @ts-expect-error there is no such state
  const state: Door = { "lock.shut": {} };
  const names: Door = {
    // @ts-expect-error there is no such target
    "lamp.bright": { on: { "lamp.switched": "lamp.drk" } },
    // @ts-expect-error there is no such event
    "lamp.dark": { on: { "lamp.lit": "lamp.bright" } },
    // @ts-expect-error there is no such action
    "lock.open": { entry: "openLock" },
    // @ts-expect-error there is no such tag
    "lock.lockedOut": { tags: "lockd" },
  };
  expect(Object.keys({ ...state, ...names })).toHaveLength(5);
});
