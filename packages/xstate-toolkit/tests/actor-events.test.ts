import { expect, test } from "vitest";
import { assign, createMachine, fromPromise, setup, spawnChild } from "xstate";
import { plainPathOf, runPath } from "../src/plan/plain-path.ts";
import { planPaths } from "../src/plan/plan-paths.ts";
import { eventKeys } from "../src/plan/plan-skeleton.ts";

test("the printed keys of the events of spawned actors can be used in a plan, and the paths run", () => {
  const machine = setup({
    types: {} as { context: { count: number } },
    actors: { work: fromPromise(async () => {}) },
  }).createMachine({
    id: "jobs",
    context: { count: 0 },
    initial: "working",
    entry: [
      spawnChild("work", { id: "job.1" }),
      spawnChild("work", { id: "job.2" }),
      spawnChild("work", { id: "other" }),
    ],
    states: {
      working: {
        on: {
          "xstate.done.actor.job.*": {
            actions: assign({ count: ({ context }) => context.count + 1 }),
          },
          "xstate.error.actor.*": "failed",
        },
        always: { guard: ({ context }) => context.count === 2, target: "done" },
      },
      failed: {},
      done: {},
    },
  });
  expect(eventKeys(machine).map(({ key }) => key)).toEqual([
    "xstate.done.actor.job.*",
    "xstate.error.actor.*",
  ]);
  for (const events of [
    {},
    {
      "xstate.done.actor.job.*": [{ output: 1 }, { output: 2 }],
      "xstate.error.actor.*": [{ error: new Error("late") }],
    },
  ]) {
    const { missing, paths, warnings } = planPaths(machine, { events });
    expect([missing, warnings]).toEqual([[], []]);
    const texts = paths.flatMap(({ steps }) => steps.map(({ text }) => text));
    expect(texts.join()).toMatch(/job\.[12] done/);
    for (const path of paths)
      expect(runPath(machine, plainPathOf(path)).snapshot.value).toBe(
        path.steps.at(-1)?.snapshot.value,
      );
  }
});

test("system.get returns the replacements of the plan and the machine's own actors, and a missing one is named", () => {
  const machine = createMachine({
    id: "page",
    types: {} as { context: { isLoggedIn: boolean } },
    context: { isLoggedIn: false },
    initial: "out",
    invoke: { src: fromPromise(async () => {}), systemId: "own" },
    states: {
      out: {
        on: {
          ENTER: {
            actions: assign({
              isLoggedIn: ({ system }) =>
                system.get("session")?.getSnapshot().isLoggedIn === true &&
                system.get("own") !== undefined,
            }),
          },
        },
        always: { guard: ({ context }) => context.isLoggedIn, target: "in" },
      },
      in: {},
    },
  });
  const systemActors = {
    session: { getSnapshot: () => ({ isLoggedIn: true }), send: () => {} },
  };
  const plan = planPaths(machine, { events: {}, systemActors });
  expect(plan.neverTaken).toEqual([]);
  expect(plan.warnings.join()).not.toContain("system");
  const [path] = plan.paths;
  const run = path && runPath(machine, plainPathOf(path), { systemActors });
  expect(run?.snapshot.value).toBe("in");
  expect(planPaths(machine, { events: {} }).warnings).toContain(
    'the actor "session" of the system does not exist in a plan; set a replacement with systemActors',
  );
});

test("a payload with an actor of the simulation fails with the label of the step and the reason", () => {
  const machine = createMachine({
    id: "room",
    types: {} as { context: { guest: unknown } },
    context: { guest: undefined },
    initial: "open",
    entry: spawnChild(
      fromPromise(async () => {}),
      { id: "guest" },
    ),
    states: {
      open: {
        on: {
          JOIN: {
            target: "full",
            actions: assign({ guest: ({ event }) => event.who }),
          },
        },
      },
      full: {},
    },
  });
  const { paths } = planPaths(machine, {
    events: {
      JOIN: ({ snapshot }) => [{ who: [snapshot.children.guest] }],
    },
  });
  const [path] = paths;
  if (!path) throw new Error("no path was planned");
  expect(() => runPath(machine, plainPathOf(path))).toThrow(
    'JOIN: the payload contains the actor "guest", which belongs to the simulation',
  );
});
