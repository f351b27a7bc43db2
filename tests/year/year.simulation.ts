import { expect, test } from "vitest";
import { simulate } from "./simulation.ts";

test("in a year with 500 investors and 1,500 businesses on two nodes, every date, reminder and email is that of the model", async () => {
  const totals = await simulate({
    days: 365,
    investors: 500,
    businesses: 1_500,
    downtime: 200,
  });
  console.log(totals);
  expect(totals.matches).toBeGreaterThan(1_000);
});
