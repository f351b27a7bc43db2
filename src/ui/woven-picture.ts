import type { Dye, Motif } from "./motifs.ts";

/** The side of a cell. */
export const CELL = 72;

/** A cell: motif, background, thread. */
export type Cell = readonly [Motif, Dye, Dye];

export interface Strip {
  /** The x position, and the y position of the first cell (negative to start above the picture). */
  readonly x: number;
  readonly top: number;
  readonly cells: readonly Cell[];
  /** The colours of the loose threads, used in rotation, and where their sequence of lengths begins. */
  readonly fringe: readonly Dye[];
  readonly shift: number;
}

/** Strips that hang side by side. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  /** The `preserveAspectRatio` of the SVG. */
  readonly align: string;
  readonly strips: readonly Strip[];
  /** The seam of the two longest strips: x and y of the first stitch, and the number of stitches. */
  readonly seam?: Seam;
}

export interface Seam {
  readonly x: number;
  readonly top: number;
  readonly count: number;
}

/** Returns the path of the white stitches of a seam. */
export function stitches({ x, top, count }: Seam): string {
  return Array.from(
    { length: count },
    (_, stitch) => `M${x} ${top + stitch * 18}l14 6`,
  ).join("");
}
