import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon, type IconName } from "./Icon.tsx";

export type AlertTone = "good" | "waiting" | "neutral" | "problem";

const ICONS: Record<AlertTone, IconName> = {
  good: "check",
  waiting: "clock",
  neutral: "info",
  problem: "warning",
};

export interface AlertProps {
  readonly tone?: AlertTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links that act on the message. */
  readonly actions?: ReactNode;
  /** The ARIA live role: `alert` interrupts, `status` waits, `none` is for messages present from the first render. */
  readonly announce?: "alert" | "status" | "none" | undefined;
  readonly className?: string | undefined;
}

/** A message next to the part of the page that it concerns. */
export function Alert({
  tone = "neutral",
  title,
  children,
  actions,
  announce = tone === "problem" ? "alert" : "status",
  className,
}: AlertProps) {
  return (
    <div
      className={classNames("alert", `alert--${tone}`, className)}
      role={announce === "none" ? undefined : announce}
    >
      <Icon name={ICONS[tone]} />
      <div className="alert-text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className="alert-actions">{actions}</div>}
      </div>
    </div>
  );
}
