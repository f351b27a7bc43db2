import { definePlan } from "xstate-toolkit";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import {
  type LoginContext,
  loginMachine,
} from "../../../machines/login/chart.ts";
import {
  FAILED_AT,
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const ORIGIN = "https://ubia.example.org";
/** The address of the account, and the same address as it is typed. */
export const EMAIL = "ama@firm.example.org";
const TYPED_EMAIL = "Ama@Firm.Example.ORG";
export const PASSWORD = "Akoko-2026";
/** Time of the responses, in epoch milliseconds. */
export const NOW = FAILED_AT;
export const LOCKED_UNTIL = NOW + LOGIN_LOCKOUT;

type State = { snapshot: { context: LoginContext } };

/** The events of the login plan. */
export const loginEvents = {
  "field.changed": ({
    snapshot: {
      context: { form },
    },
  }: State) => [
    form.email === ""
      ? { field: "email" as const, value: TYPED_EMAIL }
      : { field: "password" as const, value: PASSWORD },
    { field: "email" as const, value: "ama@firm" },
  ],
  "terms.changed": [{ accepted: true }, { accepted: false }],
  "lockout.changed": [
    { until: LOCKED_UNTIL, at: NOW },
    { until: null, at: NOW },
    { until: NOW - 1, at: NOW },
  ],
  "clock.ticked": ({ snapshot: { context } }: State) =>
    context.lockedUntil === null
      ? [{ at: NOW }]
      : [{ at: context.lockedUntil - 1 }, { at: context.lockedUntil }],
  "xstate.done.actor.readNavigationState": [
    { output: { isStored: true } },
    { output: { email: EMAIL, reason: "expired" as const, isStored: true } },
    { output: { reason: "inactive" as const, isStored: true } },
    { output: { isStored: false } },
  ],
  "xstate.error.actor.readNavigationState": [
    { error: new Error("no history") },
  ],
  "xstate.done.actor.checkEmail": [
    { output: { isEmailUnique: true } },
    { output: { isEmailUnique: false } },
  ],
  "xstate.error.actor.checkEmail": [
    { error: httpError(400, { email: ["Bad."] }) },
    { error: httpError(500) },
    { error: httpError(429, { error: "Slow down." }) },
    { error: noResponse },
  ],
  "xstate.done.actor.logIn": [
    {
      output: {
        token: "t1",
        user_type: "investee" as const,
        language: null,
        at: NOW,
      },
    },
    {
      output: {
        token: "t2",
        user_type: "investor" as const,
        language: "ar" as const,
        at: NOW,
      },
    },
    // A role that only a newer server would send.
    { output: { token: "t3", user_type: "auditor" as "investor", at: NOW } },
  ],
  "xstate.error.actor.logIn": [
    { error: httpError(429, { error: "Wait." }, 300) },
    { error: httpError(428, { detail: "PASSWORD_EXPIRED" }) },
    { error: httpError(400, { error: "Any text." }) },
    { error: httpError(401, { detail: "Any text." }) },
    { error: httpError(403, { detail: "Not yet.", token: "handle" }) },
    { error: httpError(403, {}) },
    { error: httpError(403, { token: "handle" }) },
    { error: httpError(404, { detail: "Not found." }) },
    { error: httpError(500, { error: "Could not send verification email." }) },
    { error: httpError(500, { detail: "Broken." }) },
    { error: httpError(428, { detail: "Something else." }) },
    { error: htmlError(500) },
    { error: noResponse },
    {
      error: httpError(
        503,
        { detail: "Something went wrong on our side. Please try again." },
        2,
      ),
    },
  ],
  "xstate.done.actor.resendLink": [
    { output: { message: "Sent.", token: "new handle" } },
  ],
  "xstate.error.actor.resendLink": [
    { error: httpError(429, { error: "Please wait." }) },
  ],
};

export const loginPlan = definePlan(loginMachine, {
  input: { frontendUrl: ORIGIN },
  contextKey: ({ snapshot: { value, context }, timers }) => [
    value,
    context.form.email.length,
    context.form.password !== "",
    context.form.terms,
    context.handle,
    context.lockedUntil !== null && context.lockedUntil - context.now,
    context.session?.userType,
    context.isStored,
    timers.length,
  ],
  events: loginEvents,
  stories: {
    "a typed email address takes precedence over the one in the navigation state":
      "field.changed#2 › readNavigationState done#2",
    "submitting an incomplete form clears the previous message":
      "readNavigationState done#2 › field.changed#1 › terms.changed#1 › form.submitted › checkEmail done#2 › logIn error#5 › terms.changed#2 › form.submitted",
    "submitting an empty form shows an error for every field":
      "readNavigationState error › form.submitted",
    "requesting another link clears the message about the first one":
      "readNavigationState done#2 › field.changed#1 › terms.changed#1 › form.submitted › checkEmail done#2 › logIn error#5 › link.requested › resendLink done › after resendWait › link.requested",
  },
});
