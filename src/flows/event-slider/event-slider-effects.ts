import type { RefObject } from "react";
import { fromCallback, fromPromise } from "xstate";
import type { CalendarEvent } from "../../../contract/wire.ts";
import type { EventSliderEvent } from "../../../machines/event-slider/facts.ts";
import { send } from "../../services/api.ts";
import { watchMotionPause } from "../../services/motion-pause.ts";

/** Returns the actors of the event slider. */
export function eventSliderEffects(slider: RefObject<HTMLElement | null>) {
  return {
    actors: {
      fetchEvents: fromPromise<readonly CalendarEvent[], void>(({ signal }) =>
        send("events", { signal }),
      ),
      watchAttention: fromCallback<EventSliderEvent>(({ sendBack }) =>
        watchMotionPause(
          () => slider.current,
          (paused) => sendBack({ type: paused ? "rest.wanted" : "rest.over" }),
        ),
      ),
    },
  };
}
