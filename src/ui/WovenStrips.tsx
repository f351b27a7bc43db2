import { ClothCell } from "./ClothCell.tsx";
import { Fringe } from "./Fringe.tsx";
import { CELL, STITCHES, STRIPS } from "./woven-strips.ts";

export interface WovenStripsProps {
  /** What the picture shows, for those who listen. */
  readonly label: string;
  readonly className?: string | undefined;
}

/** The picture of the brand: strips of cloth hanging side by side, the two longest sewn together. */
export function WovenStrips({ label, className }: WovenStripsProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 548 640"
      preserveAspectRatio="xMaxYMax meet"
      role="img"
      aria-label={label}
    >
      {STRIPS.map(({ x, top, cells, fringe, shift }) => (
        <g key={x}>
          <Fringe
            x={x}
            top={top + cells.length * CELL}
            dyes={fringe}
            shift={shift}
          />
          {cells.map(([motif, ground, thread], place) => (
            <ClothCell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place in the strip
              key={place}
              x={x}
              y={top + place * CELL}
              motif={motif}
              ground={ground}
              thread={thread}
            />
          ))}
        </g>
      ))}
      <path className="stitches" d={STITCHES} />
    </svg>
  );
}
