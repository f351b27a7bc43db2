import { expect, test } from "vitest";
import type { ContextFrom } from "xstate";
import {
  fundingSnapshot,
  fundingState,
  fundingStatusMachine,
} from "../../../machines/funding-status/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { approvedMatch, fundedMatch, replacedMatch } from "../match-cases.ts";
import { fundingStatusPlan } from "./plan.ts";

type Context = ContextFrom<typeof fundingStatusMachine>;
const reportsOfOthers = ({ reports }: Context, side: string) =>
  reports.filter(({ by }) => by !== side);

testMachine(fundingStatusMachine, {
  ...fundingStatusPlan,
  expect: {
    open: {
      initial: "open.comparing",
      on: {
        "report.stated": {
          to: "open.comparing",
          changes: ({ before: { context }, event: { report } }) => ({
            reports: [...reportsOfOthers(context, report.by), report],
          }),
        },
        "report.withdrawn": {
          to: "open.comparing",
          changes: ({ before: { context }, event: { by } }) => ({
            reports: reportsOfOthers(context, by),
          }),
        },
        "match.funded": { to: "settled", changes: {} },
        "match.rejected": { to: "ended", context: { reports: [] } },
        "match.closed": { to: "ended", context: { reports: [] } },
      },
    },
    "open.comparing": {
      always: [
        {
          to: "open.agreed",
          when: ({ context: { reports } }) =>
            reports.length === 2 &&
            reports.every(({ amount }) => amount === "250000.00"),
        },
        {
          to: "open.different",
          when: ({ context: { reports } }) => reports.length === 2,
        },
        {
          to: "open.reported",
          when: ({ context: { reports } }) => reports.length > 0,
        },
        "open.none",
      ],
    },
  },
});

test("the state of a match follows from its status and from what its sides state", {
  tags: ["4-funding-report-102"],
}, () => {
  const own = { by: "investee", amount: "5.00" } as const;
  const other = { by: "investor", amount: "5" } as const;
  const withReports = { ...approvedMatch, funding_reports: [own, other] };
  expect(
    [
      approvedMatch,
      withReports,
      { ...approvedMatch, funding_reports: [other] },
      { ...approvedMatch, funding_reports: [other, { ...own, amount: "6" }] },
      { ...fundedMatch, funding_reports: [own, other] },
      replacedMatch,
    ].map(fundingState),
  ).toEqual(["none", "agreed", "reported", "different", "settled", "ended"]);
  const withdrawal = { type: "report.withdrawn", by: "investee" } as const;
  expect(
    [withReports, fundedMatch, replacedMatch].map((match) =>
      fundingSnapshot(match).can(withdrawal),
    ),
  ).toEqual([true, false, false]);
});
