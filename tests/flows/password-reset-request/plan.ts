import { definePlan } from "xstate-toolkit";
import { RESET_REQUEST_WINDOW } from "../../../contract/constants.ts";
import {
  passwordResetRequestMachine,
  type ResetRequestContext,
} from "../../../machines/password-reset-request/chart.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const ORIGIN = "https://ubia.example.org";
/** The address as typed, before it is normalized. */
const TYPED_EMAIL = "  Ama@Firm.Example.ORG ";
export const ADDRESS = "ama@firm.example.org";
/** The message shown after a request for any email address, with or without an account. */
export const NEUTRAL_MESSAGE =
  "If an account with that email exists, a password reset link has been sent.";
export const TOO_MANY_MESSAGE =
  "Too many reset attempts. Please try again after 5 minutes.";
/** Time at which cookies are read and responses arrive, in epoch milliseconds. */
export const NOW = FAILED_AT;

type State = { snapshot: { context: ResetRequestContext } };

const WINDOW_START = NOW - RESET_REQUEST_WINDOW;
/** Possible values of the cookies for an email address. */
const cookieValues = [
  {},
  { attempts: [WINDOW_START + 1, NOW] },
  { attempts: [WINDOW_START + 1, NOW - 1, NOW] },
  // The first attempt is outside the window, and the last was stored before the clock was set back.
  { attempts: [WINDOW_START, NOW - 1, NOW, NOW + 1] },
  { cooldownUntil: NOW + 1 },
  { cooldownUntil: NOW },
  // Stored before the clock was set back.
  { cooldownUntil: NOW + RESET_REQUEST_WINDOW + 1 },
].map((cookies) => ({
  output: { attempts: [], cooldownUntil: null, at: NOW, ...cookies },
}));
const unreadableCookies = [{ error: new Error("no cookies") }];

export const resetRequestEvents = {
  "email.changed": [
    { value: TYPED_EMAIL },
    { value: "ama@firm" },
    { value: " " },
  ],
  "clock.ticked": ({ snapshot: { context } }: State) => [
    { at: (context.cooldownUntil ?? 0) - 1 },
    { at: context.cooldownUntil ?? 0 },
  ],
  "xstate.done.actor.readNavigationState": [
    { output: { state: null, cooldownEmail: null } },
    { output: { state: null, cooldownEmail: ADDRESS } },
    {
      output: {
        state: { email: ADDRESS, reason: "passwordExpired" },
        cooldownEmail: "kofi@firm.example.org",
      } as const,
    },
  ],
  "xstate.error.actor.readNavigationState": [
    { error: new Error("no history") },
  ],
  "xstate.done.actor.readAttempts": cookieValues,
  "xstate.error.actor.readAttempts": unreadableCookies,
  "xstate.done.actor.countAttempts": cookieValues,
  "xstate.error.actor.countAttempts": unreadableCookies,
  "xstate.done.actor.requestReset": [{ output: { message: "Any text." } }],
  "xstate.error.actor.requestReset": [
    { error: httpError(429, { error: "Wait." }, 42) },
    { error: httpError(429, { error: "Wait." }) },
    { error: httpError(400, { email: ["Bad."] }) },
    { error: httpError(404, { detail: "No such account." }) },
    { error: httpError(500) },
    { error: httpError(503, { detail: "Busy." }, 5) },
    { error: noResponse },
  ],
};

export const passwordResetRequestPlan = definePlan(
  passwordResetRequestMachine,
  {
    input: { frontendUrl: ORIGIN },
    events: resetRequestEvents,
    stories: {
      "the warning about a lost response is cleared by the next request":
        "readNavigationState done#2 › readAttempts done#1 › form.submitted › countAttempts done#1 › requestReset error#7 › form.submitted",
    },
  },
);
