import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { t } from "../../contract/messages/index.ts";
import { Button } from "./Button.tsx";
import type { Elements } from "./elements.ts";
import { Icon } from "./Icon.tsx";

/** An option of a list: a string that is both value and label, or a value with a label. */
export type Option =
  | string
  | {
      readonly value: string;
      readonly label: string;
      readonly hint?: string | undefined;
    };

/** Returns the value, label and hint of an option. */
export function readOption(option: Option): Exclude<Option, string> {
  return typeof option === "string" ? { value: option, label: option } : option;
}

/** The text around a control. */
export interface FieldTexts {
  readonly label: ReactNode;
  /** Shown between label and control. */
  readonly hint?: ReactNode;
  /** The error message of the field. When present, the control is marked as invalid. */
  readonly error?: ReactNode;
  /** Adds the word "optional" to the label. */
  readonly optional?: boolean | undefined;
  /** Shown below the error: a correction that the user can accept. */
  readonly suggestion?: Elements;
  /** Shown below the control unless there is an error: how the input was understood. Its line is always reserved. */
  readonly confirmation?: string;
  /** Shown on the right, below the control, such as "23 of 400 words". */
  readonly counter?: ReactNode;
}

/** The attributes that connect a control with its label, hint, counter and error. Spread them on the control. */
interface ControlAttributes {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

/** Label, hint, control, counter and error, connected for assistive technology. */
export function Field({
  label,
  hint,
  error,
  optional,
  counter,
  confirmation,
  suggestion,
  id: customId,
  children,
}: FieldTexts & {
  /** The id of the control, when another element refers to it. */
  readonly id?: string | undefined;
  readonly children: (attributes: ControlAttributes) => Elements;
}) {
  const generatedId = useId();
  const id = customId ?? generatedId;
  const describedBy = [
    hint && `${id}-hint`,
    counter && `${id}-counter`,
    error && `${id}-error`,
    confirmation && !error && `${id}-confirmation`,
  ].filter(Boolean);
  return (
    <div className="field">
      <label htmlFor={id} id={`${id}-label`}>
        <span>{label}</span>
        {optional && <OptionalMark />}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children({
        id,
        "aria-describedby": describedBy.join(" ") || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {(error || counter || confirmation !== undefined) && (
        <div className="field-foot">
          {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
          {!error && confirmation !== undefined && (
            <p className="field-confirmation" id={`${id}-confirmation`}>
              {confirmation}
            </p>
          )}
          {counter && (
            <span
              className="field-counter small muted num"
              id={`${id}-counter`}
            >
              {counter}
            </span>
          )}
        </div>
      )}
      {suggestion}
    </div>
  );
}

export function OptionalMark() {
  return (
    <span className="field-optional muted">{`${t("ui.comma")}${t("ui.optional")}`}</span>
  );
}

export interface FieldErrorProps {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string;
  readonly children: ReactNode;
}

/** The error for a field: an icon and a message. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  );
}

/** The text of a field, its value as a string, and every other attribute of its control. */
type ControlProps<Control extends "input" | "textarea" | "select"> =
  FieldTexts &
    Omit<
      ComponentProps<Control>,
      "children" | "value" | "type" | "multiple"
    > & {
      readonly value: string;
      /** Called with the new value on every change. */
      readonly onValueChange: (value: string) => void;
    };

function attributesOf<
  Props extends ControlProps<"input" | "textarea" | "select">,
>({
  label,
  hint,
  error,
  optional,
  counter,
  suggestion,
  onValueChange,
  ...attributes
}: Props) {
  return {
    ...attributes,
    className: "input",
    // An empty control has the direction of the page, for its placeholder and its caret.
    dir: attributes.value ? "auto" : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onValueChange(event.currentTarget.value),
  };
}

export type TextFieldProps = ControlProps<"input"> & {
  readonly type?:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "search"
    | "date"
    | undefined;
};

/** A single-line text field. */
export function TextField({ type = "text", ...props }: TextFieldProps) {
  return (
    <Field {...props}>
      {(attributes) => (
        <input {...attributesOf(props)} {...attributes} type={type} />
      )}
    </Field>
  );
}

/** A multi-line text field. */
export function TextArea({ rows = 5, ...props }: ControlProps<"textarea">) {
  return (
    <Field {...props}>
      {(attributes) => (
        <textarea {...attributesOf(props)} {...attributes} rows={rows} />
      )}
    </Field>
  );
}

/**
 * A text field for one number. It is not of type "number", whose value depends on the language of the browser and is
 * empty for most of the ways in which people write numbers.
 */
export function NumberField(
  props: ControlProps<"input"> & {
    readonly inputMode: "decimal" | "numeric";
    /** The number in words. Its line is reserved, so that the form does not move when it appears. */
    readonly confirmation: string;
  },
) {
  const { confirmation, ...fieldProps } = props;
  return (
    <Field {...fieldProps} confirmation={confirmation}>
      {(attributes) => (
        <input
          {...attributesOf(fieldProps)}
          {...attributes}
          type="text"
          className="input num"
          autoComplete="off"
        />
      )}
    </Field>
  );
}

export type PasswordFieldProps = ControlProps<"input"> & {
  /** Must be a string, because the accessible name of the Show button includes the label. */
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
};

/** A password field with a Show/Hide button. Pasting is allowed. */
export function PasswordField(props: PasswordFieldProps) {
  const { label, disabled } = props;
  const [isVisible, setVisible] = useState(false);
  return (
    <Field {...props}>
      {(attributes) => (
        <div className="with-button">
          <input
            {...attributesOf(props)}
            {...attributes}
            type={isVisible ? "text" : "password"}
            autoCorrect="off"
            spellCheck={false}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            aria-controls={attributes.id}
            aria-label={t(isVisible ? "ui.hideNamed" : "ui.showNamed", {
              name: label.toLowerCase(),
            })}
            onClick={() => setVisible(!isVisible)}
          >
            {t(isVisible ? "ui.hide" : "ui.show")}
          </Button>
        </div>
      )}
    </Field>
  );
}

export function SelectField({
  options,
  placeholder,
  ...props
}: ControlProps<"select"> & {
  readonly options: readonly Option[];
  /** Shown when nothing is selected (an empty string), such as "Choose a country". */
  readonly placeholder?: string | undefined;
}) {
  return (
    <Field {...props}>
      {(attributes) => (
        <select {...attributesOf(props)} {...attributes} dir={undefined}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(readOption).map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
