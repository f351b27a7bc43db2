import { ClothCell } from "./ClothCell.tsx";
import { classNames } from "./class-names.ts";
import type { Dye, Motif } from "./motifs.ts";
import { CELL } from "./woven-picture.ts";

export interface ClothSquareProps {
  readonly motif: Motif;
  readonly ground: Dye;
  readonly thread: Dye;
  readonly className?: string | undefined;
}

/** A single woven cell. Decorative. The class of the surrounding element sets its size. */
export function ClothSquare({ className, ...look }: ClothSquareProps) {
  return (
    <svg
      className={classNames("cloth-square", className)}
      viewBox={`0 0 ${CELL} ${CELL}`}
      aria-hidden="true"
    >
      <ClothCell x={0} y={0} {...look} />
    </svg>
  );
}
