import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import { say } from "../../contract/messages/index.ts";
import type { LoginContext } from "../../machines/login-facts.ts";

/** What transitions of the login flow have in common. */

type Moment = {
  before: { context: LoginContext };
  after: { context: LoginContext };
};
/** What the person reads: the sentence, not its key. */
export const told = ({ notice, problems }: LoginContext) => ({
  notice: notice && say(notice),
  problems: Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [field, say(problem)]),
  ),
});
/** A refusal shows this and keeps what was typed. */
export const shows = (
  notice: string | null,
  problems: Record<string, string> = {},
) => ({
  check: ({ before, after }: Moment) => {
    expect(told(after.context)).toEqual({ notice, problems });
    expect(after.context.form).toEqual(before.context.form);
  },
});
/** What is typed or ticked is kept, and what was wrong with it forgotten. */
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
