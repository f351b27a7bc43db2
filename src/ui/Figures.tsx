import { type ReactNode, useId } from "react";

export interface FiguresProps {
  /** Figure elements. */
  readonly children: ReactNode;
}

/** A row of figures with headings of their own, inside a Panel. */
export function Figures({ children }: FiguresProps) {
  return <div className="figures">{children}</div>;
}

export interface FigureProps {
  readonly title: string;
  /** The figure itself, large. */
  readonly value?: ReactNode;
  /** A chart, a table or a note below it. */
  readonly children?: ReactNode;
  /** Takes the widest column, and a row of its own where it is narrow. */
  readonly wide?: boolean | undefined;
}

/** One figure of the row. */
export function Figure({ title, value, children, wide }: FigureProps) {
  const heading = useId();
  return (
    <section className={wide ? "is-wide" : undefined} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      {value !== undefined && <p className="figure-value">{value}</p>}
      {children}
    </section>
  );
}
