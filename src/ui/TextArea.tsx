import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

export interface TextAreaProps
  extends Omit<ComponentProps<"textarea">, "children" | "value">,
    FieldTexts {
  readonly value: string;
  /** Called with the typed text on every change. */
  readonly onValueChange: (value: string) => void;
}

/** A multi-line text field. `counter` takes a live text such as "N of 400 words". */
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
