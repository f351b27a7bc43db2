import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { TableHeading } from "./TableHeading.tsx";

export interface TableColumn {
  readonly label: string;
  /** Numbers stand at the right. */
  readonly right?: boolean | undefined;
  /** Heard, not seen. */
  readonly hidden?: boolean | undefined;
  /** Makes the heading a button that sorts; on a narrow panel, which has no headings, offer the order elsewhere too. */
  readonly sort?:
    | {
        readonly direction: "ascending" | "descending" | "none";
        readonly onPress: () => void;
      }
    | undefined;
}

export interface TableProps {
  /** What the table lists, for those who listen. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** TableRow elements, or one TableEmpty. */
  readonly children: ReactNode;
  /** The rows are one TableEmpty. */
  readonly empty?: boolean | undefined;
  /** How many rows there are in all, when only some are shown. */
  readonly total?: number | undefined;
}

/** A table on a wide Panel, cards on a narrow one; browsers keep a table's semantics whatever its display is. */
export function Table({ label, columns, children, empty, total }: TableProps) {
  return (
    <table
      className={classNames("table", empty && "table--empty")}
      aria-label={label}
      // The row of headings counts too.
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
