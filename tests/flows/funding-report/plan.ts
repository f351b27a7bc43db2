import { definePlan } from "xstate-toolkit";
import { fundingReportMachine } from "../../../machines/funding-report/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

export const ownForm = { amount: "250,000", date: "2026-01-31" };
const ownReport = {
  by: "investee",
  amount: "250000.00",
  date: ownForm.date,
  at: 1_800_000_300_000,
} as const;
export const REFUSED_DATE = "Please enter a date that is not in the future.";
export const TOO_MANY = "Please try again in 2 hours.";

const failures = [
  { error: httpError(409, { error: "This can no longer be stated." }) },
  { error: httpError(404, { detail: "Not found." }) },
  { error: httpError(429, { error: TOO_MANY }, 7_200) },
  { error: httpError(500) },
  { error: noResponse },
];
const confirmed = [{ output: { funding_reports: [] } }];

export const fundingReportPlan = definePlan(fundingReportMachine, {
  input: { matchId: "11" },
  events: {
    "form.opened": [
      { report: ownReport, today: "2026-02-01" },
      { report: undefined, today: ownForm.date },
    ],
    "form.cancelled": [{}],
    "field.changed": [
      { field: "amount", value: "10.000" },
      { field: "amount", value: "0" },
      { field: "date", value: "" },
    ],
    "reading.chosen": [{ value: 10_000 }],
    "form.submitted": [{}],
    "withdrawal.requested": [{}],
    "xstate.done.actor.stateFunding": confirmed,
    "xstate.error.actor.stateFunding": [
      ...failures,
      { error: httpError(400, { date: [REFUSED_DATE] }) },
    ],
    "xstate.done.actor.withdrawFunding": confirmed,
    "xstate.error.actor.withdrawFunding": failures,
  },
});
