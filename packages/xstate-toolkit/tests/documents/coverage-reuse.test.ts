import { expect, test } from "vitest";
import { type AnyMachineSnapshot, createMachine } from "xstate";
import { planPaths } from "../../src/plan/plan-paths.ts";
import { coverageOfFlow } from "../../src/show/coverage.ts";

type StateKeyArgs = { readonly snapshot: AnyMachineSnapshot };

const machine = createMachine({
  id: "door",
  initial: "closed",
  states: {
    closed: { on: { open: "opened" } },
    opened: { on: { close: "closed" } },
  },
});

const coverageWith = (
  keys: object,
  options?: Parameters<typeof coverageOfFlow>[2],
) => {
  const plan = { events: {}, ...keys };
  const { paths } = planPaths(machine, plan);
  return coverageOfFlow(
    {
      name: "door",
      file: "door",
      machine,
      plan,
      title: "Door",
      who: "",
      purpose: "",
    },
    paths,
    { pairs: true, ...options },
  );
};

test.each([
  ["stateKey", { stateKey: ({ snapshot }: StateKeyArgs) => snapshot.value }],
  ["contextKey", { contextKey: () => 0 }],
  ["steps", { limits: { steps: 1_000 } }],
  ["pathSteps", { limits: { pathSteps: 10 } }],
])("pairs are computed again when %s changes", (_, keys) => {
  const previous = { ...coverageWith({}), pairs: "0>1" };
  expect(coverageWith({}, { previous }).pairs).toBe("0>1");
  expect(coverageWith(keys, { previous }).pairs).toBe("0>1 1>0");
});

test("pairs that were reused with `reusePairs` despite a change are computed again by the next call without it", () => {
  const previous = { ...coverageWith({}), pairs: "0>1" };
  const reused = coverageWith(
    { limits: { steps: 1_000 } },
    { previous, reusePairs: true },
  );
  expect(reused.pairs).toBe("0>1");
  const { pairs } = coverageWith(
    { limits: { steps: 1_000 } },
    { previous: reused },
  );
  expect(pairs).toBe("0>1 1>0");
});
