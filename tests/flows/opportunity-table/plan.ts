import { definePlan } from "xstate-toolkit";
import type { Match } from "../../../contract/calls/matches.ts";
import { opportunityTableMachine } from "../../../machines/opportunity-table/chart.ts";
import { matchOf, pendingMatch } from "../match-cases.ts";

/** Enough matches for three pages. Every third one is approved. */
export const manyMatches: readonly Match[] = Array.from(
  { length: 45 },
  (_, index) =>
    matchOf({
      id: String(100 + index),
      status: index % 3 === 0 ? "approved" : "pending",
      investee: {
        ...pendingMatch.investee,
        investee_name: `Business ${index + 1}`,
        sector_type: index % 2 === 0 ? "Agriculture" : "Energy",
        capital_needed: `${(index + 1) * 1000}.00`,
      },
    }),
);
/** The same matches after another approval. */
export const reviewedMatches = manyMatches.map((match) =>
  match.id === "101" ? { ...match, status: "approved" as const } : match,
);
/** A few of the reviewed matches. */
export const fewerMatches = reviewedMatches.slice(1, 6);

export const opportunityTablePlan = definePlan(opportunityTableMachine, {
  events: {
    "list.changed": [
      { matches: manyMatches },
      { matches: reviewedMatches },
      { matches: fewerMatches },
      { matches: [] },
    ],
    "order.chosen": [{ order: "investee.descending", matches: manyMatches }],
    "column.pressed": [{ column: "tokenSize", matches: manyMatches }],
    "filter.changed": [
      { filter: "status", value: "pending", matches: manyMatches },
      { filter: "search", value: "no such name", matches: manyMatches },
      { filter: "search", value: "", matches: manyMatches },
    ],
    "filters.cleared": [{ matches: manyMatches }],
    "page.selected": [0, 1, 3, -1].map((page) => ({ page })),
  },
  stories: {
    "pressing Token Size sorts the rows by amount, largest first":
      "list.changed#1 › column.pressed",
    "the rows keep the chosen order after the filters are cleared":
      "list.changed#1 › order.chosen › filter.changed#1 › filters.cleared",
  },
});
