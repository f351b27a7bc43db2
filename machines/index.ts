import type { AnyStateMachine } from "xstate";
import * as accounts from "./areas/accounts.ts";
import * as funding from "./areas/funding.ts";
import * as publicSite from "./areas/public-site.ts";

/**
 * The flows by area, sorted by title. The docs, the coverage report and the visualiser are generated from them. The
 * `meta` of each machine contains its title and its users; a member is a logged-in investee or investor.
 */
export const areas = [
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
export const catalogue = areas.flatMap(({ flows }) => flows);

function entriesOf(machines: Readonly<Record<string, AnyStateMachine>>) {
  return Object.values(machines)
    .map((machine) => {
      const { title, who }: { title: string; who: string } = machine.root.meta;
      return { name: machine.id, machine, title, who };
    })
    .sort((a, b) => a.title.localeCompare(b.title, "en"));
}
