import type { ReactNode } from "react";

export interface LedgerEntry {
  readonly term: string;
  readonly value: ReactNode;
  readonly note?: ReactNode;
}

export interface LedgerProps {
  /** The first entry is shown largest. */
  readonly entries: readonly LedgerEntry[];
}

/** Figures in one row, separated by rules, inside a Panel. */
export function Ledger({ entries }: LedgerProps) {
  return (
    <dl className="ledger">
      {entries.map(({ term, value, note }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
          {note && <dd className="ledger-note">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
