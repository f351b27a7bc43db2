import { type ComponentProps, useState } from "react";
import { t } from "../../contract/messages/index.ts";
import { Button } from "./Button.tsx";
import { Field, type FieldTexts } from "./Field.tsx";

export interface PasswordFieldProps
  extends Omit<
      ComponentProps<"input">,
      "children" | "value" | "type" | "autoComplete"
    >,
    Omit<FieldTexts, "label"> {
  /** A string, because the Show button includes it in its name. */
  readonly label: string;
  readonly autoComplete: "current-password" | "new-password";
  readonly value: string;
  /** Called with the typed text on every change. */
  readonly onValueChange: (value: string) => void;
}

/** A password field with a Show/Hide button. Pasting is allowed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  counter,
  id,
  disabled,
  onValueChange,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const name = label.toLowerCase();
  return (
    <Field {...{ label, hint, error, optional, counter, id }}>
      {(ties) => (
        <div className="with-button">
          <input
            {...rest}
            {...ties}
            disabled={disabled}
            type={shown ? "text" : "password"}
            autoCorrect="off"
            spellCheck={false}
            className="input"
            onChange={(event) => onValueChange(event.currentTarget.value)}
          />
          <Button
            variant="quiet"
            size="small"
            disabled={disabled}
            aria-controls={ties.id}
            aria-label={t(shown ? "ui.hideWhat" : "ui.showWhat", {
              what: name,
            })}
            onClick={() => setShown(!shown)}
          >
            {t(shown ? "ui.hide" : "ui.show")}
          </Button>
        </div>
      )}
    </Field>
  );
}
