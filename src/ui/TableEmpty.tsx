import type { ReactNode } from "react";

export interface TableEmptyProps {
  /** How many columns the table has. */
  readonly columns: number;
  /** An EmptyState, or a Skeleton. */
  readonly children: ReactNode;
}

/** The one row of a Table that has nothing to list. */
export function TableEmpty({ columns, children }: TableEmptyProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: kept when the display is not that of a table
    <tr role="row">
      <td role="cell" colSpan={columns}>
        {children}
      </td>
    </tr>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
