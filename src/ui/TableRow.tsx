import type { ReactNode } from "react";

export interface TableRowProps {
  /** TableCell elements. */
  readonly children: ReactNode;
  /** The row that something above shows. */
  readonly chosen?: boolean | undefined;
}

/** A row of a Table. */
export function TableRow({ children, chosen }: TableRowProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: kept when the display is not that of a table
    <tr role="row" className={chosen ? "is-chosen" : undefined}>
      {children}
    </tr>
  );
}
