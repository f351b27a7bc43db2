import { ClothCell } from "./ClothCell.tsx";
import { Fringe } from "./Fringe.tsx";
import { BAND } from "./woven-band.ts";
import { CELL, stitches } from "./woven-picture.ts";
import { TALL } from "./woven-tall.ts";

export interface WovenStripsProps {
  /** What the picture shows, for those who listen; without it the picture is decoration. */
  readonly label?: string | undefined;
  /** Upright, or lying for a phone. */
  readonly cut?: "tall" | "band" | undefined;
  readonly className?: string | undefined;
}

/** The picture of the brand: strips of cloth hanging side by side, the two longest sewn together. */
export function WovenStrips({
  label,
  cut = "tall",
  className,
}: WovenStripsProps) {
  const { width, height, align, strips, seam } = cut === "tall" ? TALL : BAND;
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
      <path className="stitches" d={stitches(seam)} />
    </svg>
  );
}
