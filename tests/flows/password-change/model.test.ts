import { expect } from "vitest";
import { PASSWORD_CHANGE_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { showing, showingEach } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { LINK, PASSWORD, problemsOf } from "../new-password-cases.ts";
import { CURRENT_PASSWORD, ORIGIN, passwordChangePlan } from "./plan.ts";

const CLEARED_FIELDS = {
  currentPassword: "",
  form: { password: "", confirm: "" },
};

type FailedRequest = { status?: number; body?: { error?: string } };
/** Returns the expected notice for a request that failed. */
function requestNotice({ status, body }: FailedRequest) {
  if (status === 400)
    return body?.error ?? "Missing current password or frontend URL.";
  return status === 500
    ? "Failed to send email. Please try again later."
    : "Unable to process your request. Please try again.";
}

testMachine(passwordChangeMachine, {
  ...passwordChangePlan,
  delays: { passwordChangeRedirect: PASSWORD_CHANGE_REDIRECT_DELAY },
  expect: {
    opening: {
      always: [
        { to: "byLink", when: ({ context }) => context.link !== null },
        "byRequest",
      ],
    },
    byRequest: { tags: "request" },
    "byRequest.entering": {
      on: {
        "currentPassword.changed": {
          changes: ({ event }) => ({
            currentPassword: event.value,
            currentPasswordProblem: null,
          }),
        },
        "form.submitted": [
          {
            when: ({ context }) => context.currentPassword === "",
            effects: "focusFirstProblem",
            changes: {
              currentPasswordProblem: showing(
                "Please enter your current password.",
              ),
              notice: null,
            },
          },
          "byRequest.requesting",
        ],
      },
    },
    "byRequest.requesting": {
      tags: "busy",
      calls: {
        requestChange: {
          current_password: CURRENT_PASSWORD,
          frontend_url: ORIGIN,
        },
      },
      context: { notice: null, currentPasswordProblem: null },
      onDone: {
        to: "byRequest.sent",
        context: {
          success: showing(
            "A password change link has been sent to your email.",
          ),
        },
      },
      onError: [
        {
          to: "byRequest.entering",
          when: ({ event: { error } }) => error.status === 403,
          effects: "focusFirstProblem",
          changes: ({ event }) => ({
            currentPasswordProblem: showing(
              event.error.body.error ?? "Incorrect current password.",
            ),
          }),
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
          to: "byRequest.entering",
          changes: ({ event }) => ({
            notice: showing(requestNotice(event.error)),
          }),
        },
      ],
    },
    "byRequest.sent": {
      tags: "sent",
      context: CLEARED_FIELDS,
      on: {
        "request.repeated": {
          to: "byRequest.entering",
          context: { success: null },
        },
      },
    },
    byLink: { tags: "link" },
    "byLink.choosing": {
      on: {
        "field.changed": {
          context: ({ before, event }) => ({
            form: { ...before.context.form, [event.field]: event.value },
            problems: expect.not.objectContaining({
              [event.field]: expect.anything(),
            }),
          }),
        },
        "form.submitted": [
          {
            when: ({ context }) =>
              Object.keys(problemsOf(context.form)).length > 0,
            effects: "focusFirstProblem",
            changes: ({ before }) => ({
              problems: showingEach(problemsOf(before.context.form)),
              notice: null,
            }),
          },
          "byLink.changing",
        ],
      },
    },
    "byLink.changing": {
      tags: "busy",
      entry: "announceClosing",
      calls: { confirmReset: { ...LINK, password: PASSWORD } },
      context: { notice: null, problems: {} },
      onDone: {
        to: "changed",
        effects: "closeSession",
        context: {
          success: showing(
            "Your password has been changed. Please log in again.",
          ),
        },
      },
      onError: [
        {
          to: "byLink.choosing",
          when: ({ event: { error } }) =>
            error.text?.includes("reuse") ?? false,
          effects: "focusFirstProblem",
          changes: {
            problems: showingEach({
              password: "You can't reuse your recent passwords (last 9).",
            }),
          },
        },
        {
          to: "byLink.choosing",
          changes: ({ event: { error } }) => ({
            notice: showing(
              error.body?.error ??
                error.body?.detail ??
                "Reset failed. The link may be invalid or expired.",
            ),
          }),
        },
      ],
    },
    sessionEnded: { tags: "ended", context: CLEARED_FIELDS },
    changed: {
      tags: "done",
      context: CLEARED_FIELDS,
      after: { passwordChangeRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: { tags: "done", entry: "goToLogin" },
  },
});
