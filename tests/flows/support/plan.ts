import { planOf } from "xstate-toolkit/plan";
import { supportMachine } from "../../../machines/support/chart.ts";

export const toggled = { type: "contact.toggled" } as const;

/** The plan of the support chart: events with their payloads, and inputs. */
export const supportPlan = planOf(supportMachine, {
  input: undefined,
  events: { "contact.toggled": [{}] },
});
