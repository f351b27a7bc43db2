import { type ReactNode, useId } from "react";
import { word } from "../../contract/messages/controls.ts";
import { FieldError } from "./FieldError.tsx";

/** What every field says around its control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Stands between label and control. */
  readonly hint?: ReactNode;
  /** The one error of the field; its presence marks the control as invalid. */
  readonly error?: ReactNode;
  /** Adds the word optional to the label. */
  readonly optional?: boolean | undefined;
  /** Stands below the error: an offer to correct what was typed, for example. */
  readonly aid?: ReactNode;
  /** Stands below the control at the right, such as "23 of 400 words". */
  readonly counter?: ReactNode;
}

/** What ties a control to its label, hint, counter and error. Spread it on the control. */
export interface ControlTies {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id, when something else must point at it. */
  readonly id?: string | undefined;
  /** Draws the control, with its ties. */
  readonly children: (ties: ControlTies) => ReactNode;
}

/** Label, hint, control, counter and error, tied together for those who listen. */
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
          <span className="field-optional">, {word("optional")}</span>
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
