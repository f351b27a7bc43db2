import { supportMachine } from "../../../machines/support/chart.ts";
import { testMachine } from "../../support/test-machine.ts";
import { supportPlan } from "./plan.ts";

testMachine(supportMachine, {
  ...supportPlan,
  expect: {
    "(root)": { initial: "hidden" },
    hidden: {
      on: {
        "contact.toggled": "revealed",
      },
    },
    revealed: {
      tags: "revealed",
      on: {
        "contact.toggled": "hidden",
      },
    },
  },
});
