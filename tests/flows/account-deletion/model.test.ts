import { expect } from "vitest";
import { DELETION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import {
  accountDeletionMachine,
  type DeletionContext,
} from "../../../machines/account-deletion/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  accountDeletionPlan,
  cancelled,
  confirmed,
  ENTERED_PASSWORDS,
  PASSWORD,
  submitted,
} from "./plan.ts";

type Step = {
  before: { context: DeletionContext };
  after: { context: DeletionContext };
};

/** Expects only these messages, and an unchanged password. */
const expectsOnly = (messages: {
  notice?: string;
  problem?: string | null;
}) => ({
  check: ({ before, after: { context } }: Step) => {
    expect({
      notice: shownText(context.notice),
      problem: shownText(context.problem),
    }).toEqual({ notice: null, problem: null, ...messages });
    expect(context.password).toBe(before.context.password);
  },
});

const typing = { type: "password.changed", value: "x" } as const;

walkMachine(accountDeletionMachine, {
  ...accountDeletionPlan,
  states: {
    warning: {
      tags: ["warning"],
      notTags: ["form", "busy"],
      can: [confirmed],
      cannot: [typing, submitted, cancelled],
    },
    entering: {
      tags: ["form"],
      notTags: ["busy", "warning"],
      can: [typing, submitted, cancelled],
    },
    deleting: {
      tags: ["form", "busy"],
      context: { notice: null, problem: null },
      cannot: [typing, submitted, cancelled],
    },
    sessionEnded: {
      tags: ["ended"],
      notTags: ["form", "done"],
      context: { password: "", success: null },
      cannot: [submitted, confirmed],
    },
    deleted: {
      tags: ["done"],
      notTags: ["form", "busy"],
      context: { password: "" },
      cannot: [submitted, confirmed],
      check: ({ snapshot: { context } }) =>
        expect(shownText(context.success)).toBe(
          "Your account has been deleted.",
        ),
    },
    redirectedHome: { tags: ["done"], notTags: ["form", "warning"] },
  },
  transitions: {
    "warning --deletion.confirmed--> entering": {
      effects: [["focusPassword"]],
      context: { password: "" },
    },
    "entering --deletion.cancelled--> warning": {
      effects: [["focusConfirm"]],
      context: { password: "", problem: null, notice: null },
    },
    "entering --password.changed--> (stays)": {
      context: ({ event }) => ({ password: event.value, problem: null }),
    },
    "entering --form.submitted [hasProblem]--> (stays)": {
      when: ({ before }) => ENTERED_PASSWORDS[before.context.password] !== null,
      effects: [["focusPassword"]],
      check: (step) =>
        expectsOnly({
          problem: ENTERED_PASSWORDS[step.before.context.password] ?? "?",
        }).check(step),
    },
    "entering --form.submitted [else]--> deleting": {
      calls: [["deleteAccount", { password: PASSWORD }]],
      effects: [["announceClosing"]],
    },
    "deleting --onDone(deleteAccount)--> deleted": {
      effects: [["deleteDrafts"], ["closeSession"]],
      context: { password: "" },
    },
    "deleting --onError(deleteAccount) [isWrongPassword]--> entering": {
      when: ({ event: { error } }) => error.status === 400,
      effects: [["focusPassword"]],
      // A response that reports a wrong password shows that the account still exists.
      context: { isUncertain: false },
      check: (step) =>
        expectsOnly({
          problem:
            step.event.error.body.error ??
            "Incorrect password. Please try again.",
        }).check(step),
    },
    "deleting --onError(deleteAccount) [isPossiblyDeleted]--> sessionEnded": {
      when: ({ before, event: { error } }) =>
        before.context.isUncertain && error.status === 401,
      effects: [["closeSession"]],
      check: ({ after: { context } }) =>
        expect(shownText(context.notice)).toBe(
          "The deletion may have succeeded. Log in to check: if your email is no longer registered, your account has been deleted.",
        ),
    },
    "deleting --onError(deleteAccount) [isSessionEnded]--> sessionEnded": {
      when: ({ event: { error } }) => error.status === 401,
      effects: [["closeSession"]],
      check: ({ after: { context } }) =>
        expect(shownText(context.notice)).toBe(
          "Your session has expired. Please sign in again.",
        ),
    },
    "deleting --onError(deleteAccount) [else]--> entering": {
      check: (step) => {
        const notices: Record<number, string> = {
          403: "You are not authorized to delete this account.",
          429: "Too many attempts. Please try again later.",
        };
        const fallback = "Server error. Please try again later.";
        const { status } = step.event.error;
        expectsOnly({ notice: notices[status] ?? fallback }).check(step);
        expect(step.after.context.isUncertain).toBe(
          step.before.context.isUncertain || !notices[status],
        );
      },
    },
    "deleted --after(deletionRedirect)--> redirectedHome": {
      after: DELETION_REDIRECT_DELAY,
      effects: [["goHome"]],
    },
  },
});
