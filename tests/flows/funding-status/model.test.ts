import { expect, test } from "vitest";
import {
  fundingSnapshot,
  fundingState,
  fundingStatusMachine,
} from "../../../machines/funding-status/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { approvedMatch, fundedMatch, replacedMatch } from "../match-cases.ts";
import { fundingStatusPlan } from "./plan.ts";

type Reports = readonly { by: string; amount: string }[];
const amountsOf = (reports: Reports) =>
  ["investee", "investor"].map(
    (side) => reports.find(({ by }) => by === side)?.amount ?? null,
  );

testMachine(fundingStatusMachine, {
  ...fundingStatusPlan,
  initialContext: { reports: [] },
  expect: {
    open: {
      initial: "open.comparing",
      on: {
        "report.stated": {
          to: "open.comparing",
          check: ({ before, after, event: { report } }) => {
            const { reports } = after.context;
            expect(reports.filter(({ by }) => by === report.by)).toEqual([
              report,
            ]);
            const others = (list: Reports) =>
              list.filter(({ by }) => by !== report.by);
            expect(others(reports)).toEqual(others(before.context.reports));
          },
        },
        "report.withdrawn": {
          to: "open.comparing",
          check: ({ before, after, event: { by: side } }) => {
            expect(after.context.reports).toEqual(
              before.context.reports.filter(({ by }) => by !== side),
            );
          },
        },
        "match.funded": { to: "settled", changes: {} },
        "match.rejected": { to: "ended", context: { reports: [] } },
        "match.closed": { to: "ended", context: { reports: [] } },
      },
    },
    "open.none": {
      check: ({ snapshot: { context } }) =>
        expect(amountsOf(context.reports)).toEqual([null, null]),
    },
    "open.reported": {
      check: ({ snapshot: { context } }) =>
        expect(context.reports).toHaveLength(1),
    },
    "open.agreed": {
      check: ({ snapshot: { context } }) =>
        expect(amountsOf(context.reports)).toEqual(["250000.00", "250000.00"]),
    },
    "open.different": {
      check: ({ snapshot: { context } }) =>
        expect(amountsOf(context.reports)).toEqual(["250000.00", "1.00"]),
    },
    settled: {
      check: ({ snapshot }) => expect(snapshot.status).toBe("done"),
    },
    ended: { check: ({ snapshot }) => expect(snapshot.status).toBe("done") },
  },
});

test("the state of a match follows from its status and from what its sides state", {
  tags: ["4-funding-report-102"],
}, () => {
  const report = (by: "investee" | "investor", amount: string) => ({
    by,
    amount,
    date: "2026-01-31",
    at: 1_800_000_300_000,
  });
  const stated = [report("investee", "5.00"), report("investor", "5")];
  const withReports = { ...approvedMatch, funding_reports: stated };
  expect(
    [
      approvedMatch,
      withReports,
      { ...approvedMatch, funding_reports: stated.slice(1) },
      {
        ...approvedMatch,
        funding_reports: [...stated.slice(1), report("investee", "6.00")],
      },
      { ...fundedMatch, funding_reports: stated },
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
