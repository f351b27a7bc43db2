import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { type Option, readOption } from "./option.ts";

export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, "children" | "value" | "multiple">,
    FieldTexts {
  readonly options: readonly Option[];
  /** The selected value; an empty string means no selection. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Shown when nothing is selected, such as "Choose a country". */
  readonly placeholder?: string | undefined;
}

/** A native select. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  counter,
  id,
  options,
  placeholder,
  onValueChange,
  ...rest
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, counter, id }}>
      {(ties) => (
        <select
          {...rest}
          {...ties}
          className="input"
          onChange={(event) => onValueChange(event.currentTarget.value)}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(readOption).map(({ value, label: words }) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
