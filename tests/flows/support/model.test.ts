import { expect } from "vitest";
import { supportMachine } from "../../../machines/support/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { supportPlan } from "./plan.ts";

testMachine(supportMachine, {
  ...supportPlan,
  expect: {
    "(root)": { initial: "hidden" },
    hidden: {
      on: {
        "contact.toggled": {
          to: "revealed",
          check: ({ after }) => expect(after.hasTag("revealed")).toBe(true),
        },
      },
    },
    revealed: {
      tags: "revealed",
      on: {
        "contact.toggled": {
          to: "hidden",
          check: ({ after }) => expect(after.hasTag("revealed")).toBe(false),
        },
      },
    },
  },
});
