import { randomUUID } from "node:crypto";
import { eq, is, sql } from "drizzle-orm";
import { PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import * as schema from "../../../server/database/schema.ts";
import { createAccount } from "../../support/accounts.ts";
import {
  findInvestors,
  firstMatchId,
  mailDecisionsNow,
  review,
} from "../../support/match-calls.ts";
import { accountIdOf, addInvestors } from "../../support/members.ts";
import { operatorOf } from "../../support/operator.ts";
import { formOf, validParts } from "../../support/profiles.ts";
import * as sample from "../../support/sample-files.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

/** Returns every row of every table as text. In it, a file is written in hexadecimal digits. */
async function dump(): Promise<string> {
  const { database } = server.context;
  const rows = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .map((table) =>
      database.execute<{ row: string }>(
        sql`select ${table}::text as row from ${table}`,
      ),
    );
  return (await Promise.all(rows))
    .flatMap((result) => result.rows.map(({ row }) => row))
    .join("\n");
}

test("after an erasure, neither the address nor the name nor the bytes of a file of the person are anywhere in the database", {
  tags: ["3-delete-account-281"],
}, async () => {
  const { context } = server;
  const { files, mailOutbox } = schema;
  const { database } = context;
  const investorNamed = await addInvestors(context, "One", "Two", "Three");
  const person = await createAccount(server);
  const id = await accountIdOf(context, person.email);
  const name = "Zanzibar Salt Works";
  await server.call("POST", "/api/profile/", {
    token: person.token,
    raw: formOf(
      { ...validParts("investee"), business_name: name },
      { avatar: { content: sample.png, name: "my-face.png" } },
    ),
  });
  await findInvestors(server, person);
  await findInvestors(server, person, randomUUID());
  const investor = investorNamed("Three");
  await review(
    server,
    investor,
    await firstMatchId(server, investor),
    "approved",
  );
  await mailDecisionsNow(server);
  const [stored] = await database
    .select()
    .from(files)
    .where(eq(files.accountId, id));
  const traces = [
    person.email,
    name,
    "my-face.png",
    stored?.content.toString("hex") ?? "",
  ];
  const before = await dump();
  expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);
  const erased = await operatorOf(server).run(
    "data",
    "erase",
    person.email,
    "--yes",
  );
  expect(erased.exitCode).toBe(0);
  // The email about the erasure contains the address. It is deleted when it has been sent.
  await database
    .delete(mailOutbox)
    .where(eq(mailOutbox.kind, "accountDeleted"));
  const after = await dump();
  expect(after).toContain("data erase");
  expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
});
