import { supportMachine } from "../../machines/support.ts";
import { planOf } from "../support/walker/plan-of.ts";

export const asked = { type: "contact.asked" } as const;

/** What the chart of support is walked with: events and their cases, and where it starts. */
export const supportPlan = planOf(supportMachine, {
  input: undefined,
  events: { "contact.asked": [{}] },
});
