import { definePlan } from "xstate-toolkit";
import { galleryMachine } from "../../../machines/gallery/chart.ts";

export const galleryPlan = definePlan(galleryMachine, {
  input: undefined,
  events: { "embed.requested": [{ id: "first" }, { id: "second" }] },
});
