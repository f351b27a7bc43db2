import { type ComponentProps, type ReactNode, useId } from "react";
import { t } from "../../contract/messages/index.ts";
import {
  FieldError,
  type FieldTexts,
  type Option,
  OptionalMark,
} from "./Field.tsx";
import { Icon } from "./Icon.tsx";

export function CheckboxField({
  label,
  error,
  onCheckedChange,
  ...rest
}: Omit<ComponentProps<"input">, "children" | "type" | "id"> & {
  /** May contain a link; following the link does not toggle the checkbox. */
  readonly label: ReactNode;
  readonly error?: ReactNode;
  readonly checked: boolean;
  readonly onCheckedChange: (checked: boolean) => void;
}) {
  const errorId = useId();
  return (
    <div>
      <label className="check">
        <input
          {...rest}
          type="checkbox"
          aria-describedby={error ? errorId : undefined}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onCheckedChange(event.currentTarget.checked)}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/** A few options of which one can be selected, such as Yes and No. */
export function RadioGroup({
  legend,
  hint,
  error,
  optional,
  name,
  options,
  value,
  onValueChange,
  onBlur,
  disabled,
  cards,
}: Pick<FieldTexts, "hint" | "error" | "optional"> & {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: readonly Option[];
  /** The selected value; an empty string means no selection. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
  /** Shows the options as large cards with their hints. */
  readonly cards?: boolean | undefined;
}) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset className="field" disabled={disabled} onBlur={onBlur}>
      <legend>
        <span>{legend}</span>
        {optional && <OptionalMark />}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={cards ? "stack stack--3 choice" : "row checks"}>
        {options.map((option) => (
          <label key={option.value} className={cards ? undefined : "check"}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-describedby={describedBy || undefined}
              aria-invalid={error ? true : undefined}
              onChange={() => onValueChange(option.value)}
            />
            {cards ? (
              <strong>{option.label}</strong>
            ) : (
              <span>{option.label}</span>
            )}
            {cards && option.hint && <span dir="auto">{option.hint}</span>}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface ChecklistItem {
  readonly key: string;
  /** Text, or a link to the place where the item can be completed. */
  readonly label: ReactNode;
  readonly met: boolean;
}

interface ChecklistProps {
  readonly items: readonly ChecklistItem[];
  /** The accessible name of the list. */
  readonly label?: string | undefined;
  /** One item per line, for narrow containers. */
  readonly column?: boolean | undefined;
}

/** A list of requirements, each marked as met or not met with an icon and visually hidden text. */
export function Checklist({ items, label, column }: ChecklistProps) {
  return (
    <ul
      className={column ? "checklist checklist--column" : "checklist"}
      aria-label={label}
    >
      {items.map(({ key, label: text, met }) => (
        <li key={key} className={met ? "is-met" : undefined} data-met={met}>
          <Icon name={met ? "check" : "cross"} />
          <span>
            <span className="visually-hidden">
              {`${t(met ? "ui.met" : "ui.notMet")} `}
            </span>
            <span>{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}
