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

/** The six strips of the brand picture. The third and fourth touch, and are sewn. */
export const STRIPS: readonly Strip[] = [
  {
    x: 6,
    top: -104,
    cells: [
      ["ladder", "ink", "raffia"],
      ["zigzag", "ink", "raffia"],
      ["bars", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
  {
    x: 94,
    top: -68,
    cells: [
      ["stool", "madder", "ink"],
      ["stripes", "madder", "raffia"],
      ["diamond", "madder", "raffia"],
      ["ladder", "ink", "madder"],
      ["zigzag", "madder", "ink"],
    ],
    fringe: ["madder", "raffia"],
    shift: 3,
  },
  {
    x: 186,
    top: -32,
    cells: [
      ["stripes", "green", "gold"],
      ["basket", "ink", "gold"],
      ["ladder", "gold", "ink"],
      ["stripes", "green", "gold"],
      ["diamond", "ink", "gold"],
      ["stripes", "green", "gold"],
      ["ladder", "gold", "green"],
      ["stool", "ink", "gold"],
    ],
    fringe: ["gold", "gold", "raffia"],
    shift: 1,
  },
  {
    x: 258,
    top: -32,
    cells: [
      ["stool", "raffia", "madder"],
      ["stripes", "raffia", "ink"],
      ["diamond", "raffia", "ink"],
      ["ladder", "madder", "raffia"],
      ["stripes", "raffia", "ink"],
      ["chequer", "raffia", "madder"],
      ["stripes", "raffia", "ink"],
      ["diamond", "raffia", "madder"],
    ],
    fringe: ["raffia", "madder"],
    shift: 4,
  },
  {
    x: 350,
    top: -120,
    cells: [
      ["bars", "gold", "ink"],
      ["stool", "gold", "madder"],
      ["stripes", "gold", "ink"],
      ["basket", "gold", "ink"],
      ["zigzag", "madder", "gold"],
    ],
    fringe: ["gold", "madder"],
    shift: 2,
  },
  {
    x: 438,
    top: -80,
    cells: [
      ["chequer", "ink", "raffia"],
      ["stripes", "ink", "raffia"],
      ["diamond", "madder", "raffia"],
      ["stripes", "ink", "gold"],
      ["zigzag", "ink", "raffia"],
      ["ladder", "ink", "raffia"],
      ["stool", "ink", "raffia"],
    ],
    fringe: ["raffia", "mist"],
    shift: 0,
  },
];

const SEAM = { x: 251, top: 2, step: 18, count: 30 } as const;

/** The white stitches of the seam between the third and the fourth strip. */
export const STITCHES = Array.from(
  { length: SEAM.count },
  (_, stitch) => `M${SEAM.x} ${SEAM.top + stitch * SEAM.step}l14 6`,
).join("");
