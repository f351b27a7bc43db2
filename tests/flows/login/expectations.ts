import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import type { LoginContext } from "../../../machines/login/chart.ts";

/** Expectations shared by transitions of the login flow. */

type Moment = {
  before: { context: LoginContext };
  after: { context: LoginContext };
};
/** Returns the displayed sentences. */
export const shown = ({ notice, problems }: LoginContext) => ({
  notice: notice && say(notice),
  problems: Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, say(problem)]),
  ),
});
/** Expects these sentences and unchanged input. */
export const shows = (
  answer: object,
  notice: string | null,
  problems: Record<string, string> = {},
) => ({
  check: ({ before, after, event }: Moment & { event: AnyEventObject }) => {
    expect(event.error ?? event.output).toMatchObject(answer);
    expect(shown(after.context)).toEqual({ notice, problems });
    expect(after.context.form).toEqual(before.context.form);
  },
});
/** The input is stored, and its problem is cleared. */
export const typed = {
  check: ({ before, after, event }: Moment & { event: AnyEventObject }) => {
    const { field, value } = event;
    expect(after.context.form).toEqual({
      ...before.context.form,
      [field]: value,
    });
    expect(after.context.problems).not.toHaveProperty(field);
  },
};
export const ticked = {
  check: ({ before, after, event }: Moment & { event: AnyEventObject }) => {
    expect(after.context.form).toEqual({
      ...before.context.form,
      terms: event.accepted,
    });
    expect(after.context.problems).not.toHaveProperty("terms");
  },
};
export const focused = { effects: [["focusFirstProblem"]] } as const;
/** Messages for visitors who were redirected to the login. */
export const REASONS: Readonly<Record<string, string>> = {
  expired:
    "Your session ended after 30 minutes. Please log in again to continue.",
  inactive:
    "You were logged out after 30 minutes without activity. Please log in again to continue.",
};
