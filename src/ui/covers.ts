import type { Dye, Motif } from "./motifs.ts";
import type { Seam } from "./woven-picture.ts";

/** A woven cell on a cover: its column and row in cells (fractions allowed), then motif, background and thread. */
type CoverCell = readonly [
  column: number,
  row: number,
  motif: Motif,
  ground: Dye,
  thread: Dye,
];

export interface CoverDrawing {
  /** The size in cells. */
  readonly columns: number;
  readonly rows: number;
  readonly field: Dye;
  readonly cells: readonly CoverCell[];
  readonly seam?: Seam;
}

/** Returns cells with the same motif in consecutive columns. */
const row = (
  count: number,
  at: number,
  ...[motif, ground, thread]: readonly [Motif, Dye, Dye]
): readonly CoverCell[] =>
  Array.from({ length: count }, (_, column) => [
    column,
    at,
    motif,
    ground,
    thread,
  ]);

const article = (
  field: Dye,
  cells: readonly CoverCell[],
  seam?: Seam,
): CoverDrawing => ({
  columns: 4,
  rows: 3,
  field,
  cells,
  ...(seam && { seam }),
});

const video = (field: Dye, cells: readonly CoverCell[]): CoverDrawing => ({
  columns: 7,
  rows: 4,
  field,
  cells,
});

/** Ten covers for articles (4 by 3 cells) and three for videos (7 by 4). */
export const COVERS = {
  rising: article("green", [
    [0.35, 2, "ladder", "ink", "gold"],
    [1.5, 1, "stool", "raffia", "madder"],
    [1.5, 2, "bars", "raffia", "ink"],
    [2.65, 0, "diamond", "ink", "gold"],
    [2.65, 1, "stripes", "gold", "ink"],
    [2.65, 2, "stool", "ink", "gold"],
  ]),
  sewn: article(
    "raffia",
    [
      [1, 0, "diamond", "ink", "raffia"],
      [1, 1, "stripes", "ink", "raffia"],
      [1, 2, "diamond", "ink", "raffia"],
      [2, 0, "stripes", "madder", "raffia"],
      [2, 1, "diamond", "madder", "raffia"],
      [2, 2, "stripes", "madder", "raffia"],
    ],
    { x: 137, top: 4, count: 12 },
  ),
  voice: article("madder", row(4, 1, "zigzag", "ink", "raffia")),
  founder: article("gold", [
    ...row(4, 0, "bars", "gold", "ink"),
    ...row(4, 1, "bars", "gold", "ink"),
    ...row(4, 2, "bars", "gold", "ink"),
    [1.5, 2, "diamond", "ink", "gold"],
  ]),
  seat: article("ink", [
    [1.5, 0, "stripes", "ink", "raffia"],
    [1.5, 1, "stool", "gold", "ink"],
    [1.5, 2, "stripes", "ink", "raffia"],
  ]),
  crossing: article("mist", [
    ...row(4, 1, "ladder", "mist", "green"),
    [2.5, 0, "bars", "green", "gold"],
    [2.5, 1, "basket", "green", "gold"],
    [2.5, 2, "bars", "green", "gold"],
  ]),
  generations: article("madder", [
    [0.35, 0, "diamond", "raffia", "madder"],
    [1.5, 0, "diamond", "raffia", "madder"],
    [1.5, 1, "stripes", "raffia", "madder"],
    [2.65, 0, "diamond", "raffia", "madder"],
    [2.65, 1, "stripes", "raffia", "madder"],
    [2.65, 2, "diamond", "raffia", "madder"],
  ]),
  answer: article("raffia", [
    ...row(4, 2, "zigzag", "raffia", "green"),
    [2.65, 0.5, "chequer", "green", "raffia"],
  ]),
  loom: article("green", [
    [0, 0, "warp", "green", "mist"],
    [1, 0, "warp", "green", "mist"],
    [0, 1, "warp", "green", "mist"],
    [1, 1, "warp", "green", "mist"],
    [0, 2, "warp", "green", "mist"],
    [1, 2, "warp", "green", "mist"],
    [2, 0, "ladder", "ink", "gold"],
    [3, 0, "diamond", "ink", "gold"],
    [2, 1, "diamond", "ink", "gold"],
    [3, 1, "ladder", "ink", "gold"],
    [2, 2, "ladder", "ink", "gold"],
    [3, 2, "diamond", "ink", "gold"],
  ]),
  council: article("gold", [
    [1, 0.5, "stool", "ink", "gold"],
    [2, 0.5, "basket", "madder", "gold"],
    [1, 1.5, "basket", "madder", "gold"],
    [2, 1.5, "stool", "ink", "gold"],
  ]),
  stage: video("green", [
    [3.5, 0.5, "ladder", "ink", "gold"],
    [4.5, 0.5, "diamond", "raffia", "ink"],
    [5.5, 0.5, "stripes", "gold", "ink"],
    [3.5, 1.5, "zigzag", "madder", "gold"],
    [4.5, 1.5, "stool", "ink", "gold"],
    [5.5, 1.5, "basket", "raffia", "madder"],
    [3.5, 2.5, "chequer", "raffia", "ink"],
    [4.5, 2.5, "stripes", "madder", "raffia"],
    [5.5, 2.5, "diamond", "ink", "gold"],
  ]),
  clock: video("madder", [
    ...row(7, 1, "zigzag", "madder", "raffia"),
    [5, 1, "diamond", "ink", "raffia"],
  ]),
  ledger: video("raffia", [
    [4, 0, "warp", "raffia", "ink"],
    [5, 0, "warp", "raffia", "ink"],
    [4, 1, "ladder", "raffia", "ink"],
    [5, 1, "ladder", "raffia", "ink"],
    [4, 2, "chequer", "raffia", "madder"],
    [5, 2, "chequer", "raffia", "madder"],
    [4, 3, "ladder", "raffia", "ink"],
    [5, 3, "ladder", "raffia", "ink"],
  ]),
} satisfies Record<string, CoverDrawing>;

export type CoverName = keyof typeof COVERS;
