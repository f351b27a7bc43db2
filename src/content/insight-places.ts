import { COUNTRIES } from "../../contract/enumerations.ts";
import { optionText, sortedByLabel } from "../../contract/option-text.ts";
import { COUNTRIES_BEYOND_AFRICA, REGIONS } from "../../contract/places.ts";
import type { InsightPlace } from "../../machines/navbar/chart.ts";

/** The countries and regions of the insights menu in display order. The operator replaces the example addresses. */

const SITE = "https://insights.example.org";

export const insightPlaces: readonly InsightPlace[] = [
  ...sortedByLabel(COUNTRIES).map((name) => insightPlace(name, "africa")),
  ...REGIONS.map((name) => insightPlace(name, "regions")),
  ...sortedByLabel(COUNTRIES_BEYOND_AFRICA).map((name) =>
    insightPlace(name, "beyond"),
  ),
];

function insightPlace(name: string, group: InsightPlace["group"]) {
  return { name: optionText(name), group, href: `${SITE}/${slugOf(name)}` };
}

/** Returns the form of a name in URLs: Côte d'Ivoire becomes cote-d-ivoire. */
function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z]+/g, "-")
    .replace(/-$/, "");
}
