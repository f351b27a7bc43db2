import { expect } from "vitest";
import { DELETION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import {
  accountDeletionMachine,
  type DeletionContext,
} from "../../../machines/account-deletion/chart.ts";
import { showing, shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { accountDeletionPlan, ENTERED_PASSWORDS, PASSWORD } from "./plan.ts";

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

testMachine(accountDeletionMachine, {
  ...accountDeletionPlan,
  delays: { deletionRedirect: DELETION_REDIRECT_DELAY },
  expect: {
    warning: {
      tags: "warning",
      on: {
        "deletion.confirmed": {
          to: "entering",
          effects: "focusPassword",
          context: { password: "" },
        },
      },
    },
    entering: {
      tags: "form",
      on: {
        "deletion.cancelled": {
          to: "warning",
          effects: "focusConfirm",
          context: { password: "", problem: null, notice: null },
        },
        "password.changed": {
          context: ({ event }) => ({ password: event.value, problem: null }),
        },
        "form.submitted": [
          {
            effects: "focusPassword",
            when: ({ context }) => ENTERED_PASSWORDS[context.password] !== null,
            check: (step) =>
              expectsOnly({
                problem: ENTERED_PASSWORDS[step.before.context.password] ?? "?",
              }).check(step),
          },
          "deleting",
        ],
      },
    },
    deleting: {
      tags: ["form", "busy"],
      entry: "announceClosing",
      calls: { deleteAccount: { password: PASSWORD } },
      context: { notice: null, problem: null },
      onDone: {
        to: "deleted",
        effects: ["deleteDrafts", "closeSession"],
        context: { password: "" },
      },
      onError: [
        {
          to: "entering",
          effects: "focusPassword",
          when: ({ event: { error } }) => error.status === 400,
          context: { isUncertain: false },
          check: (step) =>
            expectsOnly({
              problem:
                step.event.error.body.error ??
                "Incorrect password. Please try again.",
            }).check(step),
        },
        {
          to: "sessionEnded",
          effects: "closeSession",
          when: ({ context, event: { error } }) =>
            context.isUncertain && error.status === 401,
          context: {
            notice: showing(
              "The deletion may have succeeded. Log in to check: if your email is no longer registered, your account has been deleted.",
            ),
          },
        },
        {
          to: "sessionEnded",
          effects: "closeSession",
          when: ({ event: { error } }) => error.status === 401,
          context: {
            notice: showing("Your session has expired. Please sign in again."),
          },
        },
        {
          to: "entering",
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
      ],
    },
    sessionEnded: { tags: "ended", context: { password: "", success: null } },
    deleted: {
      tags: "done",
      context: {
        password: "",
        success: showing("Your account has been deleted."),
      },
      after: { deletionRedirect: "redirectedHome" },
    },
    redirectedHome: { tags: "done", entry: "goHome" },
  },
});
