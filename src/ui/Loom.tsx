import { ClothCell } from "./ClothCell.tsx";
import type { Dye, Motif } from "./motifs.ts";
import { CELL } from "./woven-picture.ts";

export interface LoomProps {
  /** The accessible name of the picture. */
  readonly label: string;
  readonly className?: string | undefined;
}

const ROWS = 5;
/** Strips from left to right, with their woven cells from the top. Below the cells the threads are bare. */
const STRIPS: readonly (readonly (readonly [Motif, Dye, Dye])[])[] = [
  [
    ["stripes", "green", "gold"],
    ["diamond", "ink", "gold"],
    ["ladder", "gold", "ink"],
    ["stool", "ink", "gold"],
    ["stripes", "green", "gold"],
  ],
  [
    ["zigzag", "madder", "raffia"],
    ["stripes", "raffia", "madder"],
    ["diamond", "madder", "raffia"],
    ["ladder", "madder", "ink"],
    ["zigzag", "madder", "raffia"],
  ],
  [
    ["basket", "ink", "gold"],
    ["ladder", "ink", "raffia"],
    ["stool", "gold", "madder"],
    ["stripes", "gold", "ink"],
  ],
  [
    ["diamond", "raffia", "ink"],
    ["stripes", "raffia", "ink"],
    ["chequer", "raffia", "madder"],
    ["diamond", "raffia", "ink"],
  ],
  [
    ["stripes", "green", "gold"],
    ["stool", "ink", "gold"],
    ["ladder", "gold", "green"],
  ],
  [
    ["ladder", "madder", "raffia"],
    ["zigzag", "ink", "raffia"],
  ],
  [["diamond", "ink", "gold"]],
];

const WOVEN = STRIPS.flatMap((cells, column) =>
  cells.map(([motif, ground, thread], row) => ({
    x: column * CELL,
    y: row * CELL,
    motif,
    ground,
    thread,
  })),
);
/** Bare threads, from the end of the woven part to the bottom. */
const THREADS = STRIPS.flatMap(({ length }, column) =>
  [6, 18, 30, 42, 54, 66].map(
    (thread) =>
      `M${column * CELL + thread} ${length * CELL}v${(ROWS - length) * CELL}`,
  ),
).join("");
/** The path along the lower edge of the woven part, with the steps between strips. */
const SEAM = STRIPS.map(({ length }, column) => {
  const next = STRIPS[column + 1]?.length ?? length;
  const edge = length < ROWS ? `h${CELL}` : `m${CELL} 0`;
  return `M${column * CELL} ${length * CELL}${edge}v${(next - length) * CELL}`;
}).join("");

/** A picture of cloth on a loom: the woven part, the bare threads and the seam between them. */
export function Loom({ label, className }: LoomProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${STRIPS.length * CELL} ${ROWS * CELL}`}
      role="img"
      aria-label={label}
    >
      <path className="loom-threads" d={THREADS} />
      {WOVEN.map((cell) => (
        <ClothCell key={`${cell.x} ${cell.y}`} {...cell} />
      ))}
      <path className="loom-seam" d={SEAM} />
    </svg>
  );
}
