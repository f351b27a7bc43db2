import type { CatalogueAreaItem } from "xstate-toolkit/docs";
import { areas } from "../../machines/index.ts";
import { plans } from "./plans.ts";

/** The flows with their plans, for the toolkit. */
const catalogue: readonly CatalogueAreaItem[] = areas.map(
  ({ title, flows }) => ({
    title,
    entries: flows.map((entry) => {
      const plan = plans[entry.name];
      if (!plan) throw new Error(`${entry.name} has no plan in tests/flows`);
      return { ...entry, plan };
    }),
  }),
);

export default catalogue;
