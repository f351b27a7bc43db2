import { describe, expect, test } from "vitest";
import { type AnyStateMachine, createMachine, raise } from "xstate";
import { getShortestPaths } from "xstate/graph";
import { checkout } from "../examples/checkout.ts";
import examples from "../examples/machines.ts";
import { trafficLight } from "../examples/traffic-light.ts";
import { labelsOf } from "../src/plan/pairs.ts";
import {
  fromGraphPath,
  plainPathOf,
  runPath,
  toGraphPath,
} from "../src/plan/plain-path.ts";
import { type PlanSpec, planPaths } from "../src/plan/plan-paths.ts";

describe("a path as plain data", () => {
  test("can be serialized as JSON, and takes the planned transitions when it is run on a live actor", () => {
    for (const { machine, plan } of examples) {
      const spec = plan as PlanSpec<AnyStateMachine>;
      for (const path of planPaths(machine as AnyStateMachine, spec).paths) {
        const plain = JSON.parse(JSON.stringify(plainPathOf(path)));
        const run = runPath(machine as AnyStateMachine, plain);
        expect(run.transitions.flat()).toEqual(labelsOf(path));
        expect(run.snapshot.value).toEqual(path.steps.at(-1)?.snapshot.value);
      }
    }
  });

  test("contains its input and marks timers", () => {
    const machine = createMachine({
      context: ({ input }: { input: unknown }) => ({ input }),
      initial: "a",
      states: {
        a: {
          entry: raise({ type: "late" }, { delay: 10 }),
          on: { late: "b", skip: "c" },
        },
        b: { after: { 5: "c" } },
        c: {},
      },
    });
    const { paths } = planPaths(
      machine as AnyStateMachine,
      {
        input: 1,
        events: { late: [], skip: [{ reason: "none" }] },
      } as PlanSpec<AnyStateMachine>,
    );
    expect(paths.map(plainPathOf)).toEqual([
      {
        input: 1,
        events: [
          { type: "late", isTimer: true },
          { type: "xstate.after.5.(machine).b", isTimer: true },
        ],
      },
      { input: 1, events: [{ type: "skip", reason: "none" }] },
    ]);
  });

  test("can be created from an xstate/graph path, and a planned path can be converted to an xstate/graph path", () => {
    const graphPaths = getShortestPaths(trafficLight);
    const longest = graphPaths.reduce((a, b) => (b.weight > a.weight ? b : a));
    const run = runPath(
      trafficLight as AnyStateMachine,
      fromGraphPath(longest),
    );
    expect(run.snapshot.value).toEqual(longest.state.value);

    const { paths } = planPaths(trafficLight, { events: {} });
    const [path] = paths.map(toGraphPath);
    expect(path?.steps[0]?.event).toEqual({ type: "xstate.init" });
    expect(path?.steps).toHaveLength((path?.weight ?? 0) + 1);
    expect(path?.steps.at(-1)?.state).toBe(path?.state);
  });

  test("cannot be run when it completes an actor that is not running, or when another timer is due first", () => {
    const done = { type: "xstate.done.actor.charge", output: { paid: true } };
    expect(() =>
      runPath(checkout as AnyStateMachine, { events: [done] }),
    ).toThrow('the actor "charge" is not running');
    const events = [
      { type: "xstate.after.goTime.trafficLight.working.green" },
    ].map((event) => ({ ...event, isTimer: true as const }));
    expect(() => runPath(trafficLight as AnyStateMachine, { events })).toThrow(
      'the timer "xstate.after.stopTime.trafficLight.working.red" is due before',
    );
  });

  test("cannot be run when the machine throws", () => {
    const broken = createMachine({
      on: {
        go: {
          guard: () => {
            throw new Error("no answer");
          },
        },
      },
    });
    expect(() => runPath(broken, { events: [{ type: "go" }] })).toThrow(
      "no answer",
    );
    const late = createMachine({
      id: "late",
      after: {
        10: {
          guard: () => {
            throw new Error("too late");
          },
        },
      },
    });
    expect(() =>
      runPath(late, {
        events: [{ type: "xstate.after.10.late", isTimer: true }],
      }),
    ).toThrow("too late");
  });
});
