import { leaveGuardMachine } from "../../../machines/leave-guard/chart.ts";
import { walkMachine } from "../../support/walker/index.ts";
import { leaveGuardPlan } from "./plan.ts";

const ask = { type: "leave.asked", to: "/support" } as const;

walkMachine(leaveGuardMachine, {
  ...leaveGuardPlan,
  states: {
    staying: { notTags: ["asking"], context: { to: null }, can: [ask] },
    asking: {
      tags: ["asking"],
      context: { to: "/investee-page" },
      // The page behind the dialog cannot be used.
      cannot: [ask],
    },
  },
  transitions: {
    "staying --leave.asked--> asking": { context: { to: "/investee-page" } },
    "asking --leave.confirmed--> staying": {
      effects: [["goOn"]],
      context: { to: null },
    },
    "asking --leave.cancelled--> staying": { context: { to: null } },
  },
});
