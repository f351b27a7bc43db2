import { planOf } from "xstate-toolkit/plan";
import type { Match } from "../../../contract/calls/matches.ts";
import { opportunityTableMachine } from "../../../machines/opportunity-table/chart.ts";
import { matchOf, pendingMatch } from "../match-cases.ts";

/** Matches of many businesses: enough for a second page, every third approved. */
export const manyMatches: readonly Match[] = Array.from(
  { length: 45 },
  (_, place) =>
    matchOf({
      id: String(100 + place),
      status: place % 3 === 0 ? "approved" : "pending",
      investee: {
        ...pendingMatch.investee,
        investee_name: `Business ${place + 1}`,
        sector_type: place % 2 === 0 ? "Agriculture" : "Energy",
        capital_needed: `${(place + 1) * 1000}.00`,
      },
    }),
);
/** The same matches after one more approval, and after one was removed. */
export const answeredMatches = manyMatches.map((match) =>
  match.id === "101" ? { ...match, status: "approved" as const } : match,
);
export const fewerMatches = answeredMatches.slice(1, 6);

/** The plan of the opportunity table chart: events with their payloads, and inputs. */
export const opportunityTablePlan = planOf(opportunityTableMachine, {
  key: ({ snapshot: { value, context } }) => [
    value,
    context.order,
    context.filters,
    context.rows.length,
    context.page,
  ],
  events: {
    "list.loaded": [
      { matches: manyMatches },
      { matches: answeredMatches },
      { matches: fewerMatches },
      { matches: [] },
    ],
    "order.chosen": [{ order: "investee.descending" }],
    "column.pressed": [{ column: "tokenSize" }],
    "filter.changed": [
      { filter: "status", value: "pending" },
      { filter: "search", value: "nobody" },
      { filter: "search", value: "" },
    ],
    "filters.cleared": [{}],
    "page.selected": [{ page: 0 }, { page: 1 }, { page: 9 }],
  },
});
