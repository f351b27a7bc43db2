import type { Programme } from "../../../contract/programmes.ts";
import type { Dye } from "../../ui/motifs.ts";
import type { Cell } from "../../ui/woven-picture.ts";

/** The woven cover of a programme: a plain field, and cells from its right edge. */
export type ProgrammeImage = {
  readonly field: Dye;
  readonly cells: readonly Cell[];
};

/** A programme as the operator writes it: what everybody reads, and what members read besides. */
export type CatalogueProgramme = Programme<ProgrammeImage> & {
  /** When, where and for how long. */
  readonly runs: string;
  /** What one takes home. */
  readonly outcome: string;
};

/** Programmes of the product itself are read in full after a login. */
export const INSIDE = "/login";
export const ACADEMY = "Private Enterprise Academy";
/** The usual fee (§9). */
export const USUAL_FEE = "$395";
