import { createMachine } from "xstate";
import { doorMachine, doorPlan } from "./door/door-chart.ts";

/** A machine without a plan. Its events therefore have no payload. */
const lamp = createMachine({
  id: "lamp",
  description: "Lights a room.",
  initial: "off",
  states: {
    off: { on: { "switch.pressed": "on" } },
    on: {
      on: { "switch.pressed": "off", "bulb.*": "off" },
      after: { 100: "off" },
    },
  },
});

export default [
  { machine: doorMachine, plan: doorPlan, title: "Front door", who: "Guests" },
  lamp,
];
