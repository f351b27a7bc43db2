import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import {
  definitionProblems,
  type HouseRules,
} from "../src/model/definition-problems.ts";
import { doorMachine } from "./door/door-chart.ts";

const STRICT: HouseRules = {
  namesOnly: true,
  handledActors: true,
  descriptions: true,
};

describe("violations of house rules are reported", () => {
  test("inline functions, unknown names, literal delays, dynamic params and missing descriptions", () => {
    const machine = createMachine({
      id: "inline",
      initial: "one",
      entry: () => {},
      states: {
        one: {
          description: "One.",
          entry: { type: "ring", params: () => ({}) },
          on: { a: { guard: () => true, target: "two", actions: "unknown" } },
          after: { 1000: "two", someTime: "two" },
        },
        two: {
          description: "Two.",
          initial: { target: "deep", actions: () => {} },
          states: { deep: {} },
          on: { b: { guard: "isUnknown", target: "one" } },
        },
      },
    }).provide({ actions: { ring: () => {} } });
    expect(definitionProblems(machine, STRICT)).toEqual([
      'entry of "(root)" has an inline action; define it in setup',
      'entry of "one" passes an inline function as params of the action "ring"; params must be static',
      'state "one" uses the literal delay 1000; define a named delay in setup',
      'state "one" has the delay "someTime", which is not defined in setup',
      'initial of "two" has an inline action; define it in setup',
      'state "two.deep" has no description',
      'transition "one --a [inline]--> two" has an inline guard; define it in setup',
      'transition "one --a [inline]--> two" references the action "unknown", which is not defined in setup',
      'transition "two --b [isUnknown]--> one" references the guard "isUnknown", which is not defined in setup',
    ]);
    expect(
      definitionProblems(machine, { ...STRICT, descriptions: false }),
    ).not.toContain('state "two.deep" has no description');
    expect(definitionProblems(machine)).toEqual([]);
  });

  test("invokes with a missing id or handler, an inline input, an inline or unknown actor, or an onDone that is never taken", () => {
    const { check, watchPower } = doorMachine.implementations.actors;
    const machine = createMachine({
      id: "calls",
      invoke: [
        { src: "check", input: () => ({}) },
        { id: "own", src: check as never, onDone: {}, onError: {} },
        { id: "watch", src: "watchPower", onDone: {} },
        { id: "unknown", src: "missing", onDone: {}, onError: {} },
      ],
    }).provide({ actors: { check, watchPower } as never });
    expect(definitionProblems(machine, STRICT)).toEqual([
      'invoke "check" of state "(root)" has no id',
      'invoke "check" of state "(root)" has an inline input; declare a named function',
      'invoke "check" of state "(root)" has no onError',
      'invoke "check" of state "(root)" has no onDone',
      'invoke "own" of state "(root)" has an inline actor; define it in setup',
      'invoke "watch" of state "(root)" has an onDone, but a callback actor never finishes',
      'invoke "unknown" of state "(root)" references the actor "missing", which is not defined in setup',
    ]);
  });

  test("unknown rule ids in the meta of states and transitions", () => {
    const machine = createMachine({
      initial: "one",
      states: {
        one: {
          meta: { rules: ["r-1", "r-2"] },
          on: { a: { target: "one", meta: { rules: ["r-3"] } } },
        },
      },
    });
    expect(definitionProblems(machine)).toEqual([]);
    expect(definitionProblems(machine, { ruleIds: ["r-1"] })).toEqual([
      'state "one" references the unknown rule r-2',
      'transition "one --a--> one" references the unknown rule r-3',
    ]);
  });
});
