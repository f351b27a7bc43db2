import type { Programme } from "../../../contract/programmes.ts";

/**
 * A programme as the operator writes it: public texts, and texts for members only. `image` is the name of its cover in
 * ui/drawings.svg: the colour of the plain area, and the two motifs at its right edge.
 */
export type CatalogueProgramme = Programme<string> & {
  /** Dates, place and duration. */
  readonly runs: string;
  /** The result for participants. */
  readonly outcome: string;
};

/** The link target of the product's own programmes, whose full texts require a login. */
export const INSIDE = "/login";
export const ACADEMY = "Private Enterprise Academy";
/** The usual fee. */
export const USUAL_FEE = "$395";
