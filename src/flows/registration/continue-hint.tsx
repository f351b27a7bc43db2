import { formatList } from "../../../contract/format.ts";
import { type Message, t } from "../../../contract/messages/index.ts";
import type {
  RegistrationField,
  RegistrationForm,
} from "../../../contract/rules/accounts.ts";
import { missingFields } from "../../../machines/registration/chart.ts";

/** From this number of empty fields on, they are not listed individually. */
const MANY = 3;

export type ContinueHintProps = {
  readonly form: RegistrationForm;
  readonly problems: Partial<Record<RegistrationField, Message>>;
};

/** Explains in one sentence why Continue is disabled. */
export function ContinueHint({ form, problems }: ContinueHintProps) {
  const missing = missingFields(form);
  const isWrong = Object.keys(problems).length > 0;
  return (
    <p className="small muted" role="status">
      {isWrong && t("registration.wrong")}
      {!isWrong && missing.length >= MANY && t("registration.fillIn")}
      {!isWrong &&
        missing.length > 0 &&
        missing.length < MANY &&
        t("registration.missing", {
          fields: formatList(
            missing.map((field) => t(`registration.missingNames.${field}`)),
          ),
        })}
    </p>
  );
}
