import { planOf } from "xstate-toolkit/plan";
import { galleryMachine } from "../../../machines/gallery/chart.ts";

export const EMBEDS = [{ id: "first" }, { id: "second" }] as const;

/** Plan for the gallery chart. */
export const galleryPlan = planOf(galleryMachine, {
  input: undefined,
  events: {
    "embed.requested": EMBEDS,
    "frame.loaded": [{}],
    "embed.closed": [{}],
  },
});
