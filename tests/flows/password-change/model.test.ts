import { expect } from "vitest";
import { PASSWORD_CHANGE_REDIRECT_DELAY } from "../../../contract/constants.ts";
import {
  type PasswordChangeContext,
  passwordChangeMachine,
} from "../../../machines/password-change/chart.ts";
import { shownText, shownTextsByField } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import {
  fieldChanges,
  LINK,
  PASSWORD,
  problemsOf,
} from "../new-password-cases.ts";
import {
  CURRENT_PASSWORD,
  ORIGIN,
  passwordChangePlan,
  submit,
} from "./plan.ts";

const CLEARED_FIELDS = {
  currentPassword: "",
  form: { password: "", confirm: "" },
};

type Step = {
  before: { context: PasswordChangeContext };
  after: { context: PasswordChangeContext };
};

/** Expects only these messages, and an unchanged form. */
const expectsOnly = (texts: {
  notice?: string;
  current?: string;
  password?: string;
}) => ({
  check: ({ before, after: { context } }: Step) => {
    expect({
      notice: shownText(context.notice),
      current: shownText(context.currentPasswordProblem),
      ...shownTextsByField(context.problems),
    }).toEqual({ notice: null, current: null, ...texts });
    expect(context.currentPassword).toBe(before.context.currentPassword);
    expect(context.form).toEqual(before.context.form);
  },
});

const focusesFirstProblem = { effects: [["focusFirstProblem"]] } as const;

const changeCurrentPassword = {
  type: "currentPassword.changed",
  value: "x",
} as const;

const changeNewPassword = {
  type: "field.changed",
  ...fieldChanges[0],
} as const;

walkMachine(passwordChangeMachine, {
  ...passwordChangePlan,
  states: {
    "byRequest.entering": {
      tags: ["request"],
      notTags: ["busy", "sent", "link"],
      can: [submit, changeCurrentPassword],
      cannot: [changeNewPassword],
    },
    "byRequest.requesting": {
      tags: ["request", "busy"],
      context: { notice: null, currentPasswordProblem: null },
      cannot: [submit, changeCurrentPassword],
    },
    "byRequest.sent": {
      tags: ["sent"],
      notTags: ["busy"],
      context: CLEARED_FIELDS,
      can: [{ type: "request.repeated" }],
      cannot: [submit],
    },
    "byLink.choosing": {
      tags: ["link"],
      notTags: ["busy", "request"],
      can: [submit, changeNewPassword],
      cannot: [changeCurrentPassword],
    },
    "byLink.changing": {
      tags: ["link", "busy"],
      context: { notice: null, problems: {} },
      cannot: [submit, changeNewPassword],
    },
    sessionEnded: {
      tags: ["ended"],
      notTags: ["request", "busy"],
      context: CLEARED_FIELDS,
      cannot: [submit],
    },
    changed: {
      tags: ["done"],
      notTags: ["link", "busy"],
      context: CLEARED_FIELDS,
      cannot: [submit],
    },
    redirectedToLogin: { tags: ["done"], notTags: ["link", "request"] },
  },
  transitions: {
    "opening --always [hasLink]--> byLink": {
      when: ({ before: { context } }) => context.link !== null,
      context: "unchanged",
    },
    "opening --always [else]--> byRequest": { context: "unchanged" },
    "byRequest.entering --currentPassword.changed--> (stays)": {
      context: ({ event }) => ({
        currentPassword: event.value,
        currentPasswordProblem: null,
      }),
    },
    "byRequest.entering --form.submitted [isCurrentPasswordMissing]--> (stays)":
      {
        rules: ["5-change-password-06"],
        when: ({ before: { context } }) => context.currentPassword === "",
        ...focusesFirstProblem,
        ...expectsOnly({ current: "Please enter your current password." }),
      },
    "byRequest.entering --form.submitted [else]--> byRequest.requesting": {
      rules: ["7-change-password-01"],
      calls: [
        [
          "requestChange",
          { current_password: CURRENT_PASSWORD, frontend_url: ORIGIN },
        ],
      ],
    },
    "byRequest.requesting --onDone(requestChange)--> byRequest.sent": {
      context: { notice: null },
      check: ({ after: { context } }) =>
        expect(shownText(context.success)).toBe(
          "A password change link has been sent to your email.",
        ),
    },
    "byRequest.requesting --onError(requestChange) [isRefused]--> byRequest.entering":
      {
        rules: ["8-change-password-04", "8-change-password-05"],
        when: ({ event: { error } }) => error.status === 403,
        ...focusesFirstProblem,
        check: (step) =>
          expectsOnly({
            current:
              step.event.error.body.error ?? "Incorrect current password.",
          }).check(step),
      },
    "byRequest.requesting --onError(requestChange) [isSessionEnded]--> sessionEnded":
      {
        when: ({ event: { error } }) => error.status === 401,
        effects: [["closeSession"]],
        check: ({ after: { context } }) =>
          expect(shownText(context.notice)).toBe(
            "Your session has expired. Please sign in again.",
          ),
      },
    "byRequest.requesting --onError(requestChange) [else]--> byRequest.entering":
      {
        rules: [
          "8-change-password-06",
          "8-change-password-07",
          "8-change-password-08",
          "8-change-password-09",
        ],
        check: (step) => {
          const { status, body } = step.event.error;
          const missingInput = "Missing current password or frontend URL.";
          const notices: Record<number, string> = {
            400: body?.error ?? missingInput,
            500: "Failed to send email. Please try again later.",
          };
          const fallback = "Unable to process your request. Please try again.";
          expectsOnly({ notice: notices[status] ?? fallback }).check(step);
        },
      },
    "byRequest.sent --request.repeated--> byRequest.entering": {
      context: { success: null },
    },
    "byLink.choosing --field.changed--> (stays)": {
      context: ({ before, event }) => ({
        form: { ...before.context.form, [event.field]: event.value },
      }),
      check: ({ after, event }) =>
        expect(after.context.problems).not.toHaveProperty(event.field),
    },
    "byLink.choosing --form.submitted [hasProblems]--> (stays)": {
      rules: [
        "5-change-password-01",
        "5-change-password-03",
        "5-change-password-04",
      ],
      when: ({ before: { context } }) =>
        Object.keys(problemsOf(context.form)).length > 0,
      ...focusesFirstProblem,
      check: ({ after: { context } }) => {
        expect(shownTextsByField(context.problems)).toEqual(
          problemsOf(context.form),
        );
        expect(context.notice).toBeNull();
      },
    },
    "byLink.choosing --form.submitted [else]--> byLink.changing": {
      calls: [["confirmReset", { ...LINK, password: PASSWORD }]],
      effects: [["announceClosing"]],
    },
    "byLink.changing --onDone(confirmReset)--> changed": {
      effects: [["closeSession"]],
      check: ({ after: { context } }) =>
        expect(shownText(context.success)).toBe(
          "Your password has been changed. Please log in again.",
        ),
    },
    "byLink.changing --onError(confirmReset) [isReused]--> byLink.choosing": {
      rules: ["8-change-password-01"],
      when: ({ event: { error } }) => error.text?.includes("reuse") ?? false,
      ...focusesFirstProblem,
      ...expectsOnly({
        password: "You can't reuse your recent passwords (last 9).",
      }),
    },
    "byLink.changing --onError(confirmReset) [else]--> byLink.choosing": {
      rules: ["8-change-password-02", "8-change-password-03"],
      check: (step) => {
        const { error, detail } = step.event.error.body ?? {};
        expectsOnly({
          notice:
            error ??
            detail ??
            "Reset failed. The link may be invalid or expired.",
        }).check(step);
      },
    },
    "changed --after(passwordChangeRedirect)--> redirectedToLogin": {
      rules: ["4-change-password-01"],
      after: PASSWORD_CHANGE_REDIRECT_DELAY,
      effects: [["goToLogin"]],
    },
  },
});
