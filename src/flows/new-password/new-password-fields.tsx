import { say } from "../../../contract/messages/index.ts";
import { passwordWords } from "../../../contract/messages/password-words.ts";
import type { NewPasswordField } from "../../../contract/rules/new-password.ts";
import type { NewPasswordFacts } from "../../../machines/new-password-facts.ts";
import { PasswordField } from "../../ui/PasswordField.tsx";
import { PasswordAdvice } from "../registration/password-advice.tsx";

const words = passwordWords.newPassword;

export type NewPasswordFieldsProps = {
  readonly facts: NewPasswordFacts;
  /** While the password is on its way. */
  readonly readOnly: boolean;
  readonly onChange: (field: NewPasswordField, value: string) => void;
};

/** A new password, what it still needs as a live checklist, and the same once more (§5 New password). */
export function NewPasswordFields({
  facts: { form, problems },
  readOnly,
  onChange,
}: NewPasswordFieldsProps) {
  const field = (name: NewPasswordField) => {
    const problem = problems[name];
    return {
      name,
      label: words[name],
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
