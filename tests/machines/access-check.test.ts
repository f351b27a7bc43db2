import { expect, test } from "vitest";
import { createActor } from "xstate";
import { accessCheckMachine } from "../../machines/access-check.ts";
import { answered, answeredHtml, noAnswer } from "../support/call-failures.ts";
import { walkMachine } from "../support/walker/index.ts";

const leaves = { effects: [["goHome"]], context: "unchanged" } as const;

walkMachine(accessCheckMachine, {
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
  states: {
    asking: { tags: ["busy"], notTags: ["allowed"] },
    allowed: {
      rules: ["4-access-check-02"],
      tags: ["allowed"],
      notTags: ["busy"],
    },
    leftForHome: { notTags: ["allowed", "busy"] },
  },
  transitions: {
    "(start)": { calls: [["checkAccess"]] },
    "asking --onDone(checkAccess) [isAllowed]--> allowed": {
      rules: ["4-access-check-02", "7-access-check-02"],
      when: ({ event }) => event.output?.allowed === true,
      context: "unchanged",
    },
    "asking --onDone(checkAccess) [else]--> leftForHome": {
      rules: ["4-access-check-02", "4-access-check-03"],
      ...leaves,
    },
    "asking --onError(checkAccess)--> leftForHome": {
      rules: ["8-access-check-01"],
      ...leaves,
    },
  },
});

test.each([
  ["investee", "/investee-page"],
  ["investor", "/investor-page"],
  [null, "/"],
])("[4-access-check-03] the home of %s is %s", (userType, home) => {
  const actor = createActor(accessCheckMachine, { input: { userType } });
  expect(actor.getSnapshot().context.home).toBe(home);
});
