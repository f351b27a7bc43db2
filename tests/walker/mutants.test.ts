import { describe, expect, test } from "vitest";
import type { AnyModel } from "../support/walker/model.ts";
import { mutantsOf, survivors } from "../support/walker/mutants.ts";
import { doorMachine, LOCKOUT_MS } from "./door-chart.ts";
import { doorModel } from "./door-model.ts";

const complete = doorModel as unknown as AnyModel;

describe("mutants of a chart", () => {
  test("have one change each, of every kind", () => {
    const names = mutantsOf(doorMachine).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(
      expect.arrayContaining([
        "without busy in tags of lock.checking",
        "without openLatch in entry of lock.open",
        "without keepCode in lock.idle --code.changed--> branch 1",
        "without forgetTries in lock.checking --onDone(check)--> branch 1",
        "without ring in lock.greeting --always--> branch 1",
        "without forgetTries in lock.lockedOut --lockout--> branch 1",
        "without input of check in lock.checking",
        "guard isVip answers the opposite",
        "delay doorShuts is a millisecond longer",
      ]),
    );
  });

  test("do not survive a complete model", () => {
    expect(survivors(doorMachine, complete)).toEqual([]);
  });

  test("survive a model without the relevant expectations", () => {
    const lockedOut = "lock.lockedOut --after(lockout)--> lock.idle";
    const weaker = {
      ...complete,
      states: {
        ...complete.states,
        "lock.lockedOut": { cannot: [{ type: "code.submitted" }] },
      },
      transitions: {
        ...complete.transitions,
        [lockedOut]: { after: LOCKOUT_MS },
      },
    };
    expect(survivors(doorMachine, weaker)).toEqual([
      "without locked in tags of lock.lockedOut",
      "without forgetTries in lock.lockedOut --lockout--> branch 1",
    ]);
  });

  test("that only a longer path reveals are detected by a story", () => {
    const { stories: _none, ...short } = complete;
    expect(survivors(doorMachine, short)).toEqual([
      "without forgetTries in lock.checking --onDone(check)--> branch 1",
    ]);
  });

  test("of guards are detected by when", () => {
    const wrong = "lock.checking --onError(check) [isWrong]--> lock.idle";
    const { when: _none, ...rest } = complete.transitions[wrong] as {
      when?: object;
    };
    const weaker = {
      ...complete,
      transitions: { ...complete.transitions, [wrong]: rest },
    };
    expect(survivors(doorMachine, weaker)).toEqual([
      "guard isWrong answers the opposite",
    ]);
  });
});
