import { definePlan } from "xstate-toolkit";
import { INSIGHTS_HOVER_BREAKPOINT } from "../../../contract/constants.ts";
import {
  type InsightPlace,
  navbarMachine,
} from "../../../machines/navbar/chart.ts";

const insightPlace = (
  name: string,
  group: InsightPlace["group"],
): InsightPlace => ({
  name,
  group,
  href: `https://insights.example.org/${name.length}`,
});

export const PLACES = [
  insightPlace("Côte d'Ivoire", "africa"),
  insightPlace("Kenya", "africa"),
  insightPlace("East Africa", "regions"),
] as const;

/** Search texts, and the number of results of each. */
export const SEARCHES = [
  { text: "  ", resultCount: 3 },
  { text: "cote D’", resultCount: 1 },
  { text: "a", resultCount: 2 },
  { text: "atlantis", resultCount: 0 },
] as const;

export const navbarPlan = definePlan(navbarMachine, {
  events: {
    "insights.hovered": [
      { pointer: "mouse", width: INSIGHTS_HOVER_BREAKPOINT + 1 },
      { pointer: "pen", width: 1280 },
      { pointer: "mouse", width: INSIGHTS_HOVER_BREAKPOINT },
      { pointer: "touch", width: 1280 },
    ],
    "insights.searched": SEARCHES.map(({ text }) => ({
      text,
      places: PLACES,
    })),
    "xstate.done.actor.loadPlaces": [{ output: undefined }],
    "xstate.error.actor.loadPlaces": [
      { error: { kind: "noResponse", reason: "offline", at: 0 } },
    ],
  },
});
