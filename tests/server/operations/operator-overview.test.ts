import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { SILENT_OVERDUE_MATCHES } from "../../../contract/constants.ts";
import { matches } from "../../../server/database/schema.ts";
import { findInvestors } from "../../support/match-calls.ts";
import { addInvestee, addInvestor } from "../../support/members.ts";
import { failure, operatorOf } from "../../support/operator.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();
const operator = operatorOf(server);

test("the operator sees silent investors, statistics and earlier actions, and an erased account's address in none of them", async () => {
  const { context } = server;
  const investor = await addInvestor(context);
  for (let count = 0; count < SILENT_OVERDUE_MATCHES; count += 1)
    await findInvestors(server, await addInvestee(context));
  expect(await operator.json("accounts", "silent")).toMatchObject({ total: 0 });
  await context.database
    .update(matches)
    .set({ answerBy: new Date("2020-01-01T10:00:00Z") })
    .where(eq(matches.investorId, investor.id));
  const { output } = await operator.run("accounts", "silent");
  expect(output).toMatch(
    new RegExp(
      `${investor.email} +Baobab Capital +${SILENT_OVERDUE_MATCHES} +2020-01-01 10:00 UTC\n\n1 silent investor\n$`,
    ),
  );
  expect(await operator.json("statistics")).toMatchObject({
    investors: 1,
    investees: SILENT_OVERDUE_MATCHES,
    pending: SILENT_OVERDUE_MATCHES,
    funded_amount: 0,
  });

  await operator.run("accounts", "suspend", investor.email);
  const actionsOn = (account: string) =>
    operator.json("audit", "list", "--account", account);
  expect(await actionsOn(investor.email)).toMatchObject({
    total: 1,
    actions: [{ act: "accounts suspend", email: investor.email }],
  });
  await operator.run("data", "erase", investor.email, "--yes");
  const later = await operator.run("audit", "list", "--since", "2020-01-01");
  expect(later.output).toContain("data erase");
  expect(later.output).not.toContain(investor.email);
  expect(await actionsOn(String(investor.id))).toMatchObject({
    actions: [
      { act: "data erase", email: null, account_id: investor.id },
      { act: "audit list" },
      { act: "accounts suspend" },
    ],
  });
  expect(await operator.run("audit", "list", "--since", "May")).toEqual(
    failure(2, "May is not a date such as 2026-12-04."),
  );
});
