import { ClothCell } from "./ClothCell.tsx";
import { Fringe } from "./Fringe.tsx";
import { CELL, type Picture, stitches } from "./woven-picture.ts";

export interface HangingStripsProps {
  readonly picture: Picture;
  /** The accessible name of the picture; without it the picture is decorative. */
  readonly label?: string | undefined;
  readonly className?: string | undefined;
}

/** A picture of cloth strips that hang side by side, with loose threads at their ends. */
export function HangingStrips({
  picture: { width, height, align, strips, seam },
  label,
  className,
}: HangingStripsProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={align}
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      {strips.map(({ x, top, cells, fringe, shift }) => (
        <g key={x}>
          <Fringe
            x={x}
            top={top + cells.length * CELL}
            dyes={fringe}
            shift={shift}
          />
          {cells.map(([motif, ground, thread], place) => (
            <ClothCell
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position in the strip
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
      {seam && <path className="stitches" d={stitches(seam)} />}
    </svg>
  );
}
