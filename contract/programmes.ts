/** The programmes catalogue (§2 Programmes screen, §3 Programme): what a programme is, and where one can look. */

/** The ids of the categories, spelled as they are stored (§3). */
export const PROGRAMME_CATEGORIES = [
  "kpmg-master",
  "ecosystem-programs",
  "family-business-programs",
  "mentorship",
  "pitching",
] as const;
export type ProgrammeCategory = (typeof PROGRAMME_CATEGORIES)[number];

/** The category that has no programmes of its own, but two sub-tracks (§2). */
export const EXTERNAL_PROGRAMS = "external-programs";
export const EXTERNAL_TRACKS = [
  "ecosystem-programs",
  "family-business-programs",
] as const satisfies readonly ProgrammeCategory[];

/** The four category cards, in the order of §2. */
export const PROGRAMME_DOORS = [
  "kpmg-master",
  EXTERNAL_PROGRAMS,
  "mentorship",
  "pitching",
] as const;

/** What the screen can show besides the four cards: the two sub-tracks, or the programmes of one category. */
export type ProgrammesView = ProgrammeCategory | typeof EXTERNAL_PROGRAMS;

/** One programme, fixed in the client (§3). What `Image` is, the client decides. */
export type Programme<Image = unknown> = {
  readonly title: string;
  readonly provider: string;
  /** A text, or a list of points. */
  readonly description: string | readonly string[];
  /** `/login` for a programme of the product, else the address of the provider's page. */
  readonly link: string;
  readonly image: Image;
  readonly category: ProgrammeCategory;
  /** In US dollars, such as $395; left out when no fee is set. */
  readonly price?: string;
};

/** Where somebody is in the catalogue. */
export type ProgrammesPlace = {
  /** Null at the four cards. */
  readonly view: ProgrammesView | null;
  /** As typed; empty anywhere but within a category. */
  readonly search: string;
};

const VIEW = "category";
const SEARCH = "search";

/** The place that an address's query names; the four cards for anything else. */
export function programmesPlaceIn(query: string): ProgrammesPlace {
  const parameters = new URLSearchParams(query);
  const named = parameters.get(VIEW);
  const view = VIEWS.find((known) => known === named) ?? null;
  return {
    view,
    search: isCategory(view) ? (parameters.get(SEARCH) ?? "") : "",
  };
}

/** The query that leads to a place, with its question mark; empty for the four cards. */
export function programmesQuery({ view, search }: ProgrammesPlace): string {
  if (view === null) return "";
  const parameters = new URLSearchParams({ [VIEW]: view });
  if (search.trim() !== "") parameters.set(SEARCH, search.trim());
  return `?${parameters}`;
}

/** The view that Back leads to: from a sub-track to the two of them, from all others to the four cards (§2). */
export function viewAbove(view: ProgrammesView | null): ProgrammesView | null {
  return EXTERNAL_TRACKS.some((track) => track === view)
    ? EXTERNAL_PROGRAMS
    : null;
}

export function isCategory(
  view: ProgrammesView | null,
): view is ProgrammeCategory {
  return view !== null && view !== EXTERNAL_PROGRAMS;
}

/**
 * The programmes of a category whose title or provider holds what is searched for, in the order of the content
 * (§2). Case, and blanks around the search, do not count.
 */
export function programmesFound<P extends Programme>(
  programmes: readonly P[],
  { view, search }: ProgrammesPlace,
): readonly P[] {
  const wanted = search.trim().toLowerCase();
  return programmes.filter(
    ({ category, title, provider }) =>
      category === view &&
      [title, provider].some((text) => text.toLowerCase().includes(wanted)),
  );
}

const VIEWS: readonly ProgrammesView[] = [
  ...PROGRAMME_CATEGORIES,
  EXTERNAL_PROGRAMS,
];
