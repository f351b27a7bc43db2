import "../src/run/vitest-runner.ts";
import { describe, expect, test } from "vitest";
import { labelsOf } from "../src/plan/pairs.ts";
import { planPaths } from "../src/plan/plan-paths.ts";
import { runLive } from "../src/run/live-run.ts";
import { locateExpectations } from "../src/run/locate-expectations.ts";
import type { AnyModel } from "../src/run/model.ts";
import { machineCases } from "./machines/index.ts";

describe("the planned paths take every possible transition", () => {
  test.each(machineCases.map((entry) => ({ id: entry.machine.id, ...entry })))(
    "of $id",
    ({ machine, plan: spec, impossible }) => {
      const plan = planPaths(machine, spec);
      const model = { ...spec } as AnyModel;
      const expectations = locateExpectations(plan.definition, model);
      const taken = new Set<string>();
      for (const path of plan.paths) {
        const live = runLive(machine, model, expectations, path).taken;
        expect(live).toEqual(labelsOf(path));
        for (const label of live.flat()) taken.add(label);
      }
      const labels = plan.definition.transitions.map(({ label }) => label);
      expect(labels.filter((label) => !taken.has(label))).toEqual(
        Object.keys(impossible),
      );
      expect(plan.neverTaken).toEqual(
        Object.keys(impossible).map((label) => ({ label, proved: true })),
      );
      expect(plan.findings).toEqual([]);
      expect(plan.warnings).toEqual([]);
    },
  );
});
