import { type ReactNode, useRef } from "react";
import { word } from "../../contract/messages/controls.ts";
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
  /** Above the news of the page itself, for news of the whole site. */
  readonly place?: "above" | undefined;
}

/** Short news at the foot of the screen. Always in the page, so that what comes into it is announced. */
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

/** It goes by itself or is closed; either way the focus must not go with it, and is never below it. */
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
        label={word("close")}
        bare
        onFocus={onFocus}
        onClick={onDismiss}
      />
    </div>
  );
}
