import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { eventSliderMachine } from "../../../machines/event-slider.ts";

/** What each part of the slider is given. */
export type SliderPart = {
  readonly snapshot: SnapshotFrom<typeof eventSliderMachine>;
  readonly send: ActorRefFrom<typeof eventSliderMachine>["send"];
};
