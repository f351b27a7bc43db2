import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The error of a field: an icon and a message. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}
