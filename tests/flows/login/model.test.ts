import { expect } from "vitest";
import { type BranchExpectation, testRandomPaths } from "xstate-toolkit/vitest";
import { CODE_RESEND_WAIT } from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import type { LoginField } from "../../../contract/rules/accounts.ts";
import {
  type LoginContext,
  loginMachine,
} from "../../../machines/login/chart.ts";
import {
  showing,
  showingEach,
  shows,
  showsProblem,
} from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  EMAIL,
  LOCKED_UNTIL,
  loginEvents,
  loginPlan,
  NOW,
  ORIGIN,
  PASSWORD,
} from "./plan.ts";

const INVALID_EMAIL = "Please enter a valid email address.";
const NOT_REGISTERED =
  "This email address is not registered. Please sign up first.";
const LOCKED_OUT = {
  lockedUntil: LOCKED_UNTIL,
  now: NOW,
  notice: showing(t("login.tooMany")),
};
/** Messages by the reason for a redirect to the login page; `notStored` if the browser stores nothing. */
const REASONS: Readonly<Record<string, string>> = {
  expired:
    "Your session ended after 30 minutes. Please log in again to continue.",
  inactive:
    "You were logged out after 30 minutes without activity. Please log in again to continue.",
  notStored:
    "Your browser blocks stored data for this site, or its storage is full, so each reload logs you out. Please allow cookies and site data for this site, or free some space, and log in again.",
};
/** Messages by status; `none` means that there was no response. */
const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  401: "Invalid email or password.",
  404: NOT_REGISTERED,
  none: "Network error. Please check your connection.",
};
/** Returns the expected errors of a submitted form. */
const problemsOf = ({ form: { email, password, terms } }: LoginContext) => ({
  ...(!email.includes(".") && { email: INVALID_EMAIL }),
  ...(!password && { password: "Please enter your password." }),
  ...(!terms && { terms: "Accept the terms and conditions." }),
});
/** Expects a field to have the value of the event, without its error, and everything else to stay the same. */
const changesField: BranchExpectation<typeof loginMachine> = {
  changes: ({ before: { context }, event }) => {
    const [field, value] =
      event.type === "terms.changed"
        ? ["terms", event.accepted]
        : [event.field, event.value];
    const { [field as LoginField]: _, ...problems } = context.problems;
    return { form: { ...context.form, [field]: value }, problems };
  },
};
const changesForm = {
  "field.changed": changesField,
  "terms.changed": changesField,
};

testMachine(loginMachine, {
  ...loginPlan,
  delays: { resendWait: CODE_RESEND_WAIT },
  expect: {
    "(root)": {
      calls: "watchLockout",
      on: {
        "lockout.changed": {
          context: ({ before: { context }, event }) => ({
            // A lockout never becomes shorter.
            lockedUntil:
              Math.max(context.lockedUntil ?? 0, event.until ?? 0) || null,
            now: event.at,
          }),
        },
      },
    },
    opening: {
      calls: "readNavigationState",
      on: changesForm,
      onDone: {
        to: "open",
        context: ({ before: { context }, event: { output } }) => ({
          form: {
            ...context.form,
            email: context.form.email || (output.email ?? ""),
          },
          reason:
            output.reason || !output.isStored
              ? showing(REASONS[output.reason ?? "notStored"] ?? "")
              : null,
          isStored: output.isStored,
        }),
      },
      onError: { to: "open", changes: {} },
    },
    open: {
      initial: "open.editing",
      on: {
        ...changesForm,
        "form.submitted": [
          {
            when: ({ context }) => Object.keys(problemsOf(context)).length > 0,
            to: "open.editing",
            effects: "focusFirstProblem",
            context: ({ before }) => ({
              notice: null,
              reason: null,
              problems: showingEach(problemsOf(before.context)),
            }),
          },
          "checkingEmail",
        ],
      },
      always: {
        when: ({ context }) => (context.lockedUntil ?? 0) > context.now,
        to: "lockedOut",
        context: LOCKED_OUT,
      },
    },
    "open.unverified": {
      tags: "unverified",
      on: {
        "field.changed": {
          when: ({ event }) => event.field === "email",
          to: "open.editing",
          context: ({ before, event: { value } }) => ({
            form: { ...before.context.form, email: value },
            notice: null,
            success: null,
            handle: null,
          }),
        },
        "code.chosen": {
          when: ({ context }) => context.handle !== null,
          to: "redirectedToCode",
        },
      },
    },
    "open.unverified.readyToResend": {
      on: {
        "link.requested": {
          to: "resending",
          changes: { notice: null, success: null },
        },
      },
    },
    "open.unverified.waiting": {
      after: { resendWait: "open.unverified.readyToResend" },
    },
    checkingEmail: {
      tags: "busy",
      calls: { checkEmail: { email: EMAIL } },
      context: { notice: null, success: null, reason: null, problems: {} },
      onDone: [
        {
          when: ({ event }) => event.output.isEmailUnique,
          to: "open",
          ...shows("notice", NOT_REGISTERED),
        },
        "loggingIn",
      ],
      onError: [
        {
          when: ({ event }) => event.error.status === 400,
          to: "open",
          ...showsProblem("email", INVALID_EMAIL),
        },
        {
          when: ({ event }) => event.error.status === undefined,
          to: "open",
          ...shows("notice", "Network error. Please check your connection."),
        },
        {
          to: "open",
          ...shows("notice", "Something went wrong. Please try again."),
        },
      ],
    },
    loggingIn: {
      tags: "busy",
      calls: {
        logIn: {
          email: EMAIL,
          password: PASSWORD,
          frontend_url: ORIGIN,
        },
      },
      onDone: [
        {
          when: ({ event }) => event.output.language === null,
          to: "loggedIn",
          effects: ["saveLanguage", "openSession"],
          changes: ({ event: { output } }) => ({
            session: {
              token: output.token,
              userType: output.user_type,
              email: EMAIL,
              language: null,
              at: NOW,
            },
          }),
        },
        {
          when: ({ context, event }) =>
            context.isStored && event.output.language !== undefined,
          to: "loggedIn",
          effects: ["storeLanguage", "openSession"],
          context: ({ event: { output } }) => ({
            session: expect.objectContaining({ language: output.language }),
          }),
        },
        {
          to: "loggedIn",
          effects: "openSession",
          context: { session: expect.objectContaining({ language: null }) },
        },
      ],
      onError: [
        {
          when: ({ event }) => event.error.status === 429,
          to: "lockedOut",
          effects: "storeLockout",
          changes: LOCKED_OUT,
        },
        {
          when: ({ event: { error } }) =>
            error.status === 428 && error.body.detail === "PASSWORD_EXPIRED",
          to: "redirectedToReset",
        },
        {
          when: ({ event }) => event.error.status === 400,
          to: "open",
          ...showsProblem("password", "Invalid password. Please try again."),
        },
        {
          when: ({ event }) => event.error.status === 403,
          to: "open.unverified",
          changes: ({ event: { error } }) => ({
            handle: error.body.token ?? null,
            notice: showing(
              error.body.detail ??
                "Please verify your email before logging in.",
            ),
          }),
        },
        {
          to: "open",
          ...shows("notice", ({ event: { error } }) =>
            error.body?.error === "Could not send verification email."
              ? "Failed to send the verification email. Please try again later."
              : (ERROR_MESSAGES[error.status ?? "none"] ??
                "Something went wrong. Please try again."),
          ),
        },
      ],
    },
    resending: {
      tags: ["unverified", "resending"],
      calls: { resendLink: { email: EMAIL } },
      onDone: {
        to: "open.unverified.waiting",
        changes: {
          handle: "new handle",
          success: showing("A verification link has been sent to your email."),
        },
      },
      onError: {
        to: "open.unverified",
        ...shows(
          "notice",
          "Could not resend verification link. Please contact support.",
        ),
      },
    },
    lockedOut: {
      tags: "locked",
      calls: "tick",
      on: {
        ...changesForm,
        "clock.ticked": [
          {
            when: ({ context, event }) =>
              event.at >= (context.lockedUntil ?? 0),
            to: "open",
            context: { lockedUntil: null, notice: null },
          },
          {
            context: ({ event }) => ({
              now: event.at,
              lockedUntil: LOCKED_UNTIL,
            }),
          },
        ],
      },
    },
    redirectedToReset: { entry: "goToReset", context: { session: null } },
    redirectedToCode: {
      entry: "goToCode",
      context: { handle: expect.stringContaining("handle") },
    },
  },
});

testRandomPaths(loginMachine, {
  input: { frontendUrl: ORIGIN },
  events: loginEvents,
  length: 80,
  statefulInvariants: {
    "no lockout ends before its deadline": () => {
      let deadline = 0;
      let now = 0;
      return ({ snapshot, event }) => {
        if ("at" in event) now = Math.max(now, Number(event.at));
        if (snapshot.matches("lockedOut"))
          deadline = Math.max(deadline, snapshot.context.lockedUntil ?? 0);
        const canSubmit = snapshot.can({ type: "form.submitted" });
        expect(canSubmit && now < deadline).toBe(false);
      };
    },
  },
});
