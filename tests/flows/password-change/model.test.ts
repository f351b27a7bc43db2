import { PASSWORD_CHANGE_REDIRECT_DELAY } from "../../../contract/constants.ts";
import { passwordChangeMachine } from "../../../machines/password-change/chart.ts";
import { showing, shows, showsProblem } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { LINK, PASSWORD } from "../new-password-cases.ts";
import { changesField, showsProblems } from "../new-password-expectations.ts";
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
      onDone: "byRequest.sent",
      onError: [
        {
          to: "byRequest.entering",
          when: ({ event: { error } }) => error.status === 403,
          effects: "focusFirstProblem",
          ...shows(
            "currentPasswordProblem",
            ({ event: { error } }) =>
              error.body.error ?? "Incorrect current password.",
          ),
        },
        {
          to: "sessionEnded",
          effects: "closeSession",
          when: ({ event: { error } }) => error.status === 401,
        },
        {
          to: "byRequest.entering",
          ...shows("notice", ({ event }) => requestNotice(event.error)),
        },
      ],
    },
    "byRequest.sent": {
      tags: "sent",
      context: {
        ...CLEARED_FIELDS,
        success: showing("A password change link has been sent to your email."),
      },
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
        "field.changed": changesField,
        "form.submitted": [showsProblems, "byLink.changing"],
      },
    },
    "byLink.changing": {
      tags: "busy",
      entry: "announceClosing",
      calls: { confirmReset: { ...LINK, password: PASSWORD } },
      context: { notice: null, problems: {} },
      onDone: { to: "changed", effects: "closeSession" },
      onError: [
        {
          to: "byLink.choosing",
          when: ({ event: { error } }) =>
            error.text?.includes("reuse") ?? false,
          ...showsProblem(
            "password",
            "You can't reuse your recent passwords (last 9).",
          ),
        },
        {
          to: "byLink.choosing",
          ...shows(
            "notice",
            ({ event: { error } }) =>
              error.body?.error ??
              error.body?.detail ??
              "Reset failed. The link may be invalid or expired.",
          ),
        },
      ],
    },
    sessionEnded: {
      tags: "ended",
      context: {
        ...CLEARED_FIELDS,
        notice: showing("Your session has expired. Please sign in again."),
      },
    },
    changed: {
      tags: "done",
      context: {
        ...CLEARED_FIELDS,
        success: showing(
          "Your password has been changed. Please log in again.",
        ),
      },
      after: { passwordChangeRedirect: "redirectedToLogin" },
    },
    redirectedToLogin: { tags: "done", entry: "goToLogin" },
  },
});
