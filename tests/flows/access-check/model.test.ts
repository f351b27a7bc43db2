import { expect, test } from "vitest";
import { createActor } from "xstate";
import { accessCheckMachine } from "../../../machines/access-check/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { accessCheckPlan } from "./plan.ts";

testMachine(accessCheckMachine, {
  ...accessCheckPlan,
  expect: {
    checking: {
      tags: "busy",
      calls: "checkAccess",
      onDone: [
        { to: "allowed", when: ({ event }) => event.output?.allowed === true },
        "redirectedHome",
      ],
      onError: "redirectedHome",
    },
    allowed: { tags: "allowed" },
    redirectedHome: { entry: "goHome" },
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
