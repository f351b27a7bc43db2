import { accountFlows } from "./account-flows.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { fundingFlows } from "./funding-flows.ts";
import { siteFlows } from "./site-flows.ts";

export type { CatalogueEntry } from "./catalogue-entry.ts";

/** The flows by what they are part of, in reading order. */
export const areas: readonly {
  readonly title: string;
  readonly flows: readonly CatalogueEntry[];
}[] = [
  { title: "From a profile to the money", flows: fundingFlows },
  { title: "Coming in, staying in and leaving", flows: accountFlows },
  { title: "The site around it", flows: siteFlows },
];

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = areas.flatMap(
  ({ flows }) => flows,
);
