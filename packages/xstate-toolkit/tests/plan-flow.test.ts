import { describe, expect, test } from "vitest";
import { setup } from "xstate";
import type { AnyFlowBinding } from "../src/browser/flow.ts";
import { planFlow } from "../src/browser.ts";

const lamp = setup({
  types: {
    events: {} as
      | { type: "switch.pressed" }
      | { type: "bulb.broke" }
      | { type: "power.connected" },
  },
  guards: { isNight: () => false },
}).createMachine({
  id: "lamp",
  initial: "waiting",
  states: {
    waiting: { on: { "power.connected": "dark" } },
    dark: {
      on: {
        "switch.pressed": [{ guard: "isNight", target: "broken" }, "lit"],
      },
    },
    lit: { on: { "switch.pressed": "dark", "bulb.broke": "broken" } },
    broken: {},
  },
});
const noop = async () => {};
const press = { perform: noop };

/** Returns the binding of the lamp chart with these changes. */
const bindingWith = (changes: Partial<AnyFlowBinding> = {}) =>
  ({
    machine: lamp,
    calls: {},
    open: noop,
    events: {
      "switch.pressed": press,
      "bulb.broke": { never: "the test cannot break a bulb" },
      "power.connected": { cases: [{}], automatic: true },
    },
    states: {
      waiting: { never: "left immediately" },
      dark: noop,
      lit: noop,
      broken: { never: "never reached" },
    },
    unreachable: {
      "dark --switch.pressed [isNight]--> broken": "the guard is always false",
    },
    ...changes,
  }) as unknown as AnyFlowBinding;

describe("the browser plan of a flow", () => {
  test("takes the transitions that can be triggered, and skips those that the binding declares impossible", () => {
    const { paths, problems, excluded } = planFlow(bindingWith());
    expect(problems).toEqual([]);
    expect(paths.map(({ text }) => text)).toEqual([
      "(start) › power.connected › switch.pressed › switch.pressed",
    ]);
    expect([...excluded]).toEqual([
      ["lit --bulb.broke--> broken", "the test cannot break a bulb"],
      [
        "dark --switch.pressed [isNight]--> broken",
        "the guard is always false",
      ],
    ]);
  });

  test("reports missing bindings and checks, entries unknown to the chart, and transitions that no path takes", () => {
    const problemsOf = (changes: Partial<AnyFlowBinding>) =>
      planFlow(bindingWith(changes)).problems;
    const { events, states } = bindingWith();
    const { "bulb.broke": _, ...otherEvents } = events as Record<
      string,
      object
    >;
    expect(problemsOf({ events: otherEvents } as object)).toEqual([
      'event "bulb.broke" has no binding in events',
    ]);
    expect(
      problemsOf({ events: { ...events, "x.y": press } as never }),
    ).toEqual(['events lists "x.y", which no transition handles']);
    const { lit: __, ...otherStates } = states;
    expect(problemsOf({ states: { ...otherStates, gone: noop } })).toEqual([
      'state "lit" has no check in states',
      'states lists "gone", which is not a state of the chart',
    ]);
    expect(problemsOf({ unreachable: {} })).toEqual([
      'transition "dark --switch.pressed [isNight]--> broken" is never taken',
    ]);
    expect(problemsOf({ unreachable: { "a --b--> c": "why" } })).toEqual([
      'unreachable lists "a --b--> c", which is not a transition of the chart',
    ]);
    expect(problemsOf({ calls: { ring: "login" } })).toEqual([
      'calls lists "ring", which the chart does not invoke',
    ]);
  });

  test("with state coverage, reports a state that has a check but in which the machine never rests", () => {
    const states = { ...bindingWith().states, broken: noop };
    const { problems } = planFlow(bindingWith({ states }), { cover: "states" });
    expect(problems).toEqual(['the machine never rests in state "broken"']);
  });

  test("includes an automatic event whose binding depends on the elapsed time", () => {
    const radio = setup({}).createMachine({
      initial: "off",
      states: {
        off: { after: { 1000: "starting" } },
        starting: { on: { "power.connected": "on" } },
        on: {},
      },
    });
    const { problems } = planFlow(
      bindingWith({
        machine: radio,
        events: {
          "power.connected": ({ elapsed }: { elapsed: number }) =>
            elapsed < 1_000
              ? { never: "the power is off" }
              : { automatic: true },
        },
        states: {
          off: noop,
          starting: { never: "left immediately" },
          on: noop,
        },
        unreachable: {},
      } as object),
    );
    expect(problems).toEqual([]);
  });

  test("does not end in a state that is left immediately", () => {
    const radio = setup({}).createMachine({
      initial: "off",
      states: {
        off: { on: { "power.connected": "on" } },
        on: { on: { "power.failed": "off" } },
      },
    });
    const { paths, problems } = planFlow(
      bindingWith({
        machine: radio,
        events: {
          "power.connected": { automatic: true },
          "power.failed": press,
        },
        states: { off: { never: "left immediately" }, on: noop },
        unreachable: {},
      } as object),
    );
    expect(problems).toEqual([]);
    // The first two steps cover both transitions. The last step is added because a path must not end in `off`.
    expect(paths.map(({ text }) => text)).toEqual([
      "(start) › power.connected › power.failed › power.connected",
    ]);
  });
});
