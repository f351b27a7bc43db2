import { DELETION_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { accountDeletionMachine } from "../../../machines/account-deletion/chart.ts";
import { showing } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { accountDeletionPlan, ENTERED_PASSWORDS, PASSWORD } from "./plan.ts";

/** Messages by status, after which the account certainly still exists. */
const REFUSALS: Readonly<Record<number, string>> = {
  403: "You are not authorized to delete this account.",
  429: "Too many attempts. Please try again later.",
};

testMachine(accountDeletionMachine, {
  ...accountDeletionPlan,
  delays: { deletionRedirect: DELETION_REDIRECT_DELAY },
  expect: {
    warning: {
      tags: "warning",
      on: {
        "deletion.confirmed": { to: "entering", effects: "focusPassword" },
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
            changes: ({ before: { context } }) => ({
              problem: showing(ENTERED_PASSWORDS[context.password] ?? ""),
              notice: null,
            }),
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
      },
      onError: [
        {
          to: "entering",
          effects: "focusPassword",
          when: ({ event: { error } }) => error.status === 400,
          changes: ({ event }) => ({
            isUncertain: false,
            problem: showing(
              event.error.body.error ?? "Incorrect password. Please try again.",
            ),
          }),
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
          changes: ({ before: { context }, event }) => {
            const notice = REFUSALS[event.error.status];
            return {
              notice: showing(
                notice ?? "Server error. Please try again later.",
              ),
              isUncertain: context.isUncertain || !notice,
            };
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
