import { definePlan } from "xstate-toolkit";
import { resourceMachine } from "../../../machines/resource/chart.ts";
import {
  FAILED_AT,
  httpError,
  noResponse,
  noResponseButStored,
} from "../../support/call-failures.ts";

/** When the server returned the values below, in epoch milliseconds. */
export const READ_AT = FAILED_AT - 3_600_000;

const failures = [
  { error: httpError(500) },
  { error: noResponse },
  { error: noResponseButStored("stored") },
];

export const resourcePlan = definePlan(resourceMachine, {
  input: undefined,
  events: {
    changed: [{ value: "changed" }],
    "xstate.done.actor.load": [{ output: { value: "first", at: READ_AT } }],
    "xstate.error.actor.load": failures,
    "xstate.done.actor.refresh": [{ output: { value: "next", at: READ_AT } }],
    "xstate.error.actor.refresh": failures,
  },
  stories: {
    "a value that no page shows is not read again when the page resumes":
      "shown › load done › hidden › page.resumed › invalidated",
    "the message that reading again takes long is not shown for the next read":
      "shown › load done › refresh.requested › after slowLoad › refresh done › refresh.requested",
    "a restored value keeps its time when it cannot be read again":
      "shown › load error#3 › refresh.requested › refresh error#1",
    "a confirmed change is not undone by an earlier read":
      "shown › load done › refresh.requested › changed › refresh done",
  },
});
