import { type Dye, MOTIFS, type Motif } from "./motifs.ts";
import { CELL } from "./woven-picture.ts";

export interface ClothCellProps {
  readonly x: number;
  readonly y: number;
  readonly motif: Motif;
  readonly ground: Dye;
  readonly thread: Dye;
}

/** One cell of a woven strip, 72 by 72, inside an SVG. */
export function ClothCell({ x, y, motif, ground, thread }: ClothCellProps) {
  return (
    <svg
      x={x}
      y={y}
      width={CELL}
      height={CELL}
      className={`ground-${ground} thread-${thread}`}
      aria-hidden="true"
    >
      <path className="cell-ground" d="M0 0h72v72H0z" />
      {MOTIFS[motif].map(({ part, d }) => (
        <path key={d} className={`cell-${part}`} d={d} />
      ))}
    </svg>
  );
}
