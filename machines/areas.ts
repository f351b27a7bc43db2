import { type AnyStateMachine, StateMachine } from "xstate";

/** The titles of the areas, keyed by the `area` in the `meta` of a machine. */
const AREA_TITLES = {
  funding: "Funding: profiles, matching and reviews",
  accounts: "Accounts and sessions",
  publicSite: "Public site, programmes and calendars",
} as const;

/** The `meta` of a flow's machine. A member is a logged-in investee or investor. */
type FlowMeta = {
  readonly title: string;
  /** Who uses the flow. */
  readonly who: string;
  readonly area: keyof typeof AREA_TITLES;
};

/** The exports of a `chart.ts`. */
export type ChartModule = Readonly<Record<string, unknown>>;

/**
 * Returns the machines of these modules, grouped by area and sorted by title. The docs, the coverage report and the
 * visualiser are generated from them.
 *
 * @throws when the `meta` of a machine has no known area.
 */
export function areasOf(modules: readonly ChartModule[]) {
  const flows = modules
    .flatMap((exports) => Object.values(exports))
    .filter((value): value is AnyStateMachine => value instanceof StateMachine)
    .map((machine) => {
      const { title, who, area }: FlowMeta = machine.root.meta;
      if (!(area in AREA_TITLES))
        throw new Error(`${machine.id} has no known area in its meta`);
      return { area, flow: { name: machine.id, machine, title, who } };
    })
    .sort((a, b) => a.flow.title.localeCompare(b.flow.title, "en"));
  return Object.entries(AREA_TITLES).map(([key, title]) => ({
    title,
    flows: flows.filter(({ area }) => area === key).map(({ flow }) => flow),
  }));
}
