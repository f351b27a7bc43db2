import { describe, expect, test } from "vitest";
import { createMachine } from "xstate";
import {
  definitionProblems,
  type HouseRules,
} from "../src/model/definition-problems.ts";
import { doorMachine } from "./door-chart.ts";

const STRICT: HouseRules = {
  namesOnly: true,
  handledActors: true,
  descriptions: true,
};

describe("violations of house rules are reported", () => {
  test("inline functions, unknown names, numbers as delays, dynamic params", () => {
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
      'entry of "(root)" has an inline action; give it a name in setup',
      'entry of "one" gives the action "ring" an inline function as params; params are static',
      'state "one" has the delay "1000", a number; name it after its rule in setup',
      'state "one" has the delay "someTime", which setup does not have',
      'initial of "two" has an inline action; give it a name in setup',
      'state "two.deep" has no description',
      'transition "one --a [inline]--> two" has an inline guard; give it a name in setup',
      'transition "one --a [inline]--> two" names the action "unknown", which setup does not have',
      'transition "two --b [isUnknown]--> one" names the guard "isUnknown", which setup does not have',
    ]);
    expect(
      definitionProblems(machine, { ...STRICT, descriptions: false }),
    ).not.toContain('state "two.deep" has no description');
    expect(definitionProblems(machine)).toEqual([]);
  });

  test("an invoke without id, onDone or onError, with inline input or actor", () => {
    const { check, watchPower } = doorMachine.implementations.actors;
    const machine = createMachine({
      id: "calls",
      invoke: [
        { src: "check", input: () => ({}) },
        { id: "own", src: check as never, onDone: {}, onError: {} },
        { id: "watch", src: "watchPower", onDone: {}, onError: {} },
        { id: "unknown", src: "nobody", onDone: {}, onError: {} },
      ],
    }).provide({ actors: { check, watchPower } as never });
    expect(definitionProblems(machine, STRICT)).toEqual([
      'invoke "check" of state "(root)" has no id',
      'invoke "check" of state "(root)" has an inline input; declare a named function',
      'invoke "check" of state "(root)" has no onError',
      'invoke "check" of state "(root)" has no onDone',
      'invoke "own" of state "(root)" has an inline actor; give it a name in setup',
      'invoke "watch" of state "(root)" has an onDone, but a callback actor never finishes',
      'invoke "unknown" of state "(root)" names the actor "nobody", which setup does not have',
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
      'state "one" names the unknown rule r-2',
      'transition "one --a--> one" names the unknown rule r-3',
    ]);
  });
});
