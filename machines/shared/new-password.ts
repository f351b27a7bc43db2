import { anyErrorText, type CallFailure } from "../../contract/failure.ts";
import {
  type Message,
  type MessageKey,
  message,
  textOf,
} from "../../contract/messages/index.ts";
import type {
  NewPasswordField,
  NewPasswordForm,
} from "../../contract/rules/accounts.ts";

/** Types and functions for the charts in which a person sets a new password with an emailed link. */

export type NewPasswordState = {
  readonly form: NewPasswordForm;
  /** The visible errors by field. */
  readonly problems: Partial<Record<NewPasswordField, Message>>;
};

export const EMPTY_NEW_PASSWORD: NewPasswordState = {
  form: { password: "", confirm: "" },
  problems: {},
};

/**
 * Returns the state after a change of one field, without the error of that field. Editing the password also clears the
 * error of the confirmation, because that error depends on both fields.
 */
export function withField(
  { form, problems }: NewPasswordState,
  { field, value }: { field: NewPasswordField; value: string },
): NewPasswordState {
  const { confirm: _, ...others } = problems;
  return {
    form: { ...form, [field]: value },
    problems: field === "password" ? {} : others,
  };
}

/** True when the error text of the response is the message with this key. */
export function hasErrorText(failure: CallFailure, key: MessageKey): boolean {
  return anyErrorText(failure)?.trim() === textOf(message(key));
}
