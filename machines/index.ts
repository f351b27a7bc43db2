import type { AnyStateMachine } from "xstate";
import * as accounts from "./areas/accounts.ts";
import * as funding from "./areas/funding.ts";
import * as publicSite from "./areas/public-site.ts";

/** One flow of the product. The docs, the coverage report and the visualiser are generated from these entries. */
export type CatalogueEntry = {
  /** The machine's id, which also names its page in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** Who uses the flow. A member is a logged-in investee or investor. */
  readonly who: string;
  /** What the person can do in this flow, from the description of the machine. */
  readonly purpose: string;
};

/** The flows by area, sorted by title. The `meta` of each machine contains its title and its users. */
export const areas: readonly {
  readonly title: string;
  readonly flows: readonly CatalogueEntry[];
}[] = [
  {
    title: "Funding: profiles, matching and reviews",
    flows: entriesOf(funding),
  },
  { title: "Accounts and sessions", flows: entriesOf(accounts) },
  {
    title: "Public site, programmes and calendars",
    flows: entriesOf(publicSite),
  },
];

/** Every flow of the product. */
export const catalogue: readonly CatalogueEntry[] = areas.flatMap(
  ({ flows }) => flows,
);

function entriesOf(
  machines: Readonly<Record<string, AnyStateMachine>>,
): readonly CatalogueEntry[] {
  return Object.values(machines)
    .map((machine) => {
      const { title, who } = machine.root.meta as CatalogueEntry;
      const purpose = machine.root.description ?? "";
      return { name: machine.id, machine, title, who, purpose };
    })
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
