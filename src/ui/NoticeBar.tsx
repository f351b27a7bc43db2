import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface NoticeBarProps {
  readonly tone?: "plain" | "waiting" | undefined;
  readonly children: ReactNode;
  /** Buttons that act on the message. */
  readonly actions?: ReactNode;
  /** The accessible name of the region. Without it the bar has the role `alert` and is announced at once. */
  readonly label?: string | undefined;
}

/** A bar that asks for a decision without blocking the page: cookie consent, an expiring session. */
export function NoticeBar({
  tone = "plain",
  children,
  actions,
  label,
}: NoticeBarProps) {
  const heading = useId();
  const look = classNames("bar", `bar--${tone}`);
  const content = (
    <>
      <div className="bar-text">{children}</div>
      {actions && <div className="row">{actions}</div>}
    </>
  );
  return label === undefined ? (
    <div className={look} role="alert">
      {content}
    </div>
  ) : (
    <section className={look} aria-labelledby={heading}>
      <h2 id={heading} className="visually-hidden">
        {label}
      </h2>
      {content}
    </section>
  );
}
