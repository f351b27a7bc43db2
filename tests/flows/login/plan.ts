import { definePlan } from "xstate-toolkit";
import { loginMachine } from "../../../machines/login/chart.ts";
import { loginEvents, loginStories, ORIGIN } from "./cases.ts";

/** Plan for the login chart. */
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
    timers.length,
  ],
  events: loginEvents,
  stories: loginStories,
});
