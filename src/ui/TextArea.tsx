import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "children" | "value">,
    FieldTexts {
  readonly value: string;
  /** What was typed, at every change. */
  readonly onValueChange: (value: string) => void;
}

/** A field of several lines; `counter` takes a live "N of 400 words". */
export function TextArea({
  label,
  hint,
  error,
  optional,
  counter,
  aid,
  id,
  rows = 5,
  onValueChange,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, aid, id }}>
      {(ties) => (
        <textarea
          {...rest}
          {...ties}
          rows={rows}
          className="input"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
