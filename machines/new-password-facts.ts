import { anyErrorText, type CallFailure } from "../contract/failure.ts";
import {
  type Message,
  type MessageKey,
  message,
  say,
} from "../contract/messages/index.ts";
import type {
  NewPasswordField,
  NewPasswordForm,
} from "../contract/rules/new-password.ts";

/** What charts know that let a person choose a new password by a link (§5 New password). */

/** What the link in the mail carries. */
export type PasswordLink = { readonly uid: string; readonly token: string };

export type NewPasswordFacts = {
  readonly form: NewPasswordForm;
  /** The problems that the form shows now. */
  readonly problems: Partial<Record<NewPasswordField, Message>>;
};

export const EMPTY_NEW_PASSWORD: NewPasswordFacts = {
  form: { password: "", confirm: "" },
  problems: {},
};

/** A form after something was typed. Its problems go: that of the repetition is about both fields. */
export function typedIn(
  { form, problems }: NewPasswordFacts,
  field: NewPasswordField,
  value: string,
): NewPasswordFacts {
  const { confirm: _, ...others } = problems;
  return {
    form: { ...form, [field]: value },
    problems: field === "password" ? {} : others,
  };
}

/** True when the server said this sentence of ours (§8). */
export function isSaid(failure: CallFailure, key: MessageKey): boolean {
  return anyErrorText(failure)?.trim() === say(message(key));
}

/** True for every way a server says that a password was used before (§8 Change password by link). */
export function isReuse(failure: CallFailure): boolean {
  return /\breuse/i.test(anyErrorText(failure) ?? "");
}

/** What POST /api/reset-password-confirm/{uid}/{token}/ gets (§7). */
export function confirmRequest(
  { uid, token }: PasswordLink,
  { password }: NewPasswordForm,
) {
  return { uid, token, password };
}
