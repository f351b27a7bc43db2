import { type ReactNode, useId } from "react";
import { t } from "../../contract/messages/index.ts";
import { FieldError } from "./FieldError.tsx";

/** The texts around a control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Shown between label and control. */
  readonly hint?: ReactNode;
  /** The error message of the field. When present, the control is marked as invalid. */
  readonly error?: ReactNode;
  /** Adds the word "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** Shown below the error, for example a suggested correction. */
  readonly aid?: ReactNode;
  /** Shown below the control on the right, such as "23 of 400 words". */
  readonly counter?: ReactNode;
}

/** The attributes that connect a control with its label, hint, counter and error. Spread them on the control. */
export interface ControlTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The id of the control, when another element refers to it. */
  readonly id?: string | undefined;
  /** Renders the control with the given attributes. */
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label, hint, control, counter and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  counter,
  aid,
  id: given,
  children,
}: FieldProps) {
  const made = useId();
  const id = given ?? made;
  const described = [
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    error && `${id}-error`,
  ].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && (
          <span className="field-optional">, {t("ui.optional")}</span>
        )}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": described.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {(error || counter) && (
        <div className="field-foot">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {counter && (
            <span className="field-counter" id={`${id}-counter`}>
              {counter}
            </span>
          )}
        </div>
      )}
      {aid}
    </div>
  );
}
