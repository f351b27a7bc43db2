import { sessionMachine } from "../../machines/session.ts";
import { planOf } from "../support/walker/plan-of.ts";
import { SESSION_INPUTS, sessionEvents, sessionKey } from "./session-cases.ts";

/** What the chart of session is walked with: events and their cases, and where it starts. */
export const sessionPlan = planOf(sessionMachine, {
  inputs: SESSION_INPUTS,
  key: sessionKey,
  events: sessionEvents,
});
