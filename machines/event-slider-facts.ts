import type { Message } from "../contract/messages/index.ts";
import type { CalendarEvent } from "../contract/wire.ts";

export type EventSliderInput = {
  /** Shown when the server returns nothing (§3). */
  readonly sample: CalendarEvent;
};

export type EventSliderContext = EventSliderInput & {
  readonly events: readonly CalendarEvent[];
  /** True when the only event is the sample. */
  readonly sampled: boolean;
  /** The picture in view, from 0, over the pictures of all events one after the other. */
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
  /** The pointer or the focus is in the slider, the page is hidden, or motion is not wanted. */
  | { type: "rest.wanted" }
  | { type: "rest.over" }
  | { type: "registration.opened"; id: string };

/** One picture of one event; an event without pictures has one slide without. */
export type Slide = {
  readonly event: CalendarEvent;
  /** Which of the event's pictures, from 0. */
  readonly picture: number;
};

/** The pictures of all events, one after the other. */
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

/** The slide so many further, round the end. */
export function indexFrom(context: EventSliderContext, by: number): number {
  const count = slidesOf(context).length;
  return (context.index + by + count) % count;
}

/** The slide in view; undefined while there is none. */
export function slideInView(context: EventSliderContext): Slide | undefined {
  return slidesOf(context)[context.index];
}
