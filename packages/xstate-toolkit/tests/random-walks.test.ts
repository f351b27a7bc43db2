import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { assign, createMachine, fromPromise, setup } from "xstate";
import { checkLaws, type LawSpec } from "../src/plan/check-laws.ts";
import type { Law } from "../src/plan/laws.ts";
import { planPaths } from "../src/plan/plan-paths.ts";
import {
  lawsOf,
  problemOf,
  testRandomPaths,
} from "../src/run/test-random-paths.ts";
import { doorMachine, MAX_TRIES } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

testRandomPaths(doorMachine, {
  inputs: [{ tries: 0 }, { tries: MAX_TRIES - 1 }],
  events: doorModel.events,
  // Without the door, a walk says nothing about its lock.
  allows: ({ type }) => type !== "door.removed",
  laws: {
    "a lockout ends": {
      rules: ["door-04"],
      after: ({ snapshot }) => snapshot.hasTag("locked"),
      eventually: ({ snapshot }) => !snapshot.hasTag("locked"),
    },
  },
  invariants: {
    "the number of wrong tries stays below the maximum": {
      rules: ["door-04"],
      check: ({ snapshot }) => {
        expect(snapshot.context.tries).toBeLessThan(MAX_TRIES);
      },
    },
  },
  statefulInvariants: {
    "a lockout lasts five minutes": () => {
      let since = 0;
      return ({ snapshot, before, elapsed }) => {
        if (!before.hasTag("locked") && snapshot.hasTag("locked"))
          since = elapsed;
        const isOver = before.hasTag("locked") && !snapshot.hasTag("locked");
        const isRemoved = snapshot.matches({ lock: "removed" });
        expect(!isOver || isRemoved || elapsed - since === 300_000).toBe(true);
      };
    },
  },
});

/** The dial of a safe, which opens at 3 and forgets its number when the machine resets it. */
const safe = setup({
  types: {} as {
    context: { n: number };
    events:
      | { type: "TURN"; by: number }
      | { type: "RESET" }
      | { type: "KNOCK" };
  },
}).createMachine({
  id: "safe",
  context: { n: 0 },
  on: {
    TURN: {
      actions: assign({ n: ({ context, event }) => context.n + event.by }),
    },
    RESET: { actions: assign({ n: 0 }) },
    KNOCK: {},
  },
});
const safeEvents = { TURN: [{ by: 0 }, { by: 1 }], RESET: [{}], KNOCK: [{}] };

/** Sends a form. The outcome is a payload of its actor. */
const form = setup({
  actors: { send: fromPromise(async () => 1) },
}).createMachine({
  id: "form",
  initial: "idle",
  states: {
    idle: { on: { SUBMIT: "sending" } },
    sending: {
      invoke: { id: "send", src: "send", onDone: "sent", onError: "idle" },
      on: { EDIT: {} },
    },
    sent: { type: "final" },
  },
});
type FormLaw = Law<typeof form>;

/** Returns the result of one law of the form. */
function formLaw(
  law: FormLaw,
  spec: Omit<LawSpec<typeof form>, "events"> = {},
) {
  const { laws } = checkLaws(form, {
    events: { "xstate.done.actor.send": [{ output: 1 }, { output: 2 }] },
    laws: { law },
    ...spec,
  });
  return laws[0];
}

describe("a law that is broken", () => {
  const laws: Record<string, Law<typeof safe>> = {
    open: { never: ({ snapshot }) => snapshot.context.n >= 3 },
  };

  test("is reported with a walk from which no step can be removed, with each seed", () => {
    for (const seed of [1, 2, 3]) {
      const report = checkLaws(safe, { events: safeEvents, laws, seed });
      expect(report.laws).toMatchObject([
        {
          status: "broken",
          broken: {
            path: "(start) › TURN#2 › TURN#2 › TURN#2",
            message: "it is true",
            difference: undefined,
          },
        },
      ]);
    }
  });

  test("is broken again by the text of its walk, without random walks", () => {
    const path = "(start) › TURN#2 › KNOCK › TURN#2 › TURN#2";
    const spec = { events: safeEvents, laws, runs: 0 };
    expect(checkLaws(safe, spec).laws[0]?.status).toBe("inconclusive");
    const replayed = checkLaws(safe, { ...spec, paths: [path] });
    expect(replayed.laws[0]?.broken?.path).toBe(
      "(start) › TURN#2 › TURN#2 › TURN#2",
    );
    const { paths } = planPaths(safe, {
      events: safeEvents,
      stories: { open: path },
    });
    expect(paths.map(({ text }) => text)).toContain(path);
  });

  test("uses the first input and the first payloads that break it", () => {
    const counter = createMachine({
      id: "counter",
      types: {} as { input: number; context: { n: number } },
      context: ({ input }) => ({ n: input }),
      on: { ADD: { actions: assign({ n: ({ context }) => context.n + 1 }) } },
    });
    const { laws } = checkLaws(counter, {
      inputs: [0, 5, 5],
      events: { ADD: [{ x: 1 }, { x: 2 }, { x: 3 }] },
      laws: { small: { always: ({ snapshot }) => snapshot.context.n < 6 } },
    });
    expect(laws[0]?.broken?.path).toMatch(/^\(input [12]\)( › ADD#1)+$/);
  });

  test("is reported with the outcome of an actor that the walk picked", () => {
    const isTwo: FormLaw = { never: ({ event }) => event.output === 2 };
    expect(formLaw(isTwo)?.broken?.path).toBe("(start) › SUBMIT › send done#2");
  });

  test("fails its test although the law, which is not pure, holds when it is judged again", () => {
    const steady = createMachine({ id: "steady", on: { NOISE: {} } });
    let judged = 0;
    const once: Law<typeof steady> = { always: () => ++judged !== 3 };
    const { laws } = checkLaws(steady, { events: {}, laws: { once } });
    const [result] = laws;
    if (!result) throw new Error("the law has no result");
    expect(problemOf("steady", result, 1)).toContain("failed at");
  });

  test("names the step at which the machine throws, or differs when it is repeated", () => {
    const fragile = createMachine({
      id: "fragile",
      on: {
        NOISE: {},
        FAIL: {
          guard: () => {
            throw new Error("no guard");
          },
        },
      },
    });
    const always: Law<typeof fragile> = { always: () => true };
    const report = checkLaws(fragile, { events: {}, laws: { always } });
    expect(report.laws[0]?.broken).toMatchObject({
      path: "(start) › FAIL",
      message: expect.stringContaining("no guard"),
    });
    let calls = 0;
    const impure = createMachine({
      id: "impure",
      types: {} as { context: { n: number } },
      context: { n: 0 },
      on: { COUNT: { actions: assign({ n: () => ++calls }) } },
    });
    const { laws } = checkLaws(impure, {
      events: {},
      laws: { none: { always: ({ snapshot }) => snapshot.context.n === 0 } },
    });
    expect(laws[0]?.broken?.difference).toMatch(/^n of its context was \d+/);
  });
});

describe("a law that becomes true", () => {
  const isAnswered: FormLaw = {
    after: ({ event }) => event.type === "SUBMIT",
    eventually: ({ snapshot }) => !snapshot.matches("sending"),
    within: 2,
  };
  const isSent: FormLaw = {
    eventually: ({ snapshot }) => snapshot.matches("sent"),
  };

  test("within a number of steps is broken by the first step after them, and is not left open by the end of a walk", () => {
    expect(formLaw(isAnswered)?.broken).toMatchObject({
      path: "(start) › SUBMIT › EDIT › EDIT",
      message: "it did not become true within 2 steps",
    });
    const allows = ({ type }: { type: string }) => type !== "EDIT";
    const result = formLaw(isAnswered, { allows, length: 1 });
    expect(result).toMatchObject({ status: "holds", open: 0 });
  });

  test("is broken when no step is possible, and inconclusive when walks end before", () => {
    expect(formLaw(isSent, { length: 1 })).toMatchObject({
      status: "inconclusive",
      holds: 0,
      open: 50,
    });
    const allows = ({ type }: { type: string }) => !type.startsWith("xstate.");
    expect(
      formLaw(isSent, {
        allows: (event) => allows(event) && event.type !== "EDIT",
      })?.broken,
    ).toMatchObject({
      path: "(start) › SUBMIT",
      message: "it did not become true, and no step is possible",
    });
  });

  test("is inconclusive when it never starts", () => {
    const result = formLaw({ ...isSent, after: () => false });
    expect(result).toMatchObject({ status: "inconclusive", open: 0 });
  });
});

describe("random walks", () => {
  test("reach the goals of planned paths, or list them as missing", () => {
    const spec = { input: { tries: 0 }, events: doorModel.events };
    const { reached } = checkLaws(doorMachine, { ...spec, runs: 300 });
    const planned = planPaths(doorMachine, spec);
    expect(planned.missing).toEqual([]);
    const goals = planned.paths.flatMap((path) => [...path.reached]);
    expect([...reached].filter((goal) => !goals.includes(goal))).toEqual([]);
    const few = checkLaws(doorMachine, { ...spec, runs: 1, length: 1 });
    expect(few.missing).toContain(
      'the machine never rests in state "lock.removed"',
    );
  });

  test("use outputs listed by actor name, and events that the plan does not list", () => {
    const list = setup({
      actors: { load: fromPromise(async () => "") },
    }).createMachine({
      id: "list",
      initial: "closed",
      states: {
        closed: { on: { open: "loading" } },
        loading: { invoke: { src: "load", onDone: "loaded" } },
        loaded: {},
      },
    });
    const { laws } = checkLaws(list, {
      events: { "xstate.done.actor.load": [{ output: "a" }] },
      laws: {
        closed: { never: ({ snapshot }) => snapshot.value === "loaded" },
      },
    });
    expect(laws[0]?.broken?.path).toBe("(start) › open › 0.list.loading done");
  });

  test("fail tests of laws that are broken, inconclusive, silent or asynchronous", () => {
    const problems = (walks: Parameters<typeof lawsOf<typeof form>>[0]) =>
      checkLaws(form, { ...walks, laws: lawsOf(walks) }).laws.map((law) =>
        problemOf("form", law, 1),
      );
    expect(
      problems({
        events: {},
        length: 1,
        laws: {
          broken: { never: ({ event }) => event.type === "SUBMIT" },
          holds: { always: () => true },
          open: { eventually: () => false },
          unused: { eventually: () => true, after: () => false },
          vague: { never: () => undefined as never },
        },
        invariants: { silent: () => {}, slow: async () => {} },
      }),
    ).toEqual([
      'form: the walk for "broken" failed at (start) › SUBMIT (seed 1): it is true',
      undefined,
      'form: the law "open" is inconclusive: 50 walks ended too early to tell; raise length, or set within',
      'form: the law "unused" is inconclusive: it started in no walk; raise runs or length, or correct after',
      'form: the walk for "vague" failed at (start) (seed 1): the law must return true or false',
      'form: the walk for "silent" failed at (start) (seed 1): the invariant "silent" made no assertion',
      'form: the walk for "slow" failed at (start) (seed 1): the invariant "slow" is async; it must be synchronous',
    ]);
  });
});
