import { Icon } from "./Icon.tsx";

export interface TableColumn {
  readonly label: string;
  /** Aligned right, for numbers. */
  readonly right?: boolean | undefined;
  /** Visually hidden. */
  readonly hidden?: boolean | undefined;
  /** Makes the heading a sort button. A narrow panel shows no headings, so offer sorting in another place too. */
  readonly sort?:
    | {
        readonly direction: "ascending" | "descending" | "none";
        readonly onPress: () => void;
      }
    | undefined;
}

export interface TableHeadingProps {
  readonly column: TableColumn;
}

/** The header of a Table column: its name, or a button that sorts by it. */
export function TableHeading({ column }: TableHeadingProps) {
  const { label, right, hidden, sort } = column;
  return (
    <th
      scope="col"
      className={right ? "is-right" : undefined}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <>
          <span className="table-word">{label}</span>
          <button
            type="button"
            className={`table-sort is-${sort.direction}`}
            onClick={sort.onPress}
          >
            {label}
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
