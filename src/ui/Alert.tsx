import { type ReactNode, useRef } from "react";
import { t } from "../../contract/messages/index.ts";
import { IconButton } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import { useRestoredFocus, useUncoveredFocus } from "./focus.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { type ToastScope, usePageMark } from "./page-mark.ts";

type AlertTone = "good" | "waiting" | "neutral" | "problem";

const ICONS: Record<AlertTone, IconName> = {
  good: "check",
  waiting: "clock",
  neutral: "info",
  problem: "warning",
};

/**
 * A message next to the part of the page that it concerns. When a pressed button removes it, the focus returns to where it
 * was before.
 */
export function Alert({
  tone = "neutral",
  title,
  children,
  actions,
  announce = tone === "problem" ? "alert" : "status",
}: {
  readonly tone?: AlertTone | undefined;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links that act on the message. */
  readonly actions?: ReactNode;
  /** ARIA live role: `alert` interrupts, `status` waits; `none` is for text in a live region or the first render. */
  readonly announce?: "alert" | "status" | "none" | undefined;
}) {
  const element = useRef<HTMLDivElement>(null);
  return (
    <div
      ref={element}
      className={`stack stack--3 alert alert--${tone}`}
      role={announce === "none" ? undefined : announce}
      {...useRestoredFocus(element)}
    >
      <Icon name={ICONS[tone]} />
      <div className="stack stack--1 alert-text">
        {title && <strong>{title}</strong>}
        {children && <div>{children}</div>}
        {actions && <div className="row">{actions}</div>}
      </div>
    </div>
  );
}

interface ToastRegionProps {
  readonly toasts: readonly { readonly id: string; readonly text: ReactNode }[];
  readonly onDismiss: (id: string) => void;
  /** Default: the page. The toasts of the site are above the others. */
  readonly scope?: ToastScope | undefined;
}

/**
 * Toasts at the bottom of the screen. Rendered even when empty, because only changes to an existing live region are
 * announced.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  scope = "page",
}: ToastRegionProps) {
  usePageMark(`${scope}-toasts`, toasts.length > 0);
  return (
    <div
      className={classNames(
        "stack stack--2 toasts screen-only",
        scope === "site" && "toasts--above",
      )}
      role="status"
    >
      {toasts.map(({ id, text }) => (
        <ToastItem key={id} text={text} onDismiss={() => onDismiss(id)} />
      ))}
    </div>
  );
}

/** Scrolls the page if the new toast covers the focused element, and restores the focus when the toast is removed. */
function ToastItem({
  text,
  onDismiss,
}: {
  readonly text: ReactNode;
  readonly onDismiss: () => void;
}) {
  const element = useRef<HTMLDivElement>(null);
  const { onFocus } = useRestoredFocus(element);
  useUncoveredFocus(element);
  return (
    <div ref={element} className="row row--nowrap toast on-deep">
      <p>{text}</p>
      <IconButton
        icon="cross"
        label={t("ui.close")}
        bare
        onFocus={onFocus}
        onClick={onDismiss}
      />
    </div>
  );
}
