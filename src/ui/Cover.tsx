import { ClothCell } from "./ClothCell.tsx";
import { classNames } from "./class-names.ts";
import { COVERS, type CoverName } from "./covers.ts";
import { CELL, stitches } from "./woven-picture.ts";

export type { CoverName } from "./covers.ts";

export interface CoverProps {
  readonly name: CoverName;
  readonly className?: string | undefined;
}

/** The cover picture of an article or a video: a plain area with one woven motif. Decorative. */
export function Cover({ name, className }: CoverProps) {
  const { columns, rows, field, cells, seam } = COVERS[name];
  const [width, height] = [columns * CELL, rows * CELL];
  return (
    <svg
      className={classNames("cover", `ground-${field}`, className)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path className="cell-ground" d={`M0 0h${width}v${height}H0z`} />
      {cells.map(([column, row, motif, ground, thread]) => (
        <ClothCell
          key={`${column} ${row}`}
          x={column * CELL}
          y={row * CELL}
          motif={motif}
          ground={ground}
          thread={thread}
        />
      ))}
      {seam && <path className="stitches" d={stitches(seam)} />}
    </svg>
  );
}
