import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";

export interface NumberFieldProps
  extends Omit<ComponentProps<"input">, "children" | "value" | "type">,
    FieldTexts {
  /** As typed: an empty text is no number yet. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Stands before the number, such as "USD". Decorative: the label says it too. */
  readonly unit?: string | undefined;
}

/** A field for a number. Turning the wheel over it scrolls the page and leaves the number alone. */
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
