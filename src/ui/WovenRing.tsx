import { ClothCell } from "./ClothCell.tsx";
import type { Dye, Motif } from "./motifs.ts";
import { CELL } from "./woven-picture.ts";

export interface WovenRingProps {
  /** The accessible name of the picture. */
  readonly label: string;
  readonly className?: string | undefined;
}

type Look = readonly [Motif, Dye, Dye];
/** All corners share one look, and so do the two cells of each side. */
const CORNER: Look = ["stool", "ink", "gold"];
const SIDES: readonly Look[] = [
  ["stripes", "green", "gold"],
  ["zigzag", "madder", "raffia"],
  ["ladder", "gold", "ink"],
  ["basket", "raffia", "ink"],
];

/** Clockwise from the upper left corner. */
const RING = [
  [0, 0, CORNER],
  [1, 0, SIDES[0]],
  [2, 0, SIDES[1]],
  [3, 0, CORNER],
  [3, 1, SIDES[2]],
  [3, 2, SIDES[3]],
  [3, 3, CORNER],
  [2, 3, SIDES[0]],
  [1, 3, SIDES[1]],
  [0, 3, CORNER],
  [0, 2, SIDES[2]],
  [0, 1, SIDES[3]],
] as readonly (readonly [column: number, row: number, Look])[];

/** A picture of twelve cells around one large diamond. */
export function WovenRing({ label, className }: WovenRingProps) {
  const side = 4 * CELL;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
    >
      {RING.map(([column, row, [motif, ground, thread]]) => (
        <ClothCell
          key={`${column} ${row}`}
          x={column * CELL}
          y={row * CELL}
          motif={motif}
          ground={ground}
          thread={thread}
        />
      ))}
      <g transform={`translate(${CELL} ${CELL}) scale(2)`}>
        <ClothCell
          x={0}
          y={0}
          motif="diamond"
          ground="raffia"
          thread="madder"
        />
      </g>
    </svg>
  );
}
