import type { RefObject } from "react";
import { fromCallback } from "xstate";
import type { EventSliderEvent } from "../../../machines/event-slider/chart.ts";
import { callActor } from "../../services/api.ts";
import { watchMotionPause } from "../../services/motion-pause.ts";

/** Returns the actors of the event slider. */
export function eventSliderEffects(slider: RefObject<HTMLElement | null>) {
  return {
    actors: {
      fetchEvents: callActor("events"),
      watchAttention: fromCallback<EventSliderEvent>(({ sendBack }) =>
        watchMotionPause(
          () => slider.current,
          (paused) => sendBack({ type: paused ? "rest.wanted" : "rest.over" }),
        ),
      ),
    },
  };
}
