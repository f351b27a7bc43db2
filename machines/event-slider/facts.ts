import type { Message } from "../../contract/messages/index.ts";
import type { CalendarEvent } from "../../contract/wire.ts";

export type EventSliderInput = {
  /** Shown when the server returns no events. */
  readonly sample: CalendarEvent;
};

export type EventSliderContext = EventSliderInput & {
  readonly events: readonly CalendarEvent[];
  /** True when the only event is the sample. */
  readonly sampled: boolean;
  /** Index of the slide in view, counted over the pictures of all events. */
  readonly index: number;
  /** Ids of events whose registration was opened. */
  readonly registered: readonly string[];
  readonly slow: boolean;
  readonly notice: Message | null;
};

export type EventSliderEvent =
  | { type: "load.retried" }
  | { type: "next.pressed" }
  | { type: "previous.pressed" }
  | { type: "stop.pressed" }
  | { type: "play.pressed" }
  /** The pointer or the focus is in the slider, the page is hidden, or the person prefers reduced motion. */
  | { type: "rest.wanted" }
  | { type: "rest.over" }
  | { type: "registration.opened"; id: string };

/** One picture of one event. An event without pictures has one slide. */
export type Slide = {
  readonly event: CalendarEvent;
  /** Index among the event's pictures. */
  readonly picture: number;
};

/** Returns the slides of all events in order. */
export function slidesOf({
  events,
}: Pick<EventSliderContext, "events">): Slide[] {
  return events.flatMap((event) =>
    Array.from({ length: Math.max(1, event.images.length) }, (_, picture) => ({
      event,
      picture,
    })),
  );
}

/** Returns the index that is `by` slides further, wrapping around. */
export function indexFrom(context: EventSliderContext, by: number): number {
  const count = slidesOf(context).length;
  return (context.index + by + count) % count;
}

/** Returns the slide in view; undefined when there are none. */
export function slideInView(context: EventSliderContext): Slide | undefined {
  return slidesOf(context)[context.index];
}
