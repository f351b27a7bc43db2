import { expect, test } from "vitest";
import { matchTimeline } from "../../../machines/match-status/tracker.ts";
import { shownText } from "../../support/shown-text.ts";
import { matchOf, pendingMatch } from "../match-cases.ts";

const START = 1_800_000_000_000;

test("every change of a match is listed with its time, oldest first", () => {
  const statuses = [
    "pending",
    "approved",
    "rejected",
    "approved",
    "funded",
  ] as const;
  const match = matchOf({
    status: "funded",
    funded_ammount: "180000.00",
    history: statuses.map((status, index) => ({ status, at: START + index })),
  });
  expect(
    matchTimeline(match).map(({ message, at }) => [
      shownText(message),
      at - START,
    ]),
  ).toEqual([
    ["Matched with Harmattan Fund", 0],
    ["Harmattan Fund approved you", 1],
    ["Harmattan Fund declined", 2],
    ["Harmattan Fund approved you", 3],
    ["Harmattan Fund funded you with $180,000", 4],
  ]);
});

test.each([
  ["replaced", "You replaced Harmattan Fund with another investor"],
  ["closed", "The match with Harmattan Fund was closed"],
] as const)(
  "the last timeline entry of a %s match describes how the match ended",
  (status, text) => {
    const match = matchOf({
      replaced: true,
      history: [...pendingMatch.history, { status, at: START }],
    });
    expect(shownText(matchTimeline(match).at(-1)?.message)).toBe(text);
  },
);
