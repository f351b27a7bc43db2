import { testMachine } from "xstate-toolkit/vitest";
import { trafficLight, trafficLightPlan } from "./traffic-light.ts";

testMachine(trafficLight, {
  ...trafficLightPlan,
  resultsFolder: ".results/examples",
  delays: { stopTime: 20_000, goTime: 15_000, cautionTime: 3_000 },
  expect: {
    working: { on: { "power.failed": "flashing" } },
    "working.red": { after: { stopTime: "working.green" } },
    "working.green": { after: { goTime: "working.yellow" } },
    "working.yellow": { after: { cautionTime: "working.red" } },
  },
});
