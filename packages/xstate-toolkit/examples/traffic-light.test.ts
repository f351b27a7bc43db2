import { walkMachine } from "xstate-toolkit/run";
import { trafficLight, trafficLightPlan } from "./traffic-light.ts";

walkMachine(trafficLight, {
  ...trafficLightPlan,
  resultsFolder: ".results/examples",

  states: {
    "working.red": { cannot: [{ type: "power.restored" }] },
    "working.green": { can: [{ type: "power.failed" }] },
    "working.yellow": { can: [{ type: "power.failed" }] },
    flashing: { cannot: [{ type: "power.failed" }] },
  },

  transitions: {
    "working.red --after(stopTime)--> working.green": { after: 20_000 },
    "working.green --after(goTime)--> working.yellow": { after: 15_000 },
    "working.yellow --after(cautionTime)--> working.red": { after: 3_000 },
    "working --power.failed--> flashing": { context: "unchanged" },
    "flashing --power.restored--> working.last": { context: "unchanged" },
  },
});
