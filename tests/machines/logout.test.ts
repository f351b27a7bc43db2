import { expect } from "vitest";
import { logoutMachine } from "../../machines/logout.ts";
import { answered, noAnswer } from "../support/call-failures.ts";
import { walkMachine } from "../support/walker/index.ts";

const offline = { ...noAnswer, reason: "offline" };
const asked = { type: "logout.asked", token: "held", at: 17 } as const;

walkMachine(logoutMachine, {
  input: undefined,
  events: {
    "logout.asked": [{ token: "held", at: 17 }],
    "xstate.done.actor.postLogout": [{ output: undefined }],
    "xstate.error.actor.postLogout": [
      { error: answered(500) },
      { error: answered(401) },
      { error: noAnswer },
      { error: offline },
    ],
  },
  states: {
    idle: { notTags: ["busy"], context: { token: "" }, can: [asked] },
    posting: { tags: ["busy"], cannot: [asked] },
    leaving: { tags: ["busy"], context: { token: "" }, cannot: [asked] },
  },
  transitions: {
    "idle --logout.asked--> posting": {
      rules: [
        "4-logout-01",
        "4-logout-02",
        "4-logout-03",
        "4-logout-04",
        "7-logout-01",
      ],
      // The default header goes first; the one call carries what it held.
      effects: [
        ["dropToken"],
        ["forgetSession"],
        ["forgetDrafts"],
        ["closeSession"],
      ],
      calls: [["postLogout", { token: "held" }]],
      context: { at: 17 },
    },
    "posting --onDone(postLogout)--> leaving": {
      rules: ["4-logout-05"],
      effects: [["reloadHome"]],
    },
    "posting --onError(postLogout) [isOffline]--> idle": {
      effects: [["logFailure"], ["goHome"]],
    },
    "posting --onError(postLogout) [else]--> leaving": {
      rules: ["4-logout-06"],
      effects: [["logFailure"], ["reloadHome"]],
      check: ({ event }) => expect(event.error).not.toEqual(offline),
    },
    "posting --after(logoutPatience)--> leaving": {
      after: 2_000,
      effects: [["reloadHome"]],
    },
  },
});
