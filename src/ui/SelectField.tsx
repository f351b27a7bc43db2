import type { ComponentProps } from "react";
import { Field, type FieldTexts } from "./Field.tsx";
import { type Option, readOption } from "./option.ts";

export interface SelectFieldProps
  extends Omit<ComponentProps<"select">, "children" | "value" | "multiple">,
    FieldTexts {
  readonly options: readonly Option[];
  /** The value chosen; an empty text is no choice yet. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  /** Stands where nothing is chosen yet, such as "Choose a country". */
  readonly placeholder?: string | undefined;
}

/** A native list to pick one from. */
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
