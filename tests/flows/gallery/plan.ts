import { definePlan } from "xstate-toolkit";
import { galleryMachine } from "../../../machines/gallery/chart.ts";

export const EMBEDS = [{ id: "first" }, { id: "second" }] as const;

/** Plan for the gallery chart. */
export const galleryPlan = definePlan(galleryMachine, {
  input: undefined,
  events: {
    "embed.requested": EMBEDS,
  },
});
