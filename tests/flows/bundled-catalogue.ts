import type { AnyPlanSpec } from "xstate-toolkit";
import type { CatalogueAreaItem } from "xstate-toolkit/docs";
import { areasOf, type ChartModule } from "../../machines/areas.ts";

// Vite bundles this module, so it imports the charts and plans with `import.meta.glob`. `machines/index.ts` and
// `plans.ts` cannot be bundled, because they read the file system.
const charts = import.meta.glob<ChartModule>("../../machines/*/chart.ts", {
  eager: true,
});

/** All exports of the plan files, keyed by name. */
const planExports: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(import.meta.glob("./*/plan.ts", { eager: true })),
);

/** The flows with their plans, for the visualiser. */
const catalogue: readonly CatalogueAreaItem[] = areasOf(
  Object.values(charts),
).map(({ title, flows }) => ({
  title,
  entries: flows.map((entry) => {
    const plan = planExports[`${entry.name}Plan`] as AnyPlanSpec | undefined;
    if (!plan) throw new Error(`${entry.name} has no plan in tests/flows`);
    return { ...entry, plan };
  }),
}));

export default catalogue;
