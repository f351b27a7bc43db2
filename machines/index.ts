import { accountFlows } from "./account-flows.ts";
import type { CatalogueEntry } from "./catalogue-entry.ts";
import { fundingFlows } from "./funding-flows.ts";
import { siteFlows } from "./site-flows.ts";

export type { CatalogueEntry } from "./catalogue-entry.ts";

/** The flows by area, in reading order. */
export const areas: readonly {
  readonly title: string;
  readonly flows: readonly CatalogueEntry[];
}[] = [
  { title: "Funding: profiles, matching and reviews", flows: fundingFlows },
  { title: "Accounts and sessions", flows: accountFlows },
  { title: "Public site", flows: siteFlows },
];

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = areas.flatMap(
  ({ flows }) => flows,
);
