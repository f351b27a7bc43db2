import { describe, expect, test } from "vitest";
import { setup } from "xstate";
import { planFlow } from "xstate-toolkit/playwright";
import { catalogue } from "../../machines/index.ts";
import type { AnyDrivenFlow } from "../support/driven/flow.ts";
import { drivenFlows } from "./browser-bindings.ts";

const lamp = setup({
  types: {
    events: {} as
      | { type: "switch.pressed" }
      | { type: "bulb.broke" }
      | { type: "power.came" },
  },
  guards: { isNight: () => false },
}).createMachine({
  id: "lamp",
  initial: "waiting",
  states: {
    waiting: { on: { "power.came": "dark" } },
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
const press = { cause: noop };

/** Returns the binding of the lamp with changes. */
const bound = (changes: Partial<AnyDrivenFlow> = {}) =>
  ({
    machine: lamp,
    calls: {},
    notes: () => ({}),
    open: noop,
    events: {
      "switch.pressed": press,
      "bulb.broke": { never: "bulbs are for ever" },
      "power.came": { cases: [{}], automatic: true },
    },
    states: {
      waiting: { never: "over at once" },
      dark: noop,
      lit: noop,
      broken: { never: "no bulb breaks" },
    },
    unreachable: {
      "dark --switch.pressed [isNight]--> broken": "it is never night",
    },
    ...changes,
  }) as unknown as AnyDrivenFlow;

describe("the plan of a driven flow", () => {
  test("takes the transitions that can be caused, and skips those that the binding declares impossible", () => {
    const { paths, problems, excused } = planFlow(bound());
    expect(problems).toEqual([]);
    expect(paths.map(({ text }) => text)).toEqual([
      "(start) › power.came › switch.pressed › switch.pressed",
    ]);
    expect([...excused]).toEqual([
      ["lit --bulb.broke--> broken", "bulbs are for ever"],
      ["dark --switch.pressed [isNight]--> broken", "it is never night"],
    ]);
  });

  test("names what is unbound, unchecked, obsolete or unreachable", () => {
    const problemsOf = (changes: Partial<AnyDrivenFlow>) =>
      planFlow(bound(changes)).problems;
    const { events, states } = bound();
    const { "bulb.broke": _, ...fewer } = events as Record<string, object>;
    expect(problemsOf({ events: fewer } as object)).toEqual([
      'event "bulb.broke" has no binding in events',
    ]);
    expect(
      problemsOf({ events: { ...events, "x.y": press } as never }),
    ).toEqual(['events binds "x.y", which the machine does not listen to']);
    const { lit: __, ...others } = states;
    expect(problemsOf({ states: { ...others, gone: noop } })).toEqual([
      'state "lit" has no check in states',
      'states checks "gone", which the chart lacks',
    ]);
    expect(problemsOf({ unreachable: {} })).toEqual([
      'transition "dark --switch.pressed [isNight]--> broken" is never taken',
    ]);
    expect(problemsOf({ unreachable: { "a --b--> c": "why" } })).toEqual([
      'unreachable names "a --b--> c", which the chart lacks',
    ]);
    expect(problemsOf({ calls: { ring: "login" } })).toEqual([
      'calls names "ring", which the chart does not invoke',
    ]);
  });

  test("does not end in a state that is left immediately", () => {
    const { paths } = planFlow(bound());
    for (const { steps } of paths)
      expect(steps.at(-1)?.snapshot.value).not.toBe("waiting");
  });
});

describe("every flow with a browser binding", () => {
  for (const [name, flow] of Object.entries(drivenFlows))
    test(`the binding of ${name} matches its chart`, () => {
      expect(planFlow(flow).problems).toEqual([]);
      const entry = catalogue.find((known) => known.name === name);
      expect(entry?.machine.id).toBe(flow.machine.id);
    });
});
