import type { AnyPlanSpec } from "xstate-toolkit/plan";
import type { CatalogueAreaItem } from "xstate-toolkit/show";
import { areas } from "../../machines/index.ts";

/** All exports of the plan files, keyed by name. Vite bundles them; `plans.ts` reads the file system and cannot be bundled. */
const planExports: Readonly<Record<string, unknown>> = Object.assign(
  {},
  ...Object.values(import.meta.glob("./*/plan.ts", { eager: true })),
);

/** The flows with their plans, for the visualiser. */
const catalogue: readonly CatalogueAreaItem[] = areas.map(
  ({ title, flows }) => ({
    title,
    entries: flows.map((entry) => {
      const plan = planExports[`${entry.name}Plan`] as AnyPlanSpec | undefined;
      if (!plan) throw new Error(`${entry.name} has no plan in tests/flows`);
      return { ...entry, plan };
    }),
  }),
);

export default catalogue;
