import type { Dye, Motif } from "./motifs.ts";

/** The side of a cell. */
export const CELL = 72;

/** A square of cloth: motif, ground, thread. */
export type Cell = readonly [Motif, Dye, Dye];

export interface Strip {
  /** Left edge, and upper edge of the first cell (it may hang from above the picture). */
  readonly x: number;
  readonly top: number;
  readonly cells: readonly Cell[];
  /** The dyes of the loose threads, taken in turn, and where their row of lengths begins. */
  readonly fringe: readonly Dye[];
  readonly shift: number;
}

/** Strips that hang side by side. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** As the svg's `preserveAspectRatio`. */
  readonly align: string;
  readonly strips: readonly Strip[];
  /** Where the two longest strips are sewn: left end and top of the first stitch, and how many there are. */
  readonly seam?: Seam;
}

export interface Seam {
  readonly x: number;
  readonly top: number;
  readonly count: number;
}

/** The white stitches of a seam, as a path. */
export function stitches({ x, top, count }: Seam): string {
  return Array.from(
    { length: count },
    (_, stitch) => `M${x} ${top + stitch * 18}l14 6`,
  ).join("");
}
