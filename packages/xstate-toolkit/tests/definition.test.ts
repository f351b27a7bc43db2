import { describe, expect, expectTypeOf, test } from "vitest";
import { assign, createActor, createMachine, setup } from "xstate";
import { readDefinition } from "../src/model/definition.ts";
import type { Model } from "../src/run/model.ts";
import type { doorMachine } from "./door/door-chart.ts";

function labelsOf(machine: Parameters<typeof readDefinition>[0]): string[] {
  return readDefinition(machine).transitions.map(({ label }) => label);
}

describe("labels", () => {
  const machine = setup({
    guards: {
      isBig: () => true,
      isMode: (_, _params: { mode: string }) => true,
    },
    actions: { note: assign({}) },
    delays: { pause: 10 },
  }).createMachine({
    id: "shop",
    initial: "open",
    on: { "*": { actions: "note" }, "shop.closed": ".shut" },
    states: {
      open: {
        initial: "idle",
        states: {
          idle: {
            on: {
              "item.*": "#shop.open.busy",
              "order.made": [
                { guard: "isBig", target: "busy" },
                {
                  guard: { type: "isMode", params: { mode: "quick" } },
                  target: "busy",
                },
                { guard: "isBig", target: "busy" },
                { target: "busy", actions: "note" },
                { target: "idle", reenter: true },
              ],
              "order.refused": {},
            },
            after: { pause: { actions: "note" } },
          },
          busy: {
            always: [{ guard: "isBig", target: "done" }, { target: "idle" }],
          },
          done: { type: "final" },
          past: { type: "history" },
        },
        onDone: [{ guard: "isBig", target: "shut" }, { target: "open.past" }],
      },
      shut: {},
    },
  });

  test("contain source, trigger, guard and target, and are unique", () => {
    expect(labelsOf(machine)).toEqual([
      "(root) --*--> (stays)",
      "(root) --shop.closed--> shut",
      "open --onDone [isBig]--> shut",
      "open --onDone [else]--> open.past",
      "open.idle --item.*--> open.busy",
      "open.idle --order.made [isBig]--> open.busy",
      'open.idle --order.made [isMode {"mode":"quick"}]--> open.busy',
      "open.idle --order.made [isBig]--> open.busy #2",
      "open.idle --order.made [else]--> open.busy",
      "open.idle --order.made [else]--> open.idle",
      "open.idle --order.refused--> (ignored)",
      "open.idle --after(pause)--> (stays)",
      "open.busy --always [isBig]--> open.done",
      "open.busy --always [else]--> open.idle",
    ]);
  });

  test("are the same for a clone of the machine", () => {
    const clone = machine.provide({});
    expect(labelsOf(clone)).toEqual(labelsOf(machine));
    expect(readDefinition(clone).transitions[0]?.transition).not.toBe(
      readDefinition(machine).transitions[0]?.transition,
    );
  });

  test("of transitions caused by an actor contain the invoke's id, even if the id contains dots", () => {
    const calls = createMachine({
      id: "calls",
      invoke: {
        id: "load.all",
        src: "load",
        onDone: {},
        onError: { actions: "note" },
      },
    });
    expect(labelsOf(calls)).toEqual([
      "(root) --onDone(load.all)--> (ignored)",
      "(root) --onError(load.all)--> (stays)",
    ]);
  });
});

describe("the states in which a machine rests", () => {
  function restingStates(states: object): string[] {
    const config = { id: "m", initial: "a", states };
    const machine = createMachine(
      config as Parameters<typeof createMachine>[0],
    );
    return readDefinition(machine)
      .nodes.filter(({ canRest }) => canRest)
      .map(({ path }) => path);
  }

  test("exclude a state if it or an ancestor has an unguarded always that leaves the state", () => {
    expect(
      restingStates({
        a: { always: [{ guard: "isX", target: "b" }, { target: "c" }] },
        b: { always: { guard: "isX", target: "a" } },
        c: { initial: "d", states: { d: {} }, always: "b" },
      }),
    ).toEqual(["b"]);
  });

  test("include states that stay active because the selected branch has no target", () => {
    const inner = { initial: "x", states: { x: { type: "final" } } };
    const states = {
      a: { on: { go: "b" } },
      b: { always: [{ guard: "isHeld" }, { target: "a" }], on: { go: "c" } },
      c: {
        initial: "d",
        states: { d: { always: {}, on: { go: "#m.e" } } },
        always: "a",
      },
      e: { ...inner, onDone: [{ guard: "isHeld" }, { target: "a" }] },
    };
    expect(restingStates(states)).toEqual(["a", "b", "c.d", "e.x"]);
    const actor = createActor(
      createMachine({ id: "m", initial: "a", states } as object, {
        guards: { isHeld: () => true },
      }),
    ).start();
    const visited = ["go", "go", "go"].map((type) => {
      actor.send({ type });
      return actor.getSnapshot().value;
    });
    expect(visited).toEqual(["b", { c: "d" }, { e: "x" }]);
  });

  test("exclude states in which an always with actions repeats until another branch leaves the state", () => {
    expect(
      restingStates({
        a: {
          always: [{ guard: "isShort", actions: "count" }, { target: "b" }],
        },
        b: {},
      }),
    ).toEqual(["b"]);
  });

  test("exclude final states whose parent immediately takes its onDone transition", () => {
    const inner = { initial: "x", states: { x: { type: "final" } } };
    expect(
      restingStates({
        a: { ...inner, onDone: "b" },
        b: { ...inner, onDone: { guard: "isX", target: "a" } },
        c: { type: "final" },
      }),
    ).toEqual(["b.x", "c"]);
  });

  test("include a final region whose parallel parent has an onDone, because other regions may still run", () => {
    const work = { initial: "x", states: { x: { on: { finish: "y" } } } };
    const region = {
      ...work,
      states: { ...work.states, y: { type: "final" } },
    };
    const states = {
      a: {
        type: "parallel",
        states: { b: { type: "final" }, c: region },
        onDone: "d",
      },
      d: {},
    };
    expect(restingStates(states)).toEqual(["a.b", "a.c.x", "a.c.y", "d"]);
    const machine = createMachine({ id: "m", initial: "a", states } as object);
    expect(createActor(machine).start().getSnapshot().value).toEqual({
      a: { b: {}, c: "x" },
    });
  });

  test("include a final child of the root, because the root's onDone is never taken", () => {
    const machine = createMachine({
      id: "m",
      initial: "a",
      onDone: ".b",
      states: { a: { type: "final" }, b: {} },
    } as object);
    const { nodes } = readDefinition(machine);
    expect(nodes.filter(({ canRest }) => canRest)).toMatchObject([
      { path: "a" },
      { path: "b" },
    ]);
    expect(createActor(machine).start().getSnapshot().value).toBe("a");
  });
});

describe("the types of a model", () => {
  type Door = Model<typeof doorMachine>;

  test("include the states", () => {
    expectTypeOf<keyof NonNullable<Door["expect"]>>().toEqualTypeOf<
      | "(root)"
      | "lock"
      | "lock.idle"
      | "lock.checking"
      | "lock.greeting"
      | "lock.open"
      | "lock.lockedOut"
      | "lock.removed"
      | "lamp"
      | "lamp.bright"
      | "lamp.dark"
    >();
  });

  test("include the payloads of events and the outputs of actors", () => {
    type CasesOf<K extends keyof Door["events"]> = Extract<
      Door["events"][K],
      readonly unknown[]
    >[number];
    expectTypeOf<CasesOf<"code.changed">>().toExtend<{ code: string }>();
    expectTypeOf<CasesOf<"xstate.done.actor.check">>().toExtend<{
      output: { guest: string; vip: boolean };
    }>();
  });
});
