import { expect, test } from "vitest";
import { simulate } from "../../year/simulation.ts";

test("in three weeks on two nodes, of which one is killed each week, every date, reminder and email is that of a simple model", {
  tags: ["4-reminders-41", "4-match-review-48"],
}, async () => {
  const totals = await simulate({
    days: 21,
    investors: 12,
    businesses: 40,
    downtime: 17,
  });
  for (const kind of ["reminder", "datesPassed", "approved", "declined"])
    expect(totals[kind]).toBeGreaterThan(2);
});
