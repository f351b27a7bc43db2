import { type CallFailure, hasServerText } from "../../contract/failure.ts";
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

/** Returns the state after a change of a field, without its error. That of the confirmation depends on both fields. */
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

/** True when the response has the message with this key as its code or, from a server without codes, as an error text. */
export function hasErrorText(failure: CallFailure, key: MessageKey): boolean {
  if (failure.kind === "httpError" && failure.body.code === key) return true;
  return hasServerText(failure, textOf(message(key)));
}
