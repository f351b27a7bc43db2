import { definePlan } from "xstate-toolkit";
import { fileOpeningMachine } from "../../../machines/file-opening/chart.ts";
import { httpError, noResponse } from "../../support/call-failures.ts";
import { storedDeck } from "../pitch-deck/plan.ts";

export const fileOpeningPlan = definePlan(fileOpeningMachine, {
  events: {
    "file.requested": [{ file: storedDeck("d1") }, { file: storedDeck("d2") }],
    "xstate.done.actor.downloadFile": [{ output: undefined }],
    "xstate.error.actor.downloadFile": [
      { error: httpError(404, { detail: "Not found." }) },
      { error: httpError(401, { detail: "Invalid token." }) },
      { error: httpError(403) },
      { error: noResponse },
    ],
  },
  stories: {
    "the message about slow loading is cleared when another file is requested":
      "file.requested#1 › after slowLoad › file.requested#2 › downloadFile error#4 › file.requested#1 › downloadFile done",
  },
});
