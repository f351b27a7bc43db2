import { definePlan } from "xstate-toolkit";
import { unsubscribeMachine } from "../../../machines/unsubscribe/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";

export const unsubscribePlan = definePlan(unsubscribeMachine, {
  input: { token: "the-token" },
  events: {
    "xstate.done.actor.unsubscribe": [{ output: { message: "" } }],
    "xstate.error.actor.unsubscribe": [
      { error: httpError(503) },
      { error: noResponse },
    ],
  },
});
