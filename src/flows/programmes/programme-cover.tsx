import type { ProgrammeImage } from "../../content/programmes/programme.ts";
import { ClothCell } from "../../ui/ClothCell.tsx";

const WIDTH = 432;
const CELL = 72;

export type ProgrammeCoverProps = { readonly image: ProgrammeImage };

/** The cover of a programme: a plain area and a woven edge. Decorative. */
export function ProgrammeCover({
  image: { field, cells },
}: ProgrammeCoverProps) {
  return (
    <svg
      className={`programme-cover ground-${field}`}
      viewBox={`0 0 ${WIDTH} ${CELL}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
    >
      <path className="cell-ground" d={`M0 0h${WIDTH}v${CELL}H0z`} />
      {cells.map(([motif, ground, thread], place) => (
        <ClothCell
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its position in the cover
          key={place}
          x={WIDTH - CELL * (cells.length - place)}
          y={0}
          motif={motif}
          ground={ground}
          thread={thread}
        />
      ))}
    </svg>
  );
}
