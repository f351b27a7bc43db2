import { randomUUID } from "node:crypto";
import pg from "pg";
import { closeAccount } from "../../server/personal-data/close-account.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { until } from "../support/for-one-test.ts";
import { findInvestors, matchesOf, review } from "../support/match-calls.ts";
import { addInvestee, addInvestor } from "../support/members.ts";
import { operatorOf } from "../support/operator.ts";
import { formOf, validParts } from "../support/profiles.ts";
import * as sample from "../support/sample-files.ts";
import type { TestServer } from "../support/server.ts";

/** How many businesses have done everything before `work` starts. */
const ROUNDS_BEFORE = 2;

/**
 * Runs `work` while members save profiles with files, request and decide matches, close accounts, and the operator records
 * fundings. Returns the result of `work`.
 */
export async function underLoad<Result>(
  server: TestServer,
  work: () => Promise<Result>,
): Promise<Result> {
  let isOver = false;
  let rounds = 0;
  const investors = await Promise.all(
    Array.from({ length: 4 }, () => addInvestor(server.context)),
  );
  const operator = operatorOf(server);
  async function playRound(): Promise<void> {
    const investee = await addInvestee(server.context);
    await findInvestors(server, investee);
    const [first] = await matchesOf(server, investee);
    for (const investor of investors)
      for (const match of await matchesOf(server, investor))
        if (match.id === first?.id)
          await review(
            server,
            investor,
            match.id,
            rounds % 3 === 0 ? "rejected" : "approved",
          );
    await findInvestors(server, investee, randomUUID());
    if (first && rounds % 2 === 0)
      await operator.run("matches", "fund", first.id, "250000");
    await server.call("POST", "/api/profile/", {
      token: investee.token,
      raw: formOf(validParts("investee"), {
        avatar: { content: sample.png, name: "me.png" },
      }),
    });
    if (rounds % 4 === 3)
      await closeAccount(
        server.context,
        { accountId: investee.id, email: investee.email },
        { actor: "owner", action: "account deleted" },
      );
    await server.call("POST", "/api/login/", {
      json: { email: investee.email, password: GOOD_PASSWORD },
    });
    rounds += 1;
  }
  async function play(): Promise<void> {
    do await playRound();
    while (!isOver);
  }
  const players = Promise.all([play(), play(), play()]);
  try {
    await Promise.race([players, until(() => rounds >= ROUNDS_BEFORE)]);
    return await work();
  } finally {
    isOver = true;
    await players;
  }
}

/** Returns a checksum and the number of the rows of each table of a database, except those that a backup leaves out. */
export async function contentOf(url: string): Promise<Record<string, string>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query("set timezone = 'UTC'");
    const { rows: tables } = await client.query<{ name: string }>(
      `select tablename as name from pg_tables where schemaname = 'public' and tablename <> all($1) order by 1`,
      [LEFT_OUT],
    );
    const content: Record<string, string> = {};
    for (const { name } of tables) {
      const { rows } = await client.query(
        `select count(*) || ' rows ' || coalesce(md5(string_agg(md5(row::text), '' order by md5(row::text))), '') as sum
         from ${name} as row`,
      );
      content[name] = rows[0].sum;
    }
    return content;
  } finally {
    await client.end();
  }
}

const LEFT_OUT = [
  "sessions",
  "verifications",
  "verification_handles",
  "password_links",
  "replays",
  "limit_counters",
  // A backup leaves out emails with links, and a restore is recorded.
  "mail_outbox",
  "audit",
];
