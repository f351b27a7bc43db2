import { expect, test } from "vitest";
import type { Update } from "../../../contract/calls/matches.ts";
import {
  NO_MEMBER,
  pollDelayOf,
  withResponse,
} from "../../../machines/live-updates/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { responseOf, updateOf } from "./plan.ts";

const noticesShownTo = (userType: string, change: Partial<Update>) =>
  withResponse(
    { ...NO_MEMBER, userType, receivedIds: [] },
    responseOf(updateOf(change)),
  )
    .notices.map(({ message }) => shownText(message))
    .join();
const funded = { kind: "funded", funded_ammount: "180000.00" } as const;

test.each<[Partial<Update>, string]>([
  [{ kind: "approved" }, "Harmattan Fund approved your match."],
  [{ kind: "rejected" }, "Harmattan Fund has declined."],
  [funded, "Harmattan Fund has funded you with $180,000."],
  [
    { kind: "closed", name: null },
    "One of your matches is closed because the investor has left. You can look for another investor.",
  ],
  // No notice: the investee's own actions, changes that affect only a list, and matches that have since ended.
  [{ kind: "pending" }, ""],
  [{ kind: "replaced", name: null }, ""],
  [{ kind: "changed" }, ""],
  [{ kind: "approved", name: null }, ""],
])('the notice to an investee about %j is "%s"', (change, text) => {
  expect(noticesShownTo("investee", change)).toBe(text);
});

test.each<[Partial<Update>, string]>([
  [{ kind: "pending" }, "You have a new match: Harmattan Fund."],
  [funded, "Harmattan Fund has been funded with $180,000."],
  [
    { kind: "replaced", name: null },
    "A business is looking for another investor, so your match with it is closed.",
  ],
  [
    { kind: "closed", name: null },
    "One of your matches is closed because the business has left.",
  ],
  [{ kind: "approved" }, ""],
  [{ kind: "rejected" }, ""],
  [{ kind: "changed" }, ""],
  [{ kind: "pending", name: null }, ""],
])('the notice to an investor about %j is "%s"', (change, text) => {
  expect(noticesShownTo("investor", change)).toBe(text);
});

test("the delay before a poll doubles with each failure up to the maximum, and up to half of the delay is random", () => {
  const delaysFor = (jitter: number) =>
    [1, 2, 3, 4, 5, 50].map((failures) => pollDelayOf({ failures, jitter }));
  expect(delaysFor(1)).toEqual([1_000, 2_000, 4_000, 8_000, 15_000, 15_000]);
  expect(delaysFor(0)).toEqual([500, 1_000, 2_000, 4_000, 7_500, 7_500]);
});
