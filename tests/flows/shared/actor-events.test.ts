import { expect, test } from "vitest";
import { eventOf } from "../../../machines/shared/actor-events.ts";

test("an action fails when it runs for the wrong event", () => {
  const event = { type: "day.chosen", day: "2026-01-01" };
  expect(eventOf(event, "day.chosen")).toBe(event);
  expect(() => eventOf(event, "day.changed")).toThrow("day.chosen");
});
