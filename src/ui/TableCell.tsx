import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TableCellProps {
  readonly children: ReactNode;
  /** The name of the column, shown when the row is a card. */
  readonly label?: string | undefined;
  /** `name` is the title of the card; `actions` contains the buttons of the row, at the end of the card. */
  readonly kind?: "plain" | "name" | "actions" | undefined;
  /** A number: aligned right in a table, left in a card. */
  readonly right?: boolean | undefined;
  /** Takes the full width of the card on a phone. */
  readonly full?: boolean | undefined;
}

/** A cell of a TableRow. */
export function TableCell({
  children,
  label,
  kind = "plain",
  right,
  full,
}: TableCellProps) {
  return (
    <td
      data-label={label}
      className={
        classNames(
          kind !== "plain" && `is-${kind}`,
          right && "is-right",
          full && "is-full",
        ) || undefined
      }
    >
      {kind === "actions" ? (
        <div className="table-actions">{children}</div>
      ) : (
        children
      )}
    </td>
  );
}
