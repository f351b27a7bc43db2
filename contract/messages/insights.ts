import { defineMessages } from "./define.ts";

/** The menu of countries and regions. */
export const insights = defineMessages({
  "insights.search": "Country or region",
  "insights.placeholder": "Search country or region...",
  "insights.africa": "Africa",
  "insights.regions": "Regions",
  "insights.beyond": "Beyond Africa",
  "insights.found":
    "{count, plural, =0 {No matches found} one {{count} country or region} other {{count} countries and regions}}",
});
