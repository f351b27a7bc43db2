import { describe, expect, test } from "vitest";
import { assign, createMachine } from "xstate";
import { checkMachine, checkText } from "../src/cli/check.ts";
import { copyValue } from "../src/plan/context-copies.ts";
import { planPaths } from "../src/plan/plan-paths.ts";
import { planShortPaths } from "../src/plan/short-plan.ts";
import { readCatalogue } from "../src/show/catalogue.ts";
import { pathsToStates } from "../src/show/short-paths.ts";

const checked = (machine: unknown) => {
  const { entries } = readCatalogue({ machine });
  return entries.map((entry) => checkMachine(entry, {}));
};

describe("a machine that is not pure", () => {
  /** The number of the die, from the numbers of the last rolls. */
  const die = (numbers: () => number) =>
    createMachine({
      id: "die",
      types: {} as { context: { n: number } },
      context: { n: 1 },
      initial: "playing",
      states: {
        playing: {
          on: { ROLL: { actions: assign({ n: numbers }) } },
          always: { guard: ({ context }) => context.n === 6, target: "won" },
        },
        won: { type: "final" },
      },
    });

  test("is reported with the first step that differed, and nothing is proved", () => {
    let rolls = 0;
    const machine = die(() => {
      rolls += 1;
      return rolls <= 6 ? rolls : 0;
    });
    const { differences, neverTaken, alwaysTrue } = planPaths(machine, {
      events: {},
    });
    expect(differences[0]?.path).toBe("(start) › ROLL");
    const unreached = [...neverTaken, ...alwaysTrue];
    expect(unreached.filter(({ proved }) => proved)).toEqual([]);
    rolls = 0;
    expect(checkText(checked(machine))).toMatch(
      /^FAIL die: \d paths?\n(?:.*\n)* {5}- the machine is not pure: \d of \d paths? differed when they were repeated, first at \(start\) › ROLL: /,
    );
    const spec = { events: {}, limits: { steps: 50 } };
    expect(planPaths(die(Math.random), spec).differences).not.toEqual([]);
  });

  test("is not assumed because of spawned actors, dates in payloads or repeated events", () => {
    const door = createMachine({
      id: "door",
      types: {} as { context: { job: unknown; openedAt: Date } },
      context: { job: undefined, openedAt: new Date(0) },
      initial: "shut",
      states: {
        shut: { on: { OPEN: "open", KNOCK: {} } },
        open: {
          entry: assign({
            job: ({ spawn }) => spawn(createMachine({})),
            openedAt: ({ event }) => event.at,
          }),
        },
      },
    });
    const events = { OPEN: [{ at: new Date(1) }] };
    expect(planPaths(door, { events }).differences).toEqual([]);
  });
});

describe("a machine that changes its context in place", () => {
  const create = () =>
    createMachine({
      id: "tags",
      types: {} as { context: { tags: Set<string> } },
      context: { tags: new Set<string>() },
      initial: "editing",
      states: {
        editing: {
          on: {
            ADD: {
              actions: assign({ tags: ({ context }) => context.tags.add("a") }),
            },
            SAVE: [
              {
                guard: ({ context }) => context.tags.size > 0,
                target: "saved",
              },
              { target: "empty" },
            ],
          },
        },
        saved: {},
        empty: {},
      },
    });

  test("is named, and its paths are planned with copies", () => {
    const machine = create();
    const { neverTaken, alwaysTrue, missing, warnings, differences } =
      planPaths(machine, { events: {} });
    expect([neverTaken, alwaysTrue, missing, differences]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(warnings).toEqual([
      expect.stringContaining(
        'an assign of "editing --ADD--> (stays)" changes the context in place',
      ),
    ]);
    expect(checkText(checked(machine))).toContain(
      "changes the context in place",
    );
    const states = ["editing", "empty", "saved"];
    expect([...pathsToStates(machine, { events: {} }).keys()].sort()).toEqual(
      states,
    );
    expect([...pathsToStates(create(), { events: {} }).keys()].sort()).toEqual(
      states,
    );
    expect(planShortPaths(create(), { events: {} }).missing).toEqual([]);
  });

  test("a copy has the same shared parts, cycles and classes, and contains what cannot be copied", () => {
    class Point {
      x = [1];
    }
    class Secret {
      #key = 1;
      read() {
        return this.#key;
      }
    }
    const shared = { n: 1 };
    const value = {
      list: [shared, shared],
      map: new Map([["a", new Set([shared])]]),
      date: new Date(5),
      point: new Point(),
      secret: new Secret(),
      file: new Blob(["a"]),
      self: undefined as unknown,
    };
    value.self = value;
    const copy = copyValue(value);
    expect(copy).toEqual(value);
    expect(copy.self).toBe(copy);
    expect(copy.list[0]).toBe(copy.list[1]);
    expect([...(copy.map.get("a") ?? [])]).toEqual([copy.list[0]]);
    expect(copy.list[0]).not.toBe(shared);
    expect(copy.point).toBeInstanceOf(Point);
    expect(copy.point.x).not.toBe(value.point.x);
    expect(copy.secret.read()).toBe(1);
    expect(copy.file).toBe(value.file);
  });
});
