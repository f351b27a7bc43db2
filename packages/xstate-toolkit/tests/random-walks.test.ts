import { describe, expect, test } from "vitest";
import { fromPromise, setup } from "xstate";
import { randomWalks, walkAtRandom } from "../src/run/random-walks.ts";
import { doorMachine, MAX_TRIES } from "./door/door-chart.ts";
import { doorModel } from "./door/door-model.ts";

const walks = { input: { tries: 0 }, events: doorModel.events };

randomWalks(doorMachine, {
  ...walks,
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

describe("a random walk", () => {
  test("that violates an invariant fails with the name of the invariant and a path of one step", () => {
    expect(() =>
      walkAtRandom(doorMachine, walks, "never dark", () => ({ snapshot }) => {
        expect(snapshot.hasTag("dark")).toBe(false);
      }),
    ).toThrow(
      /door: the walk for "never dark" failed at \(start\) › (lamp\.switched|power\.lost|watchPower error) \(seed 1\)/,
    );
  });

  test("sends events that the plan does not list, uses outputs listed by actor name, and reports its input when it fails", () => {
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
    expect(() =>
      walkAtRandom(
        list,
        {
          inputs: [1, 2],
          events: {
            "xstate.done.actor.load": [{ output: "a" }, { output: "b" }],
          },
        },
        "never loaded",
        () =>
          ({ snapshot }) => {
            expect(snapshot.value).not.toBe("loaded");
          },
      ),
    ).toThrow(
      /"never loaded" failed at \(input \d\) › open › 0\.list\.loading done#\d /,
    );
  });

  test("fails when the invariant asserts nothing", () => {
    expect(() =>
      walkAtRandom(doorMachine, walks, "silent", () => () => {}),
    ).toThrow('the invariant "silent" made no assertion');
  });
});
