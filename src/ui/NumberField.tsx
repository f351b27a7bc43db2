import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

export interface NumberFieldProps
  extends Omit<ComponentProps<"input">, "children" | "value" | "type">,
    FieldTexts {
  /** The typed text; an empty string means no number. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Shown before the number, such as "USD". Decorative, because the label includes it. */
  readonly unit?: string | undefined;
}

/** A field for a number. The mouse wheel scrolls the page and does not change the number. */
export function NumberField({
  label,
  hint,
  error,
  optional,
  counter,
  id,
  unit,
  inputMode = "decimal",
  onValueChange,
  ...rest
}: NumberFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, id }}>
      {(ties) => {
        const input = (
          <input
            {...rest}
            {...ties}
            type="number"
            inputMode={inputMode}
            className="input num"
            onWheel={(event) => event.currentTarget.blur()}
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
        );
        if (unit === undefined) return input;
        return (
          <div className="with-unit">
            {input}
            <span className="unit" aria-hidden="true">
              {unit}
            </span>
          </div>
        );
      }}
    </Field>
  );
}
