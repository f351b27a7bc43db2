import { say, t } from "../../../contract/messages/index.ts";
import type { NewPasswordField } from "../../../contract/rules/accounts.ts";
import type { NewPasswordFacts } from "../../../machines/shared/new-password.ts";
import { PasswordField } from "../../ui/Field.tsx";
import { PasswordAdvice } from "../registration/password-advice.tsx";

export type NewPasswordFieldsProps = {
  readonly facts: NewPasswordFacts;
  /** True while the password is being sent. */
  readonly readOnly: boolean;
  readonly onChange: (field: NewPasswordField, value: string) => void;
};

/** A new password with a live checklist of its requirements, and its repetition. */
export function NewPasswordFields({
  facts: { form, problems },
  readOnly,
  onChange,
}: NewPasswordFieldsProps) {
  const field = (name: NewPasswordField) => {
    const problem = problems[name];
    return {
      name,
      label: t(`newPassword.${name}`),
      autoComplete: "new-password" as const,
      value: form[name],
      error: problem && say(problem),
      readOnly,
      onValueChange: (value: string) => onChange(name, value),
    };
  };
  return (
    <>
      <PasswordField {...field("password")} />
      <PasswordAdvice password={form.password} />
      <PasswordField {...field("confirm")} />
    </>
  );
}
