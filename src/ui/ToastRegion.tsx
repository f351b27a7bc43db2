import type { ReactNode } from "react";
import { word } from "../../contract/messages/controls.ts";
import { IconButton } from "./IconButton.tsx";

export interface Toast {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone?: "plain" | "problem" | undefined;
}

export interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDismiss: (id: string) => void;
}

/** Short news at the foot of the screen. Always in the page, so that what comes into it is announced. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  return (
    <div className="toasts" role="status">
      {toasts.map(({ id, text, tone = "plain" }) => (
        <div key={id} className={`toast toast--${tone} on-deep`}>
          <p>{text}</p>
          <IconButton
            icon="cross"
            label={word("close")}
            bare
            onClick={() => onDismiss(id)}
          />
        </div>
      ))}
    </div>
  );
}
