import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface PanelProps {
  /** Names the section; without it the panel is a plain sheet. */
  readonly title?: ReactNode;
  /** Stands beside the title: a note or a link. */
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
  /** With room around the content; without it the content (a table, a ledger) reaches the edges. */
  readonly padded?: boolean | undefined;
  /** The stair: the one thing to look at in a view. */
  readonly corner?: boolean | undefined;
  readonly id?: string | undefined;
  readonly className?: string | undefined;
}

/** A sheet with straight edges. Content follows the panel's width, not the screen's. */
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
