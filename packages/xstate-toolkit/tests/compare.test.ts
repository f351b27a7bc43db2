import { describe, expect, test } from "vitest";
import { compare, comparisonTable } from "../examples/compare.ts";

describe("on the example machines", () => {
  const rows = compare();
  const planned = rows.filter(
    ({ generator }) => generator === "xstate-toolkit",
  );

  test("the paths of the toolkit take every transition", () => {
    expect(planned.map(({ machine, taken }) => [machine, taken])).toEqual(
      planned.map(({ machine, transitions }) => [machine, transitions]),
    );
  });

  test("the paths of every xstate/graph generator take fewer transitions, or the same number in more steps", () => {
    for (const { machine, taken, steps } of planned) {
      const others = rows.filter(
        (row) => row.machine === machine && row.generator !== "xstate-toolkit",
      );
      expect(others).toHaveLength(3);
      for (const other of others) {
        expect(other.taken).toBeLessThanOrEqual(taken);
        if (other.taken === taken) expect(other.steps).toBeGreaterThan(steps);
      }
    }
  });

  test("the table has one line for each combination of machine and generator", () => {
    expect(comparisonTable(rows).split("\n")).toHaveLength(1 + rows.length);
  });
});
