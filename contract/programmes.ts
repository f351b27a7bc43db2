import { PROGRAMME_SEARCH_MAX_LENGTH } from "./constants.ts";
import { searchText } from "./search-text.ts";

/** The programmes catalogue: its categories, its programmes, and the views that a visitor can navigate to. */

/** The ids of the categories, as used in the query string. */
export const PROGRAMME_CATEGORIES = [
  "kpmg-master",
  "ecosystem-programs",
  "family-business-programs",
  "mentorship",
  "pitching",
] as const;
export type ProgrammeCategory = (typeof PROGRAMME_CATEGORIES)[number];

/** The view of the external programmes. It is not a category, but its two sub-tracks are. */
export const EXTERNAL_PROGRAMS = "external-programs";
export const EXTERNAL_TRACKS = [
  "ecosystem-programs",
  "family-business-programs",
] as const satisfies readonly ProgrammeCategory[];

/** The views that the four category cards open, in display order. */
export const TOP_LEVEL_VIEWS = [
  "kpmg-master",
  EXTERNAL_PROGRAMS,
  "mentorship",
  "pitching",
] as const;

/** The fee of most Master Programs and of the Pitch Workshop, in US dollars. */
export const PROGRAMME_FEE = 395;
/** The fee of Tax Technology & GenAI Adoption, in US dollars. */
export const TAX_PROGRAMME_FEE = 200;

/** What the page can show instead of the four cards: the two sub-tracks, or the programmes of one category. */
export type ProgrammesView = ProgrammeCategory | typeof EXTERNAL_PROGRAMS;

/** One programme. The client defines the type of `image`. */
export type Programme<Image = unknown> = {
  readonly title: string;
  readonly provider: string;
  /** A paragraph or a list of bullet points. */
  readonly description: string | readonly string[];
  /** `/login` for one of the product's own programmes, otherwise the address of the provider's page. */
  readonly link: string;
  readonly image: Image;
  readonly category: ProgrammeCategory;
  /** In US dollars; missing if the programme is free or its fee is available on request. */
  readonly price?: number;
};

/** What the programmes page shows. It is stored in the query string. */
export type ProgrammesLocation = {
  /** Null when the four cards are shown. */
  readonly view: ProgrammesView | null;
  /** The search text as typed; empty outside a category. */
  readonly search: string;
};

const VIEW = "category";
const SEARCH = "search";

/** Returns the location in a query string. If the category is missing or unknown, the view is null. */
export function programmesLocationOf(query: string): ProgrammesLocation {
  const parameters = new URLSearchParams(query);
  const category = parameters.get(VIEW);
  const view = VIEWS.find((name) => name === category) ?? null;
  return {
    view,
    search: isCategory(view) ? (parameters.get(SEARCH) ?? "") : "",
  };
}

/** Returns the query string of a location, including the question mark. It is empty for the four cards. */
export function catalogueQuery({ view, search }: ProgrammesLocation): string {
  if (view === null) return "";
  const parameters = new URLSearchParams({ [VIEW]: view });
  const text = search.trim().slice(0, PROGRAMME_SEARCH_MAX_LENGTH);
  if (text !== "") parameters.set(SEARCH, text);
  return `?${parameters}`;
}

/** Returns the view that Back opens: the two sub-tracks for one of them, otherwise null for the four cards. */
export function parentView(view: ProgrammesView | null): ProgrammesView | null {
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
 * Returns the programmes of a category whose title or provider contains the search text, in their original order.
 * Ignores case, accents and surrounding spaces.
 */
export function findProgrammes<P extends Programme>(
  programmes: readonly P[],
  { view, search }: ProgrammesLocation,
): readonly P[] {
  const sought = searchText(search);
  return programmes.filter(
    ({ category, title, provider }) =>
      category === view &&
      [title, provider].some((text) => searchText(text).includes(sought)),
  );
}

const VIEWS: readonly ProgrammesView[] = [
  ...PROGRAMME_CATEGORIES,
  EXTERNAL_PROGRAMS,
];
