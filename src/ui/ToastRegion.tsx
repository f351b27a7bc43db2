import { type ReactNode, useRef } from "react";
import { t } from "../../contract/messages/index.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./IconButton.tsx";
import { useClearFocus } from "./use-clear-focus.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export interface Toast {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone?: "plain" | "problem" | undefined;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
  /** Places the region above the toasts of the page, for toasts of the whole site. */
  readonly place?: "above" | undefined;
}

/**
 * Toasts at the bottom of the screen. Rendered even when empty, because only changes of an existing live region are
 * announced.
 */
export function ToastRegion({ toasts, onDismiss, place }: ToastRegionProps) {
  return (
    <div
      className={classNames("toasts", place && `toasts--${place}`)}
      role="status"
    >
      {toasts.map((toast) => (
        <ShownToast
          key={toast.id}
          toast={toast}
          onDismiss={() => onDismiss(toast.id)}
        />
      ))}
    </div>
  );
}

/** A toast that disappears must not take the focus with it, and must not cover the focused element. */
function ShownToast({
  toast: { text, tone = "plain" },
  onDismiss,
}: {
  readonly toast: Toast;
  readonly onDismiss: () => void;
}) {
  const part = useRef<HTMLDivElement>(null);
  const { onFocus } = useKeptFocus(part);
  useClearFocus(part);
  return (
    <div ref={part} className={`toast toast--${tone} on-deep`}>
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
