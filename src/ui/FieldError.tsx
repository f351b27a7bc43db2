import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface FieldErrorProps {
  /** What the control's `aria-describedby` names. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The error of a field: an icon and words. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
