import { expect, test } from "vitest";
import { simulate } from "../../year/simulation.ts";

test("in six weeks on two nodes, of which one is killed each week, every date, reminder and email is that of a simple model", {
  tags: ["4-reminders-41", "4-match-review-48"],
}, async () => {
  const totals = await simulate({
    days: 42,
    investors: 12,
    businesses: 40,
    downtime: 30,
  });
  for (const kind of ["reminder", "datesPassed", "approved", "declined"])
    expect(totals[kind]).toBeGreaterThan(2);
});
