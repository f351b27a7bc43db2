import { definePlan } from "xstate-toolkit";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";

export const accessCheckPlan = definePlan(accessCheckMachine, {
  input: { userType: "investee" },
  events: {
    "xstate.done.actor.checkAccess": [
      { output: { allowed: true } },
      { output: { allowed: false } },
      // Responses that the server never sends: `allowed` is not a boolean, or is missing.
      { output: { allowed: "true" } as never },
      { output: {} as never },
    ],
    "xstate.error.actor.checkAccess": [
      { error: httpError(401, { detail: "Invalid token." }) },
      { error: httpError(403) },
      { error: httpError(404, { detail: "Not found." }) },
      { error: htmlError(502) },
      { error: noResponse },
    ],
  },
});
