import { expect } from "vitest";
import type { Model } from "xstate-toolkit/run";
import { t } from "../../../contract/messages/index.ts";
import type { loginMachine } from "../../../machines/login/chart.ts";
import { LOCKED_UNTIL, NOW, ORIGIN, PASSWORD } from "./cases.ts";
import { expectsMessages, focusesFirstProblem } from "./expectations.ts";

/** Expectations for every response to the two calls of a login. */
export const loginCallTransitions: Model<typeof loginMachine>["transitions"] = {
  "checkingEmail --onDone(checkEmail) [isNotRegistered]--> open": {
    when: ({ event }) => event.output.isEmailUnique,
    rules: ["7-login-02", "8-login-01"],
    ...expectsMessages(
      { isEmailUnique: true },
      "This email address is not registered. Please sign up first.",
    ),
  },
  "checkingEmail --onDone(checkEmail) [else]--> loggingIn": {
    rules: ["3-login-01", "7-login-03"],
    check: ({ event }) => expect(event.output.isEmailUnique).toBe(false),
    calls: [
      [
        "logIn",
        {
          email: "ama@firm.example.org",
          password: PASSWORD,
          frontend_url: ORIGIN,
        },
      ],
    ],
  },
  "checkingEmail --onError(checkEmail) [isBadRequest]--> open": {
    when: ({ event }) => event.error.status === 400,
    ...focusesFirstProblem,
    ...expectsMessages({ status: 400 }, null, {
      email: "Please enter a valid email address.",
    }),
  },
  "checkingEmail --onError(checkEmail) [hasNoResponse]--> open": {
    when: ({ event }) => event.error.status === undefined,
    rules: ["8-login-12"],
    ...expectsMessages(
      { kind: "noResponse" },
      "Network error. Please check your connection.",
    ),
  },
  "checkingEmail --onError(checkEmail) [else]--> open": {
    rules: ["8-login-02"],
    ...expectsMessages(
      { kind: "httpError" },
      "Something went wrong. Please try again.",
    ),
  },
  "loggingIn --onDone(logIn)--> choosingPage": {
    rules: ["3-login-02"],
    effects: [["openSession"]],
    context: ({ event: { output } }) => ({
      session: {
        token: output.token,
        userType: output.user_type,
        email: "ama@firm.example.org",
        at: NOW,
      },
    }),
  },
  "loggingIn --onError(logIn) [isRateLimited]--> lockedOut": {
    when: ({ event }) => event.error.status === 429,
    rules: ["4-login-01", "8-login-03"],
    effects: [["storeLockout"]],
    calls: [["tick"]],
    context: { lockedUntil: LOCKED_UNTIL, now: NOW },
    ...expectsMessages({ status: 429 }, t("login.tooMany")),
  },
  "loggingIn --onError(logIn) [isPasswordExpired]--> redirectedToReset": {
    when: ({ event: { error } }) =>
      error.status === 428 && error.body.detail === "PASSWORD_EXPIRED",
    rules: ["2-login-10"],
    effects: [["goToReset"]],
  },
  "loggingIn --onError(logIn) [isBadRequest]--> open": {
    when: ({ event }) => event.error.status === 400,
    rules: ["8-login-05"],
    ...focusesFirstProblem,
    ...expectsMessages({ status: 400 }, null, {
      password: "Invalid password. Please try again.",
    }),
  },
  "loggingIn --onError(logIn) [isUnverified]--> open.unverified": {
    when: ({ event }) => event.error.status === 403,
    rules: ["8-login-07", "8-login-08"],
    context: ({ event }) => ({ handle: event.error.body.token ?? null }),
    check: (step) =>
      expectsMessages(
        { status: 403 },
        step.event.error.body.detail ??
          "Please verify your email before logging in.",
      ).check(step),
  },
  "loggingIn --onError(logIn) [else]--> open": {
    rules: [
      "8-login-06",
      "8-login-10",
      "8-login-11",
      "8-login-12",
      "8-login-13",
    ],
    check: (step) => {
      const { status, body } = step.event.error;
      const isMailFailure =
        body?.error === "Could not send verification email.";
      const notice = isMailFailure
        ? "Failed to send the verification email. Please try again later."
        : ERROR_MESSAGES[status ?? "none"];
      expectsMessages(
        {},
        notice ?? "Something went wrong. Please try again.",
      ).check(step);
    },
  },
};

/** Messages by status; `none` means that there was no response. */
const ERROR_MESSAGES: Readonly<Record<string, string>> = {
  401: "Invalid email or password.",
  404: "This email address is not registered. Please sign up first.",
  none: "Network error. Please check your connection.",
};
