import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { eventSliderMachine } from "../../../machines/event-slider/chart.ts";

/** The props of each part of the slider. */
export type SliderPart = {
  readonly snapshot: SnapshotFrom<typeof eventSliderMachine>;
  readonly send: ActorRefFrom<typeof eventSliderMachine>["send"];
};
