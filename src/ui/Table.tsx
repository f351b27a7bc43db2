import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./Icon.tsx";

interface TableColumn {
  readonly label: string;
  /** Aligned right, for numbers. */
  readonly right?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  /** Makes the heading a sort button. A narrow panel shows no headings, so offer sorting elsewhere as well. */
  readonly sort?:
    | {
        readonly direction: "ascending" | "descending" | "none";
        readonly onPress: () => void;
      }
    | undefined;
}

interface TableProps {
  /** The accessible name of the table. */
  readonly label: string;
  readonly columns: readonly TableColumn[];
  /** TableRow elements, or one TableEmpty. */
  readonly children: ReactNode;
  /** Whether the only row is a TableEmpty. */
  readonly empty?: boolean | undefined;
  /** The total number of rows, when only some are rendered. */
  readonly total?: number | undefined;
}

/** A table in a wide Panel, cards in a narrow Panel. Browsers keep the table semantics when CSS changes `display`. */
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
            <TableHeading key={column.label} {...column} />
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}

function TableHeading({ label, right, hidden, sort }: TableColumn) {
  return (
    <th
      scope="col"
      className={right ? "is-right" : undefined}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <>
          <span className="table-label">{label}</span>
          <button
            type="button"
            className={`table-sort is-${sort.direction}`}
            onClick={sort.onPress}
          >
            <span>{label}</span>
            <Icon
              name={
                sort.direction === "ascending" ? "chevronUp" : "chevronDown"
              }
            />
          </button>
        </>
      ) : hidden ? (
        <span className="visually-hidden">{label}</span>
      ) : (
        label
      )}
    </th>
  );
}

interface TableRowProps {
  readonly children: ReactNode;
  /** Whether the details of this row are shown above the table. */
  readonly chosen?: boolean | undefined;
  /** The 1-based position among all rows, when only some are rendered. */
  readonly position?: number | undefined;
}

export function TableRow({ children, chosen, position }: TableRowProps) {
  return (
    <tr
      className={chosen ? "is-chosen" : undefined}
      // The header row is row 1.
      aria-rowindex={position === undefined ? undefined : position + 1}
    >
      {children}
    </tr>
  );
}

export function TableCell({
  children,
  label,
  kind,
  right,
  full,
}: {
  readonly children: ReactNode;
  /** The name of the column, shown when the row is a card. */
  readonly label?: string | undefined;
  /** `name` is the title of the card; `actions` contains the buttons of the row, at the end of the card. */
  readonly kind?: "name" | "actions" | undefined;
  /** Aligned right in a table, left in a card. */
  readonly right?: boolean | undefined;
  /** Takes the full width of the card in a narrow panel. */
  readonly full?: boolean | undefined;
}) {
  return (
    <td
      data-label={label}
      className={
        classNames(
          kind && `is-${kind}`,
          right && "is-right",
          full && "is-full",
        ) || undefined
      }
    >
      {kind === "actions" ? (
        <div className="row row--nowrap table-actions screen-only">
          {children}
        </div>
      ) : (
        children
      )}
    </td>
  );
}

interface TableEmptyProps {
  readonly columns: number;
  /** What the table shows instead of data, such as an EmptyState or a Skeleton. */
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
