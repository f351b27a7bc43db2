import { describe, expect, test } from "vitest";
import { assign, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";
import { LOCKOUT_MS } from "./door/door-chart.ts";
import { bareModelTest, doorWith, errorsOf } from "./door/door-model-tests.ts";

describe("differences between a live run and the model are reported", () => {
  test("a wrong, a missing and an unexpected effect", () => {
    const modelTest = doorWith({
      expect: {
        "lock.greeting": {
          always: [
            { to: "lock.open", effects: { ring: { times: 4 } } },
            { to: "lock.open", effects: "openLatch" },
          ],
        },
        "lock.open": { exit: "openLatch" },
      },
    });
    const errors = errorsOf(modelTest);
    const greeted = "lock.greeting --always [isVip]--> lock.open";
    expect(errors).toContain(`transition "${greeted}": effects`);
    expect(errors).toContain(
      'transition "lock.greeting --always [else]--> lock.open": effects',
    );
    expect(errors).toContain('entry of state "lock.open": effects');
    expect(errors).toContain('exit of state "lock.open": effects');
    expect(() => modelTest.checkExpectation(`transition ${greeted}`)).toThrow(
      "see the tests of the paths",
    );
    modelTest.checkExpectation(
      "transition lamp.dark --lamp.switched--> lamp.bright",
    );
  });

  test("a call with the wrong input, and an unexpected call", () => {
    for (const calls of [{ check: { code: "0000" } }, undefined])
      expect(
        errorsOf(doorWith({ expect: { "lock.checking": { calls } } })),
      ).toContain('entry of state "lock.checking": calls');
  });

  test("a wrong delay", () => {
    const errors = errorsOf(doorWith({ delays: { lockout: LOCKOUT_MS - 1 } }));
    expect(errors).toContain(
      'delay "lockout" in milliseconds: expected 300000 to be 299999',
    );
    expect(errors).toContain("after lockout, of door: (start) › code.changed");
  });

  test("a wrong context value, and a context key that should not have changed", () => {
    const errors = errorsOf(
      doorWith({
        initialContext: { tries: 1 },
        expect: {
          "lock.idle": {
            on: {
              "code.changed": { changes: { problem: null } },
              "code.submitted": [
                "lock.checking",
                { context: { problem: "wrong" } },
              ],
            },
          },
        },
      }),
    );
    expect(errors).toContain("the start: context.tries");
    expect(errors).toContain(
      'transition "lock.idle --code.submitted [else]--> (stays)": context.problem',
    );
    expect(errors).toContain(
      'transition "lock.idle --code.changed--> (stays)": context.code',
    );
  });

  test("a guard whose outcome differs from the model", () => {
    const errors = errorsOf(
      doorWith({
        expect: {
          "lock.idle": {
            on: {
              "code.submitted": [
                {
                  to: "lock.checking",
                  when: ({ context }: { context: { code: string } }) =>
                    context.code !== "12",
                },
                {},
              ],
            },
          },
        },
        stories: {
          short: "code.changed#2 › code.submitted",
          empty: "code.submitted",
        },
      }),
    );
    const message =
      'transition "lock.idle --code.submitted [isComplete]--> lock.checking": the outcome of its guard: expected false to be true';
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
    const expectIdle = ({
      after,
    }: {
      after: { matches(value: object): boolean };
    }) => expect(after.matches({ lock: "idle" })).toBe(true);
    const wrongChecks = {
      "lamp.bright": {
        on: { "lamp.switched": { to: "lamp.dark", check: expectIdle } },
      },
    };
    expect(errorsOf(doorWith({ expect: wrongChecks }))).toBe("");
    const failingWalk = doorWith({
      expect: wrongChecks,
      randomPaths: { runs: 30, length: 10 },
    });
    const [error] = failingWalk.randomErrors();
    expect(error?.message).toMatch(
      /at step 2, lamp\.switched, of door: \(start\) › \S+ › lamp\.switched$/,
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
