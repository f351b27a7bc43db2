import { createMachine } from "xstate";
import { doorMachine } from "./door-chart.ts";

const plan = {
  input: { tries: 0 },
  events: {
    "code.changed": [{ code: "1234" }, { code: "12" }],
    "code.submitted": [{}],
    "check.cancelled": [{}],
    "door.pushed": [{}],
    "door.removed": [{}],
    "lamp.switched": [{}],
    "power.lost": [{}],
    "xstate.done.actor.check": [
      { output: { guest: "Ann", vip: false } },
      { output: { guest: "Vip", vip: true } },
    ],
    "xstate.error.actor.check": [
      { error: { kind: "wrong" } },
      { error: { kind: "broken" } },
    ],
    "xstate.error.actor.watchPower": [{ error: "no meter" }],
  },
};

/** A machine without a plan: none of its events has a case. */
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
  { machine: doorMachine, plan, title: "Front door", who: "Guests" },
  lamp,
];
