import { COUNTRIES } from "../../contract/enumerations.ts";
import type { InsightPlace } from "../../machines/navbar/chart.ts";

/** The countries and regions of the insights menu in display order. The operator replaces the example addresses. */

const SITE = "https://insights.example.org";

const REGIONS = splitNames(`
  Central Africa, East Africa, North Africa, Southern Africa, West Africa,
  Indian Ocean Islands, Asia Pacific, Caribbean, Europe, Latin America,
  Middle East, North America
`);

/** Countries outside Africa where African businesses find funding and partners. */
const BEYOND_AFRICA = splitNames(`
  Argentina, Australia, Austria, Bahrain, Belgium, Brazil, Canada, Chile,
  China, Cyprus, Czechia, Denmark, Finland, France, Germany, Greece,
  Hong Kong, India, Indonesia, Ireland, Italy, Japan, Kuwait, Luxembourg,
  Malaysia, Mexico, Netherlands, New Zealand, Norway, Oman, Pakistan,
  Poland, Portugal, Qatar, Saudi Arabia, Singapore, South Korea, Spain,
  Sweden, Switzerland, Türkiye, United Arab Emirates, United Kingdom,
  United States
`);

export const insightPlaces: readonly InsightPlace[] = [
  ...COUNTRIES.map((name) => insightPlace(name, "africa")),
  ...REGIONS.map((name) => insightPlace(name, "regions")),
  ...BEYOND_AFRICA.map((name) => insightPlace(name, "beyond")),
];

/** Splits a list of names at its commas. A name must not span two lines. */
function splitNames(text: string): string[] {
  return text.trim().split(/,\s+/);
}

function insightPlace(name: string, group: InsightPlace["group"]) {
  return { name, group, href: `${SITE}/${slugOf(name)}` };
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
