import { setup } from "xstate";
import { definePlan } from "xstate-toolkit";

/** A traffic light that shows each colour for a fixed time, and flashes yellow during a power failure. */
export const trafficLight = setup({
  types: {
    events: {} as { type: "power.failed" } | { type: "power.restored" },
  },
  delays: { stopTime: 20_000, goTime: 15_000, cautionTime: 3_000 },
}).createMachine({
  id: "trafficLight",
  description:
    "Shows each colour for a fixed time, and flashes yellow during a power failure.",
  initial: "working",
  states: {
    working: {
      description: "The power is on.",
      initial: "red",
      on: { "power.failed": "flashing" },
      states: {
        red: { description: "Cars stop.", after: { stopTime: "green" } },
        green: { description: "Cars pass.", after: { goTime: "yellow" } },
        yellow: { description: "Cars brake.", after: { cautionTime: "red" } },
        last: { type: "history" },
      },
    },
    flashing: {
      description:
        "The yellow light flashes. When the power returns, the last colour is shown again.",
      on: { "power.restored": "working.last" },
    },
  },
});

/** The plan of the traffic light: its events. */
export const trafficLightPlan = definePlan(trafficLight, {
  events: { "power.failed": [{}], "power.restored": [{}] },
});
