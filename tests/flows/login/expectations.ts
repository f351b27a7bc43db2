import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { textOf } from "../../../contract/messages/index.ts";
import type { LoginContext } from "../../../machines/login/chart.ts";

type Step = {
  before: { context: LoginContext };
  after: { context: LoginContext };
};
/** Returns the notice and the field errors as text. */
export const shownMessages = ({ notice, problems }: LoginContext) => ({
  notice: notice && textOf(notice),
  problems: Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      textOf(problem),
    ]),
  ),
});
/** Expects the given response and the given messages, and expects the form to be unchanged. */
export const expectsMessages = (
  response: object,
  notice: string | null,
  problems: Record<string, string> = {},
) => ({
  check: ({ before, after, event }: Step & { event: AnyEventObject }) => {
    expect(event.error ?? event.output).toMatchObject(response);
    expect(shownMessages(after.context)).toEqual({ notice, problems });
    expect(after.context.form).toEqual(before.context.form);
  },
});
/** Expects the value of the changed field to be stored, and its error to be cleared. */
export const storesField = {
  check: ({ before, after, event }: Step & { event: AnyEventObject }) => {
    const { field, value } = event;
    expect(after.context.form).toEqual({
      ...before.context.form,
      [field]: value,
    });
    expect(after.context.problems).not.toHaveProperty(field);
  },
};
export const storesTerms = {
  check: ({ before, after, event }: Step & { event: AnyEventObject }) => {
    expect(after.context.form).toEqual({
      ...before.context.form,
      terms: event.accepted,
    });
    expect(after.context.problems).not.toHaveProperty("terms");
  },
};
export const focusesFirstProblem = {
  effects: [["focusFirstProblem"]],
} as const;
/** Messages for visitors who were redirected to the login page, by reason. */
export const REASONS: Readonly<Record<string, string>> = {
  expired:
    "Your session ended after 30 minutes. Please log in again to continue.",
  inactive:
    "You were logged out after 30 minutes without activity. Please log in again to continue.",
  notStored:
    "Your browser blocks stored data for this site, or its storage is full, so each reload logs you out. Please allow cookies and site data for this site, or free some space, and log in again.",
};
