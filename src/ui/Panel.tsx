import { type ReactNode, useId } from "react";
import { Cloth } from "./Cloth.tsx";
import { classNames } from "./class-names.ts";
import type { Elements } from "./elements.ts";

/** A rectangular surface. It is a CSS container: content adapts to the width of the panel, not of the screen. */
export function Panel({
  title,
  aside,
  children,
  padded,
  corner,
  id,
  className,
}: {
  /** The heading of the section; without it the panel is not a named section. */
  readonly title?: ReactNode;
  /** Shown next to the title: a note, a link or a button. */
  readonly aside?: ReactNode;
  readonly children?: Elements;
  /** Adds padding. Without it the content (a table, a ledger) extends to the edges. */
  readonly padded?: boolean | undefined;
  /** Adds the stair pattern, which marks the most important element of a view. */
  readonly corner?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}) {
  const headingId = useId();
  const Element = title ? "section" : "div";
  return (
    <Element
      className={classNames("panel surface", corner && "corner", className)}
      id={id}
      aria-labelledby={title ? headingId : undefined}
    >
      {title && (
        <div className="row panel-head">
          <h2 id={headingId}>{title}</h2>
          {aside && <div className="small muted">{aside}</div>}
        </div>
      )}
      {padded ? <div className="stack panel-body">{children}</div> : children}
    </Element>
  );
}

interface FigureProps {
  readonly title: string;
  /** The figure, shown large. */
  readonly value?: ReactNode;
  /** A chart, a table or a note below the figure. */
  readonly children?: Elements;
  /** Takes the widest column, or a separate row in a narrow panel. */
  readonly wide?: boolean | undefined;
}

/** One figure in a row of figures. The row is an element with the class `figures` inside a Panel. */
export function Figure({ title, value, children, wide }: FigureProps) {
  const headingId = useId();
  return (
    <section
      className={wide ? "is-wide" : undefined}
      aria-labelledby={headingId}
    >
      <h2 className="label-heading" id={headingId}>
        {title}
      </h2>
      {value !== undefined && <p className="figure-value">{value}</p>}
      {children}
    </section>
  );
}

/** A placeholder for an empty list or area. */
export function EmptyState({
  title,
  children,
  action,
  headingLevel = 3,
}: {
  readonly title: ReactNode;
  /** What will appear here and what to do next. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="empty">
      <Cloth pattern="warp" tone="thread" />
      <div className="stack stack--1 empty-text">
        <Heading>{title}</Heading>
        {children && <p className="muted">{children}</p>}
        {action && <div className="row">{action}</div>}
      </div>
    </div>
  );
}
