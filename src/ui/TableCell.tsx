import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface TableCellProps {
  readonly children: ReactNode;
  /** The column's name, shown where the row is a card. */
  readonly label?: string | undefined;
  /** `name` heads the card, `actions` are the row's buttons and close it. */
  readonly kind?: "plain" | "name" | "actions" | undefined;
  /** A number: at the right in a table, at the left in a card. */
  readonly right?: boolean | undefined;
  /** Takes a whole line of the card on a phone. */
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
