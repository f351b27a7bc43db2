import { type ReactNode, useId } from "react";

export interface FiguresProps {
  /** Figure elements. */
  readonly children: ReactNode;
}

/** A row of figures with their own headings, inside a Panel. */
export function Figures({ children }: FiguresProps) {
  return <div className="figures">{children}</div>;
}

export interface FigureProps {
  readonly title: string;
  /** The figure, shown large. */
  readonly value?: ReactNode;
  /** A chart, a table or a note below the figure. */
  readonly children?: ReactNode;
  /** Takes the widest column, or its own row on a narrow panel. */
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
