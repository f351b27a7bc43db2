import { expect, test } from "vitest";
import { and, assign, not, setup } from "xstate";
import { planPaths } from "../src/plan/plan-paths.ts";
import {
  type PlanLimits,
  SearchBudget,
  searchLimits,
} from "../src/plan/search-limits.ts";
import { pathsToStates } from "../src/show/short-paths.ts";

const setupList = setup({
  types: {} as { context: { items: readonly number[] } },
  actions: {
    append: assign({ items: ({ context: { items } }) => [...items, 1] }),
  },
  guards: { isLong: ({ context: { items } }) => items.length > 1 },
});

/** A machine whose list grows without end, so that a search never explores all of its states. */
const machine = setupList.createMachine({
  id: "list",
  context: { items: [] },
  initial: "open",
  states: {
    open: {
      on: {
        ADD: { actions: "append" },
        CHECK: [
          { guard: "isLong", target: "long" },
          { guard: not("isLong"), actions: "append" },
          { target: "open", reenter: true },
        ],
        END: [{ target: "ended" }, { target: "lost" }],
      },
    },
    long: { on: { CHECK: "open" } },
    lost: { on: { FIND: "open" } },
    ended: { type: "final", on: { REOPEN: "open" } },
  },
});

test("what the definition excludes is proved without a search, also when the context grows without end", () => {
  const { neverTaken, alwaysTrue, missing, searchSteps, endReason } = planPaths(
    machine,
    { events: { FIND: [{}] } },
  );
  expect(neverTaken).toEqual(
    [
      "open --CHECK [else]--> open",
      "open --END [else]--> lost",
      "lost --FIND--> open",
      "ended --REOPEN--> open",
    ].map((label) => ({ label, proved: true })),
  );
  expect(alwaysTrue).toEqual([
    { label: "open --CHECK [not(isLong)]--> (stays)", proved: true },
  ]);
  expect(missing).toContain('the machine never rests in state "lost"');
  expect(missing).toContain('case 1 of event "FIND" is never sent');
  expect(endReason).toBe("complete");
  expect(searchSteps).toBeLessThan(200);
  let limitedAfter = 0;
  const paths = pathsToStates(machine, { events: {} }, (steps) => {
    limitedAfter = steps;
  });
  expect([...paths.keys()].sort()).toEqual(["ended", "long", "open"]);
  expect(limitedAfter).toBe(0);
});

test("a branch behind guards that are not contrary, and states that history or a region enters, are not excluded", () => {
  const possible = setupList.createMachine({
    context: { items: [] },
    initial: "off",
    states: {
      off: {
        on: {
          GO: [
            { guard: and(["isLong", not("isLong")]), target: "on" },
            { guard: not("isLong"), target: "on.hist" },
            { target: "both" },
          ],
          ADD: { actions: "append" },
        },
      },
      on: {
        initial: "first",
        states: {
          first: {},
          second: {},
          hist: { type: "history", target: "second" },
        },
        on: { OFF: "off" },
      },
      both: {
        type: "parallel",
        states: { left: { initial: "a", states: { a: {} } }, right: {} },
      },
    },
  });
  const plan = { events: {}, limits: { steps: 500 } };
  const { neverTaken } = planPaths(possible, plan);
  expect(neverTaken.map(({ label }) => label)).toEqual([
    "off --GO [and(isLong, not(isLong))]--> on",
  ]);
  const paths = pathsToStates(possible, plan);
  for (const path of ["on.second", "both.left.a", "both.right"])
    expect([...paths.keys()]).toContain(path);
});

test("a search without a new goal continues until both its steps and its time are over", () => {
  const growing = setupList.createMachine({
    context: { items: [] },
    initial: "open",
    states: {
      open: {
        on: {
          ADD: { actions: "append" },
          SHUT: {
            guard: ({ context: { items } }) => items.length > 500,
            target: "shut",
          },
        },
      },
      shut: {},
    },
  });
  const endOf = (limits: PlanLimits) =>
    planPaths(growing, { events: {}, limits }).endReason;
  expect(endOf({ stalledSteps: 100 })).toBe("stalled");
  expect(endOf({})).toBe("complete");
  const budget = new SearchBudget({ ...searchLimits(), stalledSteps: 1 });
  for (let step = 0; step < 10; step += 1) budget.countFailure();
  expect(budget.exceeded(0)).toBe(undefined);
});
