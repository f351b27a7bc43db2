import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";

export interface NoticeBarProps {
  readonly tone?: "plain" | "waiting" | undefined;
  readonly children: ReactNode;
  /** Buttons that answer it. */
  readonly actions?: ReactNode;
  /** Names it for those who look for it; without a name it is an alert, read at once. */
  readonly label?: string | undefined;
}

/** A bar that asks for an answer and hinders nothing: cookies, a session that ends. */
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
