import { describe, expect, test } from "vitest";
import { assign, createMachine, fromPromise, setup } from "xstate";
import { findPath } from "../src/plan/find-path.ts";

/** Two steps to 2 in one state, or three through other states. */
const counter = setup({
  types: {} as { context: { n: number } },
  actions: {
    add: assign({ n: ({ context }) => context.n + 1 }),
    setTwo: assign({ n: 2 }),
  },
}).createMachine({
  id: "counter",
  context: { n: 0 },
  initial: "a",
  states: {
    a: { on: { ADD: { actions: "add" }, NEXT: "b" } },
    b: { on: { NEXT: "c" } },
    c: { on: { NEXT: "d" } },
    d: { entry: "setTwo" },
    unused: { on: { NEXT: "a" } },
  },
});
type Args = { readonly snapshot: { readonly context: { n: number } } };
const isTwo = ({ snapshot }: Args) => snapshot.context.n === 2;
const isNegative = ({ snapshot }: Args) => snapshot.context.n < 0;
const plan = { events: {} };

describe("a path", () => {
  test("is found to a snapshot, to a state and through a transition, with outcomes of actors", () => {
    const form = setup({
      actors: { send: fromPromise(async () => 1) },
    }).createMachine({
      id: "form",
      initial: "idle",
      states: {
        idle: { on: { SUBMIT: "sending" } },
        sending: {
          initial: "first",
          states: { first: {} },
          invoke: { id: "send", src: "send", onDone: "sent", onError: "idle" },
        },
        sent: {},
      },
    });
    const textTo = (goal: Parameters<typeof findPath<typeof form>>[2]) =>
      findPath(form, plan, goal).path?.text;
    expect(textTo({ state: "sending" })).toBe("(start) › SUBMIT");
    expect(textTo({ transition: "sending --onError(send)--> idle" })).toBe(
      "(start) › SUBMIT › send error",
    );
    expect(
      textTo(({ snapshot, before }) => {
        const isSent = snapshot.matches("sent");
        return isSent && before.matches("sending");
      }),
    ).toBe("(start) › SUBMIT › send done");
  });

  test("has as few steps as possible on request", () => {
    expect(findPath(counter, plan, isTwo).path?.steps).toHaveLength(3);
    const shortest = findPath(counter, plan, isTwo, { shortest: true });
    expect(shortest.path?.text).toBe("(start) › ADD › ADD");
  });

  test("is found although the plan makes different states equal, on request", () => {
    const keyed = { events: {}, contextKey: () => "", limits: { steps: 100 } };
    const isThree = ({ snapshot }: Args) => snapshot.context.n === 3;
    expect(findPath(counter, keyed, isThree)).toMatchObject({
      status: "unknown",
      reason: expect.stringContaining("contextKey"),
    });
    const exact = findPath(counter, keyed, isThree, { exact: true });
    expect(exact.path?.text).toBe("(start) › ADD › ADD › ADD");
  });
});

describe("a goal without a path", () => {
  const light = createMachine({
    id: "light",
    initial: "off",
    states: { off: { on: { PRESS: "on" } }, on: { on: { PRESS: "off" } } },
  });

  test("is proved to be unreachable by all states, or by the definition alone", () => {
    const isBroken = () => false;
    expect(findPath(light, plan, isBroken)).toEqual({
      status: "unreachable",
      path: undefined,
      reason: undefined,
      searchSteps: 2,
    });
    const unused = findPath(counter, plan, { state: "unused" });
    expect(unused).toMatchObject({ status: "unreachable", searchSteps: 0 });
  });

  test("is unknown when the search reaches a limit of steps or of time", () => {
    const bySteps = findPath(
      counter,
      { events: {}, limits: { steps: 50 } },
      isNegative,
    );
    expect(bySteps).toMatchObject({
      status: "unknown",
      reason: "the search ended after 50 steps, at its limit",
    });
    const byTime = findPath(
      counter,
      { events: {}, limits: { seconds: 0 } },
      isNegative,
    );
    expect(byTime.reason).toMatch(/at its time limit$/);
  });

  test("is unknown when the machine is not pure or throws", () => {
    let calls = 0;
    const impure = setup({
      types: {} as { context: { n: number } },
      actions: { count: assign({ n: () => Math.min(++calls, 9) }) },
    }).createMachine({
      context: { n: 0 },
      on: { COUNT: { actions: "count" } },
    });
    expect(findPath(impure, plan, isNegative)).toMatchObject({
      status: "unknown",
      reason: expect.stringContaining("not pure"),
    });
    calls = 0;
    expect(findPath(impure, plan, isTwo)).toMatchObject({
      status: "found",
      reason: expect.stringContaining("not pure"),
    });
    const failing = createMachine({
      on: {
        GO: {
          guard: () => {
            throw new Error("no guard");
          },
        },
      },
    });
    const { status, reason } = findPath(failing, plan, () => false);
    expect(status).toBe("unknown");
    expect(reason).toContain("(start) › GO");
  });

  test("is refused when the machine has no such state or transition", () => {
    expect(() => findPath(light, plan, { state: "of" })).toThrow(
      'the machine has no state "of"; it has "(root)", "off", "on"',
    );
    expect(() => findPath(light, plan, { transition: "x" })).toThrow(
      'it has "off --PRESS--> on", "on --PRESS--> off"',
    );
    expect(() => findPath(light, plan, () => undefined as never)).toThrow(
      "the goal of a path must return true or false",
    );
  });
});
