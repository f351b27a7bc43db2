import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

export interface TextFieldProps
  extends Omit<ComponentProps<"input">, "children" | "value" | "type">,
    FieldTexts {
  readonly type?: "text" | "email" | "tel" | "url" | "search" | undefined;
  readonly value: string;
  /** Called with the typed text on every change. */
  readonly onValueChange: (value: string) => void;
}

/** A single-line text field. */
export function TextField({
  label,
  hint,
  error,
  optional,
  counter,
  aid,
  id,
  type = "text",
  onValueChange,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, aid, id }}>
      {(ties) => (
        <input
          {...rest}
          {...ties}
          type={type}
          className="input"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
