import { expect, test } from "vitest";
import { simulate } from "./simulation.ts";

test("in a year with 500 investors and 1,500 businesses on two nodes, every date, reminder and email is that of the model", async () => {
  const days = 365;
  const totals = await simulate(
    { days, investors: 500, businesses: 1_500, downtime: 200 },
    (day, totalsSoFar) => {
      if (day % 30 === 0) console.log(`day ${day} of ${days}`, totalsSoFar);
    },
  );
  console.log(totals);
  expect(totals.matches).toBeGreaterThan(1_000);
  for (const kind of [
    "reminder",
    "datesPassed",
    "approved",
    "declined",
    "fundingStated",
  ])
    expect(totals[kind]).toBeGreaterThan(100);
});
