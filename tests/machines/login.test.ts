import { expect } from "vitest";
import { LOGIN_LOCKOUT } from "../../contract/constants.ts";
import { say } from "../../contract/messages/index.ts";
import { loginMachine } from "../../machines/login.ts";
import { walkMachine } from "../support/walker/index.ts";
import { loginEvents, NOW, ORIGIN, PASSWORD, UNTIL } from "./login-cases.ts";
import { focused, shows, ticked, told, typed } from "./login-expectations.ts";

const submitted = { type: "form.submitted" } as const;
const typing = { type: "field.changed", field: "email", value: "a" } as const;

walkMachine(loginMachine, {
  input: { frontendUrl: ORIGIN },
  key: ({ snapshot: { value, context }, timers }) => [
    value,
    context.form.email.length,
    context.form.password !== "",
    context.form.terms,
    context.handle,
    context.from,
    context.lockedUntil !== null && context.lockedUntil - context.now,
    context.session?.userType,
    timers.length,
  ],
  events: loginEvents,
  states: {
    opening: { tags: ["form"], notTags: ["busy"], cannot: [submitted] },
    "open.editing": {
      tags: ["form"],
      notTags: ["busy", "locked", "unverified"],
      can: [submitted, typing],
    },
    "open.unverified.offering": {
      tags: ["unverified"],
      can: [submitted, { type: "link.requested" }],
    },
    "open.unverified.waiting": {
      tags: ["unverified"],
      can: [submitted],
      cannot: [{ type: "link.requested" }],
    },
    checkingEmail: {
      tags: ["busy"],
      context: { notice: null, success: null, reason: null, problems: {} },
      cannot: [submitted, typing],
    },
    loggingIn: { tags: ["busy"], cannot: [submitted, typing] },
    resending: {
      tags: ["unverified", "resending"],
      cannot: [submitted, { type: "link.requested" }],
    },
    lockedOut: {
      rules: ["4-login-01"],
      tags: ["locked"],
      notTags: ["busy"],
      can: [typing],
      cannot: [submitted],
    },
    loggedIn: { tags: ["done"], cannot: [submitted] },
    leftForReset: { context: { session: null } },
    leftForCode: { context: { handle: expect.stringContaining("handle") } },
  },
  transitions: {
    "(start)": { calls: [["watchLockout"], ["readArrival"]] },
    "(root) --onError(watchLockout)--> (ignored)": { context: "unchanged" },
    "(root) --lockout.changed--> (stays)": {
      context: ({ before, event }) => ({
        lockedUntil: before.context.lockedUntil === UNTIL ? UNTIL : event.until,
        now: event.at,
      }),
    },
    "opening --onDone(readArrival)--> open": {
      check: ({ before, after: { context }, event: { output } }) => {
        expect(context.form.email).toBe(
          before.context.form.email || (output.email ?? ""),
        );
        expect(context.from).toBe(output.from ?? null);
        expect(context.reason && say(context.reason)).toBe(
          {
            expired:
              "Your session ended after 30 minutes. Please log in again to go on.",
            inactive:
              "You were logged out after 30 minutes without activity. Please log in again to go on.",
          }[String(output.reason)] ?? null,
        );
      },
    },
    "opening --onError(readArrival)--> open": { context: "unchanged" },
    "opening --field.changed--> (stays)": typed,
    "opening --terms.changed--> (stays)": ticked,
    "open --always [isLockedOut]--> lockedOut": {
      calls: [["tick"]],
      ...shows("Too many login attempts. Please try again after 5 minutes."),
    },
    "open --field.changed--> (stays)": typed,
    "open --terms.changed--> (stays)": ticked,
    "open --form.submitted [hasProblems]--> open.editing": {
      rules: ["5-login-01", "5-login-02"],
      ...focused,
      check: ({ after: { context } }) => {
        const { email, password, terms } = context.form;
        expect(told(context).problems).toEqual({
          ...(!email.includes(".") && {
            email: "Please enter a valid email address.",
          }),
          ...(!password && { password: "Please enter your password." }),
          ...(!terms && { terms: "Accept the terms and conditions." }),
        });
      },
    },
    "open --form.submitted [else]--> checkingEmail": {
      rules: ["7-login-01"],
      calls: [["checkEmail", { email: "ama@firm.example.org" }]],
    },
    "open.unverified --code.chosen [hasHandle]--> leftForCode": {
      effects: [["goToCode"]],
    },
    "open.unverified.offering --link.requested--> resending": {
      calls: [["resendLink", { email: "ama@firm.example.org" }]],
      context: { notice: null, success: null },
    },
    "open.unverified.waiting --after(resendWait)--> open.unverified.offering": {
      after: 30_000,
      context: "unchanged",
    },
    "checkingEmail --onDone(checkEmail) [isNotRegistered]--> open": {
      rules: ["7-login-02", "8-login-01"],
      ...shows("This email address is not registered. Please sign up first."),
    },
    "checkingEmail --onDone(checkEmail) [else]--> loggingIn": {
      rules: ["3-login-01", "7-login-03"],
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
      ...focused,
      ...shows(null, { email: "Please enter a valid email address." }),
    },
    "checkingEmail --onError(checkEmail) [hasNoAnswer]--> open": {
      rules: ["8-login-12"],
      ...shows("Network error. Please check your connection."),
    },
    "checkingEmail --onError(checkEmail) [else]--> open": {
      rules: ["8-login-02"],
      ...shows("Something went wrong. Please try again."),
    },
    "loggingIn --onDone(logIn)--> arriving": {
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
    "loggingIn --onError(logIn) [isTooMany]--> lockedOut": {
      rules: ["4-login-01", "8-login-03"],
      effects: [["storeLockout"]],
      calls: [["tick"]],
      context: { lockedUntil: NOW + 5 * 60_000, now: NOW },
      ...shows("Too many login attempts. Please try again after 5 minutes."),
    },
    "loggingIn --onError(logIn) [isPasswordExpired]--> leftForReset": {
      rules: ["2-login-10"],
      effects: [["goToReset"]],
    },
    "loggingIn --onError(logIn) [isBadRequest]--> open": {
      rules: ["8-login-05"],
      ...focused,
      ...shows(null, { password: "Invalid password. Please try again." }),
    },
    "loggingIn --onError(logIn) [isRefused]--> open": {
      rules: ["8-login-06"],
      ...shows("Invalid email or password."),
    },
    "loggingIn --onError(logIn) [isUnverifiedInWords]--> open.unverified": {
      rules: ["8-login-07"],
      context: { handle: "handle" },
      ...shows("Not yet."),
    },
    "loggingIn --onError(logIn) [isUnverified]--> open.unverified": {
      rules: ["8-login-08"],
      context: { handle: null },
      ...shows("Please verify your email before logging in."),
    },
    "loggingIn --onError(logIn) [isUnknown]--> open": {
      rules: ["8-login-10"],
      ...shows("This email address is not registered. Please sign up first."),
    },
    "loggingIn --onError(logIn) [isMailFailure]--> open": {
      rules: ["8-login-11"],
      ...shows(
        "Failed to send the verification email. Please try again later.",
      ),
    },
    "loggingIn --onError(logIn) [hasNoAnswer]--> open": {
      rules: ["8-login-12"],
      ...shows("Network error. Please check your connection."),
    },
    "loggingIn --onError(logIn) [else]--> open": shows(
      "Something went wrong. Please try again.",
    ),
    "resending --onDone(resendLink)--> open.unverified.waiting": {
      context: { handle: "new handle", notice: null },
      check: ({ after: { context } }) =>
        expect(context.success && say(context.success)).toBe(
          "A verification link has been sent to your email.",
        ),
    },
    "resending --onError(resendLink)--> open.unverified": shows(
      "Could not resend verification link. Please contact support.",
    ),
    "lockedOut --onError(tick)--> (ignored)": { context: "unchanged" },
    "lockedOut --field.changed--> (stays)": typed,
    "lockedOut --terms.changed--> (stays)": ticked,
    "lockedOut --clock.ticked [isLockoutOver]--> open": {
      rules: ["4-login-01"],
      stops: ["tick"],
      context: { lockedUntil: null, notice: null },
      check: ({ event }) => {
        expect(LOGIN_LOCKOUT).toBe(300_000);
        expect([NOW, UNTIL]).toContain(event.at);
      },
    },
    "lockedOut --clock.ticked [else]--> (stays)": {
      context: ({ event }) => ({ now: event.at, lockedUntil: UNTIL }),
    },
    "arriving --always [cameFromOpenPage]--> loggedIn": {
      effects: [["goBack"]],
      check: ({ before: { context } }) =>
        expect([
          ["/profile", "investee"],
          ["/profile", "investor"],
          ["/investor-page", "investor"],
        ]).toContainEqual([context.from, context.session?.userType]),
    },
    "arriving --always [isInvestee]--> loggedIn": {
      rules: ["2-login-07"],
      effects: [["goTo", { to: "/investee-page" }]],
    },
    "arriving --always [isInvestor]--> loggedIn": {
      rules: ["2-login-08"],
      effects: [["goTo", { to: "/investor-page" }]],
    },
    "arriving --always [else]--> loggedIn": {
      rules: ["2-login-09"],
      effects: [["goTo", { to: "/" }]],
    },
  },
});
