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
    <tr>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
