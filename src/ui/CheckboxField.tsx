import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./FieldError.tsx";

export interface CheckboxFieldProps
  extends Omit<ComponentProps<"input">, "children" | "type" | "checked"> {
  /** May contain a link; following the link does not toggle the checkbox. */
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}

/** A single checkbox. */
export function CheckboxField({
  label,
  hint,
  error,
  id: given,
  onCheckedChange,
  ...rest
}: CheckboxFieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <div>
      <label className="check">
        <input
          {...rest}
          id={id}
          type="checkbox"
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <span className="check-text">
          <span>{label}</span>
          {hint && <small id={`${id}-hint`}>{hint}</small>}
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
