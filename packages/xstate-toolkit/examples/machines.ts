import { checkout, checkoutPlan } from "./checkout.ts";
import { fetchWithRetry, fetchWithRetryPlan } from "./fetch-with-retry.ts";
import { trafficLight, trafficLightPlan } from "./traffic-light.ts";

/** The example machines, as a catalogue for the command line. */
export default [
  { machine: trafficLight, plan: trafficLightPlan },
  { machine: fetchWithRetry, plan: fetchWithRetryPlan },
  { machine: checkout, plan: checkoutPlan },
];
