import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { type TableColumn, TableHeading } from "./TableHeading.tsx";

export interface TableProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** TableRow elements, or one TableEmpty. */
  readonly children: ReactNode;
  /** The only row is a TableEmpty. */
  readonly empty?: boolean | undefined;
  /** The total number of rows, when only some are rendered. */
  readonly total?: number | undefined;
}

/** A table on a wide Panel, cards on a narrow one. Browsers keep the semantics of a table for any `display`. */
export function Table({ label, columns, children, empty, total }: TableProps) {
  return (
    <table
      className={classNames("table", empty && "table--empty")}
      aria-label={label}
      // Includes the header row.
      aria-rowcount={total === undefined ? undefined : total + 1}
    >
      <thead>
        <tr>
          {columns.map((column) => (
            <TableHeading key={column.label} column={column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
