import type { ReactNode } from "react";

export interface TableRowProps {
  /** TableCell elements. */
  readonly children: ReactNode;
  /** The row whose details are shown above the table. */
  readonly chosen?: boolean | undefined;
  /** The 1-based position among all rows, when only some are rendered. */
  readonly place?: number | undefined;
}

/** A row of a Table. */
export function TableRow({ children, chosen, place }: TableRowProps) {
  return (
    <tr
      className={chosen ? "is-chosen" : undefined}
      // The header row is row 1.
      aria-rowindex={place === undefined ? undefined : place + 1}
    >
      {children}
    </tr>
  );
}
