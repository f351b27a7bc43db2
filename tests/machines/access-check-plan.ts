import { accessCheckMachine } from "../../machines/access-check.ts";
import { answered, answeredHtml, noAnswer } from "../support/call-failures.ts";
import { planOf } from "../support/walker/plan-of.ts";

/** What the chart of access check is walked with: events and their cases, and where it starts. */
export const accessCheckPlan = planOf(accessCheckMachine, {
  input: { userType: "investee" },
  events: {
    "xstate.done.actor.checkAccess": [
      { output: { allowed: true } },
      { output: { allowed: false } },
      // Not what the server writes: no clear yes.
      { output: { allowed: "true" } as never },
      { output: undefined as never },
    ],
    "xstate.error.actor.checkAccess": [
      { error: answered(401, { detail: "Invalid token." }) },
      { error: answered(403) },
      { error: answered(404, { detail: "Not found." }) },
      { error: answeredHtml(502) },
      { error: noAnswer },
    ],
  },
});
