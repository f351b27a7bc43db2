import { expect, test } from "vitest";
import { eventOf } from "../../../machines/shared/actor-events.ts";

test("eventOf returns an event of the expected type, and throws for an event of another type", () => {
  const event = { type: "day.chosen", day: "2026-01-01" };
  expect(eventOf(event, "day.chosen")).toBe(event);
  expect(() => eventOf(event, "today.changed")).toThrow("day.chosen");
});
