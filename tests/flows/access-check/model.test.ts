import { expect, test } from "vitest";
import { createActor } from "xstate";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { accessCheckPlan } from "./plan.ts";

const redirectsHome = { effects: [["goHome"]], context: "unchanged" } as const;

walkMachine(accessCheckMachine, {
  ...accessCheckPlan,
  states: {
    checking: { tags: ["busy"], notTags: ["allowed"] },
    allowed: {
      tags: ["allowed"],
      notTags: ["busy"],
    },
    redirectedHome: { notTags: ["allowed", "busy"] },
  },
  transitions: {
    "(start)": { calls: [["checkAccess"]] },
    "checking --onDone(checkAccess) [isAllowed]--> allowed": {
      when: ({ event }) => event.output?.allowed === true,
      context: "unchanged",
    },
    "checking --onDone(checkAccess) [else]--> redirectedHome": {
      ...redirectsHome,
    },
    "checking --onError(checkAccess)--> redirectedHome": {
      ...redirectsHome,
    },
  },
});

test.each([
  ["investee", "/investee-page"],
  ["investor", "/investor-page"],
  [null, "/"],
])(
  "the home page of the role %s is %s",
  { tags: ["4-access-check-03"] },
  (userType, home) => {
    const actor = createActor(accessCheckMachine, { input: { userType } });
    expect(actor.getSnapshot().context.home).toBe(home);
  },
);
