import { assign, initialTransition, setup } from "xstate";
import type { FundingReport, Match } from "../../contract/calls/matches.ts";
import type { UserType } from "../../contract/enumerations.ts";
import { snapshotOf } from "../match-status/chart.ts";
import { eventOf } from "../shared/actor-events.ts";

type Statement = Pick<FundingReport, "by" | "amount">;
type FundingContext = {
  /** At most one per side. */
  readonly reports: readonly Statement[];
};

/**
 * What the two sides of an approved match state about its funding. It is not a status of the match: only the operator
 * sets `funded`. The server accepts only changes that this chart allows, and the pages show its state.
 */
export const fundingStatusMachine = setup({
  types: {
    context: {} as FundingContext,
    input: {} as FundingContext,
    events: {} as
      | { type: "report.stated"; report: Statement }
      | { type: "report.withdrawn"; by: UserType }
      | { type: "match.funded" }
      | { type: "match.rejected" }
      | { type: "match.closed" },
  },
  guards: {
    isAgreed: ({ context: { reports } }) =>
      reports.length > 1 &&
      new Set(reports.map(({ amount }) => Number(amount))).size === 1,
    isDifferent: ({ context: { reports } }) => reports.length > 1,
    isReported: ({ context: { reports } }) => reports.length > 0,
  },
  actions: {
    setReport: assign({
      reports: ({ context, event }) => {
        const { report } = eventOf(event, "report.stated");
        return [...reportsOfOthers(context, report.by), report];
      },
    }),
    removeReport: assign({
      reports: ({ context, event }) =>
        reportsOfOthers(context, eventOf(event, "report.withdrawn").by),
    }),
    removeReports: assign({ reports: [] }),
  },
}).createMachine({
  id: "fundingStatus",
  description: "Compare what both sides state about the funding of a match.",
  meta: {
    title: "Stated funding of a match",
    who: "Members, the operator",
    area: "funding",
  },
  context: ({ input }) => input,
  initial: "open",
  states: {
    open: {
      description:
        "The match is approved, so either side can state the funding.",
      initial: "comparing",
      on: {
        "report.stated": {
          target: ".comparing",
          actions: "setReport",
          description:
            "A new statement replaces the earlier one of the same side.",
          meta: { rules: ["4-funding-report-101"] },
        },
        "report.withdrawn": { target: ".comparing", actions: "removeReport" },
        "match.funded": {
          target: "#settled",
          description:
            "The operator may record another amount than the stated one.",
        },
        "match.rejected": { target: "#ended", actions: "removeReports" },
        "match.closed": { target: "#ended", actions: "removeReports" },
      },
      states: {
        comparing: {
          description: "Compares the amounts that are stated now.",
          meta: { rules: ["4-funding-report-102"] },
          always: [
            { guard: "isAgreed", target: "agreed" },
            { guard: "isDifferent", target: "different" },
            { guard: "isReported", target: "reported" },
            { target: "none" },
          ],
        },
        none: { description: "Neither side has stated a funding." },
        reported: {
          description:
            "One side has stated a funding. The other is asked for it.",
        },
        agreed: {
          description:
            "Both sides state the same amount. The operator can record it without entering it.",
        },
        different: {
          description:
            "The sides state different amounts. Either can correct or withdraw its own.",
        },
      },
    },
    settled: {
      id: "settled",
      description:
        "The operator has recorded the funding. What was stated stays visible and can no longer change.",
      type: "final",
    },
    ended: {
      id: "ended",
      description:
        "The match was declined or closed, so nothing is stated any more. A new approval starts again.",
      meta: { rules: ["4-funding-report-103"] },
      type: "final",
    },
  },
});

/** Returns the snapshot of the chart for a match. */
export function fundingSnapshot(match: {
  readonly status: Match["status"];
  /** Whether a re-run or the deletion of an account ended the match. */
  readonly replaced: boolean;
  readonly funding_reports: readonly Statement[];
}) {
  const { status, replaced, funding_reports: reports } = match;
  if (snapshotOf({ status, replaced }).can({ type: "match.funded" }))
    return initialTransition(fundingStatusMachine, { reports })[0];
  const value = status === "funded" && !replaced ? "settled" : "ended";
  return fundingStatusMachine.resolveState({ value, context: { reports } });
}

/** Returns what the sides of a match state, as one word. */
export function fundingState(match: Parameters<typeof fundingSnapshot>[0]) {
  const { value } = fundingSnapshot(match);
  const state = typeof value === "string" ? value : value.open;
  // No snapshot rests in the state that compares.
  return state as Exclude<typeof state, "comparing">;
}

/** Returns `fundingState` for one side: for `reported`, whether it is the side's own statement or the other's. */
export function fundingStateFor(
  reader: UserType,
  match: Parameters<typeof fundingSnapshot>[0],
) {
  const state = fundingState(match);
  if (state !== "reported") return state;
  const isOwn = match.funding_reports.some(({ by }) => by === reader);
  return isOwn ? "reported.own" : "reported.other";
}

function reportsOfOthers({ reports }: FundingContext, by: UserType) {
  return reports.filter((report) => report.by !== by);
}
