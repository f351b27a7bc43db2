import { expect } from "vitest";
import { supportMachine } from "../../../machines/support/chart.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { supportPlan, toggleContact } from "./plan.ts";

walkMachine(supportMachine, {
  ...supportPlan,
  states: {
    hidden: { notTags: ["revealed"], can: [toggleContact] },
    revealed: {
      tags: ["revealed"],
      can: [toggleContact],
    },
  },
  transitions: {
    "hidden --contact.toggled--> revealed": ({ after }) =>
      expect(after.hasTag("revealed")).toBe(true),
    "revealed --contact.toggled--> hidden": ({ after }) =>
      expect(after.hasTag("revealed")).toBe(false),
  },
});
