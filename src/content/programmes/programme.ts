import type { Programme } from "../../../contract/programmes.ts";
import type { Dye } from "../../ui/motifs.ts";
import type { Cell } from "../../ui/woven-picture.ts";

/** The woven cover of a programme: a plain area, and cells at its right edge. */
export type ProgrammeImage = {
  readonly field: Dye;
  readonly cells: readonly Cell[];
};

/** A programme as the operator writes it: public texts, and texts for members only. */
export type CatalogueProgramme = Programme<ProgrammeImage> & {
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
