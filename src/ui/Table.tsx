import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TableColumn {
  readonly label: string;
  /** Numbers stand at the right. */
  readonly right?: boolean | undefined;
  /** Heard, not seen. */
  readonly hidden?: boolean | undefined;
}

export interface TableProps {
  /** What the table lists, for those who listen. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** TableRow elements, or one TableEmpty. */
  readonly children: ReactNode;
  /** The rows are one TableEmpty. */
  readonly empty?: boolean | undefined;
}

/**
 * A table on a wide Panel, cards on a narrow one. Roles are written out, as `display: grid` drops them in some
 * browsers.
 */
export function Table({ label, columns, children, empty }: TableProps) {
  return (
    // biome-ignore-start lint/a11y/noRedundantRoles: kept when the display is not that of a table
    <table
      className={classNames("table", empty && "table--empty")}
      role="table"
      aria-label={label}
    >
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th
              key={column.label}
              role="columnheader"
              scope="col"
              className={column.right ? "is-right" : undefined}
            >
              {column.hidden ? (
                <span className="visually-hidden">{column.label}</span>
              ) : (
                column.label
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: as above
  );
}
