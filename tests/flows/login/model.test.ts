import { expect } from "vitest";
import { CODE_RESEND_WAIT } from "../../../contract/constants.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import { loginMachine } from "../../../machines/login/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { loginCallTransitions } from "./calls.ts";
import { LOCKED_UNTIL, NOW } from "./cases.ts";
import {
  expectsMessages,
  focusesFirstProblem,
  REASONS,
  shownMessages,
  storesField,
  storesTerms,
} from "./expectations.ts";
import { loginPlan } from "./plan.ts";

const submitted = { type: "form.submitted" } as const;

const typing = { type: "field.changed", field: "email", value: "a" } as const;

/** The previous pages in the plan, each with a role that may open it. */
const ALLOWED_PAGES = [
  ["/profile", "investee"],
  ["/profile", "investor"],
  ["/investor-page", "investor"],
];

walkMachine(loginMachine, {
  ...loginPlan,
  stories: {
    ...loginPlan.stories,
    "submitting an empty form shows an error for every field":
      "readNavigationState error › form.submitted",
  },
  states: {
    opening: { notTags: ["busy"], can: [typing], cannot: [submitted] },
    "open.editing": {
      notTags: ["busy", "locked", "unverified"],
      can: [submitted, typing],
      check: ({ snapshot: { context } }) =>
        expect(context.lockedUntil ?? 0).toBeLessThanOrEqual(context.now),
    },
    "open.unverified.readyToResend": {
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
    redirectedToReset: { context: { session: null } },
    redirectedToCode: {
      context: { handle: expect.stringContaining("handle") },
    },
  },
  transitions: {
    "(start)": { calls: [["watchLockout"], ["readNavigationState"]] },
    "(root) --lockout.changed--> (stays)": {
      context: ({ before, event }) => ({
        // A lockout never becomes shorter.
        lockedUntil:
          Math.max(before.context.lockedUntil ?? 0, event.until ?? 0) || null,
        now: event.at,
      }),
    },
    "opening --onDone(readNavigationState)--> open": {
      rules: ["2-login-111"],
      check: ({ before, after: { context }, event: { output } }) => {
        expect(context.form.email).toBe(
          before.context.form.email || (output.email ?? ""),
        );
        expect(context.from).toBe(output.from ?? null);
        expect(context.reason && textOf(context.reason)).toBe(
          REASONS[String(output.reason)] ?? null,
        );
      },
    },
    "opening --onError(readNavigationState)--> open": {
      context: "unchanged",
      check: ({ after }) => expect(after.value).toEqual({ open: "editing" }),
    },
    "opening --field.changed--> (stays)": storesField,
    "opening --terms.changed--> (stays)": storesTerms,
    "open --always [isLockedOut]--> lockedOut": {
      when: ({ before: { context } }) =>
        (context.lockedUntil ?? 0) > context.now,
      calls: [["tick"]],
      context: { lockedUntil: LOCKED_UNTIL, now: NOW },
      check: ({ after }) =>
        expect(shownMessages(after.context).notice).toBe(t("login.tooMany")),
    },
    "open --field.changed--> (stays)": storesField,
    "open --terms.changed--> (stays)": storesTerms,
    "open --form.submitted [hasProblems]--> open.editing": {
      when: ({
        before: {
          context: { form },
        },
      }) => !(form.email.includes(".") && form.password !== "" && form.terms),
      rules: ["5-login-01", "5-login-02"],
      ...focusesFirstProblem,
      check: ({ after: { context } }) => {
        const { email, password, terms } = context.form;
        expect(context).toMatchObject({ notice: null, reason: null });
        expect(shownMessages(context).problems).toEqual({
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
    "open.unverified --field.changed [isEmail]--> open.editing": {
      when: ({ event }) => event.field === "email",
      context: { notice: null, success: null, handle: null },
      ...storesField,
    },
    "open.unverified --code.chosen [hasHandle]--> redirectedToCode": {
      when: ({ before }) => before.context.handle !== null,
      effects: [["goToCode"]],
    },
    "open.unverified.readyToResend --link.requested--> resending": {
      calls: ({ before }) => [
        ["resendLink", { email: before.context.form.email.toLowerCase() }],
      ],
      context: { notice: null, success: null },
    },
    "open.unverified.waiting --after(resendWait)--> open.unverified.readyToResend":
      {
        after: CODE_RESEND_WAIT,
        context: "unchanged",
      },
    ...loginCallTransitions,
    "resending --onDone(resendLink)--> open.unverified.waiting": {
      context: { handle: "new handle", notice: null },
      check: ({ after: { context } }) =>
        expect(context.success && textOf(context.success)).toBe(
          "A verification link has been sent to your email.",
        ),
    },
    "resending --onError(resendLink)--> open.unverified": expectsMessages(
      { status: 429 },
      "Could not resend verification link. Please contact support.",
    ),
    "lockedOut --field.changed--> (stays)": storesField,
    "lockedOut --terms.changed--> (stays)": storesTerms,
    "lockedOut --clock.ticked [isLockoutOver]--> open": {
      when: ({ before, event }) =>
        event.at >= (before.context.lockedUntil ?? 0),
      rules: ["4-login-01"],
      stops: ["tick"],
      context: { lockedUntil: null, notice: null },
    },
    "lockedOut --clock.ticked [else]--> (stays)": {
      context: ({ event }) => ({ now: event.at, lockedUntil: LOCKED_UNTIL }),
    },
    "choosingPage --always [canReturn]--> loggedIn": {
      when: ({ before: { context } }) =>
        ALLOWED_PAGES.some(
          ([page, role]) =>
            page === context.from && role === context.session?.userType,
        ),
      effects: [["goBack"]],
    },
    "choosingPage --always [isInvestee]--> loggedIn": {
      when: ({ before }) => before.context.session?.userType === "investee",
      rules: ["2-login-07"],
      effects: [["goTo", { to: "/investee-page" }]],
    },
    "choosingPage --always [isInvestor]--> loggedIn": {
      when: ({ before }) => before.context.session?.userType === "investor",
      rules: ["2-login-08"],
      effects: [["goTo", { to: "/investor-page" }]],
    },
    "choosingPage --always [else]--> loggedIn": {
      rules: ["2-login-09"],
      effects: [["goTo", { to: "/" }]],
    },
  },
});
