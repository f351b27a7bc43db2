import { definePlan } from "xstate-toolkit";
import { restOfListMachine } from "../../../machines/rest-of-list/chart.ts";
import { noResponse } from "../../support/call-failures.ts";

export const restOfListPlan = definePlan(restOfListMachine, {
  events: {
    "list.changed": [{ isComplete: true }, { isComplete: false }],
    "xstate.done.actor.loadRest": [{ output: undefined }],
    "xstate.error.actor.loadRest": [{ error: noResponse }],
  },
});
