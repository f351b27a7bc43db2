import { galleryMachine } from "../../machines/gallery.ts";
import { planOf } from "../support/walker/plan-of.ts";

export const EMBEDS = [{ id: "first" }, { id: "second" }] as const;

/** What the chart of the gallery is walked with: events and their cases, and where it starts. */
export const galleryPlan = planOf(galleryMachine, {
  input: undefined,
  events: {
    "embed.asked": EMBEDS,
    "frame.loaded": [{}],
    "embed.closed": [{}],
  },
});
