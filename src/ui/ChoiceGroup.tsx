import { type ReactNode, useId } from "react";
import { t } from "../../contract/messages/index.ts";
import { FieldError } from "./FieldError.tsx";
import { type Option, readOption } from "./option.ts";

export interface ChoiceGroupProps {
  readonly legend: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly optional?: boolean | undefined;
  readonly name: string;
  readonly options: readonly Option[];
  /** The selected value; an empty string means no selection. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly disabled?: boolean | undefined;
}

/** Renders one option around its radio button. */
type DrawOption = (
  radio: ReactNode,
  option: { label: string; hint?: string | undefined },
) => ReactNode;

interface DrawnChoiceGroupProps extends ChoiceGroupProps {
  readonly className: string;
  readonly draw: DrawOption;
}

/** A fieldset of radio buttons. RadioGroup and ChoiceCards define how an option is rendered. */
export function ChoiceGroup({
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
  className,
  draw,
}: DrawnChoiceGroupProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  return (
    <fieldset className="field" disabled={disabled} onBlur={onBlur}>
      <legend>
        {legend}
        {optional && (
          <span className="field-optional">, {t("ui.optional")}</span>
        )}
      </legend>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className={className}>
        {options.map(readOption).map((option) => (
          // biome-ignore lint/a11y/noLabelWithoutControl: draw renders the radio button inside
          <label
            key={option.value}
            className={className === "choice" ? undefined : "check"}
          >
            {draw(
              <input
                type="radio"
                name={name}
                value={option.value}
                checked={option.value === value}
                aria-describedby={described || undefined}
                aria-invalid={error ? true : undefined}
                onChange={() => onValueChange(option.value)}
              />,
              option,
            )}
          </label>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
