import type { ReactNode } from "react";

export interface TableEmptyProps {
  /** The number of columns of the table. */
  readonly columns: number;
  /** An EmptyState, or a Skeleton. */
  readonly children: ReactNode;
}

/** The only row of a Table without data. */
export function TableEmpty({ columns, children }: TableEmptyProps) {
  return (
    <tr>
      <td colSpan={columns}>{children}</td>
    </tr>
  );
}
