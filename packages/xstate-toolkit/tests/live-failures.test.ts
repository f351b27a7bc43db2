import { describe, expect, test } from "vitest";
import { assign, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";
import { LOCKOUT_MS } from "./door/door-chart.ts";
import { bareModelTest, doorWith, errorsOf } from "./door/door-model-tests.ts";

describe("differences between a live run and the model are reported", () => {
  test("a wrong, a missing and an unexpected effect", () => {
    const lockedOut =
      "lock.checking --onError(check) [isLastTry]--> lock.lockedOut";
    const greeted = "lock.greeting --always [isVip]--> lock.open";
    const modelTest = doorWith({
      transitions: {
        [lockedOut]: { effects: [["ring", { times: 4 }]] },
        [greeted]: { effects: [["openLatch"]] },
        "lamp --power.lost--> lamp.dark": { effects: [["openLatch"]] },
      },
    });
    const errors = errorsOf(modelTest);
    expect(errors).toContain(`transition "${lockedOut}": effects`);
    expect(errors).toContain(`transition "${greeted}": effects`);
    expect(errors).toContain(
      'transition "lamp --power.lost--> lamp.dark": effects',
    );
    expect(() => modelTest.checkExpectation(`transition ${lockedOut}`)).toThrow(
      "see the tests of the paths",
    );
    modelTest.checkExpectation(
      "transition lamp.dark --lamp.switched--> lamp.bright",
    );
  });

  test("a call with the wrong input, an unexpected call, and a stopped actor that `stops` does not list", () => {
    const submitted =
      "lock.idle --code.submitted [isComplete]--> lock.checking";
    const cancelled = "lock.checking --check.cancelled--> lock.idle";
    const errors = errorsOf(
      doorWith({
        transitions: {
          [submitted]: { calls: [["check", { code: "0000" }]] },
          [cancelled]: { stops: [] },
        },
      }),
    );
    expect(errors).toContain(`transition "${submitted}": calls`);
    expect(errors).toContain(`transition "${cancelled}": actors stopped`);
    const withoutCalls = doorWith({
      transitions: { [submitted]: { effects: [] } },
    });
    expect(errorsOf(withoutCalls)).toContain(
      `transition "${submitted}": calls`,
    );
  });

  test("a wrong delay", () => {
    const label = "lock.lockedOut --after(lockout)--> lock.idle";
    const modelTest = doorWith({
      transitions: {
        [label]: { after: LOCKOUT_MS - 1, context: { tries: 0 } },
      },
    });
    const errors = errorsOf(modelTest);
    expect(errors).toContain(
      `transition "${label}": its delay in milliseconds: expected 300000 to be 299999`,
    );
    expect(errors).toContain("after lockout, of door: (start) › code.changed");
  });

  test("a wrong context value, and a context that should not have changed", () => {
    const codeSubmitted = "lock.idle --code.submitted [else]--> (stays)";
    const codeChanged = "lock.idle --code.changed--> (stays)";
    const errors = errorsOf(
      doorWith({
        transitions: {
          [codeSubmitted]: { context: { problem: "wrong" } },
          [codeChanged]: { context: "unchanged" },
        },
      }),
    );
    expect(errors).toContain(`transition "${codeSubmitted}": context.problem`);
    expect(errors).toContain(`transition "${codeChanged}": context`);
  });

  test("a guard whose outcome differs from the model", () => {
    const submitted =
      "lock.idle --code.submitted [isComplete]--> lock.checking";
    const errors = errorsOf(
      doorWith({
        transitions: {
          [submitted]: {
            calls: [["check", { code: "1234" }]],
            when: ({ before }: { before: { context: { code: string } } }) =>
              before.context.code !== "12",
          },
        },
        stories: {
          short: "code.changed#2 › code.submitted",
          empty: "code.submitted",
        },
      }),
    );
    const message = `transition "${submitted}": the outcome of its guard: expected false to be true`;
    expect(errors).toContain(`${message} // Object.is equality
  at step 1, code.submitted, of door: (start) › code.submitted`);
    expect(errors).not.toContain(
      "of door: (start) › code.changed#2 › code.submitted",
    );
  });

  test("a failure that only a random path reaches", () => {
    const modelTest = doorWith({ randomPaths: { runs: 5, length: 10 } });
    expect(modelTest.randomPaths.map(({ steps }) => steps.length)).toHaveLength(
      5,
    );
    expect(errorsOf(modelTest)).toBe("");
    const switched = "lamp.bright --lamp.switched--> lamp.dark";
    const expectIdle = ({
      after,
    }: {
      after: { matches(value: object): boolean };
    }) => expect(after.matches({ lock: "idle" })).toBe(true);
    const wrongChecks = { [switched]: { check: expectIdle } };
    expect(errorsOf(doorWith({ transitions: wrongChecks }))).toBe("");
    const failingWalk = doorWith({
      transitions: wrongChecks,
      randomPaths: { runs: 30, length: 10 },
    });
    expect(errorsOf(failingWalk)).toContain(
      "lamp.switched, of door: (start) › ",
    );
  });

  test("a story that cannot be followed, with the events that are possible instead", () => {
    const modelTest = doorWith({
      stories: { "no such": "code.changed#1 › check done#1" },
    });
    expect(() => modelTest.checkComplete()).toThrow(
      '"check done#1" is not possible in "code.changed#1 › check done#1"; possible steps: code.changed#1, code.changed#2, code.submitted, door.removed,',
    );
    for (const input of [0, 2]) {
      const other = doorWith({
        stories: { "no such": `(input ${input}) › code.submitted` },
      });
      expect(() => other.checkComplete()).toThrow(`there is no input ${input}`);
    }
  });

  test("a state's tags and accepted events", () => {
    const errors = errorsOf(
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
    expect(errors).toContain('state "lamp.dark" does not have the tag');
  });

  test("a violated invariant, and an expectation that was never checked", () => {
    const modelTest = doorWith({
      invariants: {
        "never dark": ({
          snapshot,
        }: {
          snapshot: { hasTag(tag: string): boolean };
        }) => expect(snapshot.hasTag("dark")).toBe(false),
      },
    });
    expect(() => modelTest.checkExpectation("invariant never dark")).toThrow(
      "see the tests of the paths",
    );
    expect(() => modelTest.checkExpectation("state lock.attic")).toThrow(
      "door: state lock.attic was never checked in a live run",
    );
  });

  test("a live run that deviates from its plan because the chart is impure, with the path", () => {
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
    const errors = errorsOf(bareModelTest(impure, { roll: [{}] }));
    expect(errors).toContain("the live actor is in the planned state");
    expect(errors).toContain("at step 1, roll, of dice: (start) › roll");
  });
});

test("when the chart throws, strict planning throws an error that names the path", () => {
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
  expect(() =>
    planPaths(broken, { events: { a: [{}], b: [{}] }, strict: true }),
  ).toThrow("the machine fails at (start) › a › b: Error: no such thing");
});
