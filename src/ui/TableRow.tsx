import type { ReactNode } from "react";

export interface TableRowProps {
  /** TableCell elements. */
  readonly children: ReactNode;
  /** The row that something above shows. */
  readonly chosen?: boolean | undefined;
  /** Its place among all rows, from 1, when only some are shown. */
  readonly place?: number | undefined;
}

/** A row of a Table. */
export function TableRow({ children, chosen, place }: TableRowProps) {
  return (
    <tr
      className={chosen ? "is-chosen" : undefined}
      // The row of headings is the first.
      aria-rowindex={place === undefined ? undefined : place + 1}
    >
      {children}
    </tr>
  );
}
