import { definePlan } from "xstate-toolkit";
import { fundingStatusMachine } from "../../../machines/funding-status/chart.ts";

const stated = (by: "investee" | "investor", amount: string) => ({
  report: { by, amount },
});

export const fundingStatusPlan = definePlan(fundingStatusMachine, {
  input: { reports: [] },
  events: {
    "report.stated": [
      stated("investee", "250000.00"),
      stated("investor", "250000.00"),
      stated("investor", "1.00"),
    ],
    "report.withdrawn": [{ by: "investee" }, { by: "investor" }],
    "match.funded": [{}],
    "match.rejected": [{}],
    "match.closed": [{}],
  },
});
