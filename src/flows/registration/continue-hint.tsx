import { account, withFields } from "../../../contract/messages/account.ts";
import type { Message } from "../../../contract/messages/index.ts";
import type {
  RegistrationField,
  RegistrationForm,
} from "../../../contract/rules/registration.ts";
import { missingFields } from "../../../machines/registration-facts.ts";

const words = account.registration;
const NAMES: Record<RegistrationField, string> = {
  userType: words.userTypeName,
  email: account.emailLabel,
  password: account.passwordLabel,
  confirmPassword: words.confirmLabel,
};

export type ContinueHintProps = {
  readonly form: RegistrationForm;
  readonly problems: Partial<Record<RegistrationField, Message>>;
};

/** Why Continue is disabled, in one sentence, so that nobody has to guess. */
export function ContinueHint({ form, problems }: ContinueHintProps) {
  const missing = missingFields(form).map((field) => NAMES[field]);
  const isWrong = Object.keys(problems).length > 0;
  return (
    <p className="small muted" role="status">
      {isWrong && words.wrong}
      {!isWrong && missing.length > 0 && withFields(words.missing, missing)}
    </p>
  );
}
