import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface PanelProps {
  /** The heading of the section; without it the panel is not a named section. */
  readonly title?: ReactNode;
  /** Shown next to the title: a note or a link. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** Adds padding. Without it the content (a table, a ledger) extends to the edges. */
  readonly padded?: boolean | undefined;
  /** Adds the stair pattern, which marks the most important element of a view. */
  readonly corner?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A rectangular surface. It is a CSS container: content adapts to the width of the panel, not of the screen. */
export function Panel({
  title,
  aside,
  children,
  headingLevel = 2,
  padded,
  corner,
  id,
  className,
}: PanelProps) {
  const heading = useId();
  const Heading = `h${headingLevel}` as const;
  const look = classNames("panel", corner && "corner", className);
  const content = padded ? (
    <div className="panel-body">{children}</div>
  ) : (
    children
  );
  if (!title) {
    return (
      <div className={look} id={id}>
        {content}
      </div>
    );
  }
  return (
    <section className={look} id={id} aria-labelledby={heading}>
      <div className="panel-head">
        <Heading id={heading}>{title}</Heading>
        {aside && <div className="small muted">{aside}</div>}
      </div>
      {content}
    </section>
  );
}
