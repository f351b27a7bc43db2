import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type Message, t, textOf } from "../../contract/messages/index.ts";
import { Button } from "./Button.tsx";
import { classNames } from "./class-names.ts";
import type { Elements } from "./elements.ts";
import { Icon } from "./Icon.tsx";

/** An option of a list. */
export type Option = {
  readonly value: string;
  readonly label: string;
  readonly hint?: string | undefined;
};

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

/** Returns the name, value and error of a field of a chart, and the handler that reports a change to the chart. */
export function fieldProps<Name extends string>(
  context: {
    readonly form: Readonly<Record<Name, string>>;
    readonly problems: { readonly [Field in Name]?: Message | undefined };
  },
  field: Name,
  send: (event: { type: "field.changed"; field: Name; value: string }) => void,
) {
  const problem = context.problems[field];
  return {
    name: field,
    value: context.form[field],
    error: problem && textOf(problem),
    onValueChange: (value: string) =>
      send({ type: "field.changed", field, value }),
  };
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

/** The error for a field: an icon and a message. */
export function FieldError({
  id,
  children,
}: {
  /** The id that the control's `aria-describedby` refers to. */
  readonly id: string;
  readonly children: ReactNode;
}) {
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
  confirmation,
  onValueChange,
  ...attributes
}: Props) {
  return {
    ...attributes,
    className: classNames("input", attributes.className),
    // An empty control has the direction of the page, for its placeholder and its caret.
    dir: attributes.value ? "auto" : undefined,
    onChange: (event: { currentTarget: { value: string } }) =>
      onValueChange(event.currentTarget.value),
  };
}

/**
 * A single-line text field. It is never of type "number", whose value depends on the language of the browser and is empty for
 * most of the ways in which people write numbers.
 */
export function TextField({
  type = "text",
  ...props
}: ControlProps<"input"> & {
  readonly type?: "text" | "email" | "url" | "search" | "date";
}) {
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

/** A password field with a Show/Hide button. Pasting is allowed. */
export function PasswordField(
  props: Omit<ControlProps<"input">, "disabled"> & {
    /** Must be a string, because the accessible name of the Show button includes the label. */
    readonly label: string;
    readonly autoComplete: "current-password" | "new-password";
  },
) {
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
            aria-controls={attributes.id}
            aria-label={t(isVisible ? "ui.hideNamed" : "ui.showNamed", {
              name: props.label.toLowerCase(),
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
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
