import { isNotNull, sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { formatCount } from "../../contract/format.ts";
import { MIN_MATCH_SCORE } from "../../contract/scoring.ts";
import { systemClock } from "../../server/clock.ts";
import {
  type Connection,
  connectClient,
  connectTo,
  type Database,
} from "../../server/database/connection.ts";
import * as schema from "../../server/database/schema.ts";
import { removeSilentInvestors } from "../../server/matches/investor-criteria.ts";
import {
  countBusinesses,
  investeeOutlook,
} from "../../server/matching/outlook.ts";
import { rankInvestors } from "../../server/matching/ranking.ts";
import { addInvestee } from "../../tests/support/members.ts";
import {
  createDatabase,
  openDatabaseServer,
} from "../../tests/support/test-databases.ts";
import {
  addGeneratedBusinesses,
  addGeneratedInvestors,
  generatedInvestees,
  scan,
  scanCount,
} from "./generated-members.ts";
import { createClient } from "./http-client.ts";
import { buildServer, report, spawnBuiltServer } from "./processes.ts";
import { lineOf, ratioOf, summarizeTimes, timeEach } from "./times.ts";

/** Default number of investors. */
const INVESTORS = 1_000_000;
const SMALLEST_SIZE = 1_000;
/** The search times for the largest number of investors are compared with the search times for this number. */
const GROWTH_FROM = 10_000;
const MEASURED_SEARCHES = 1_000;
const WARM_UP_SEARCHES = 50;
/** Number of searches that are compared with a scan of all investors. */
const SCANS = 5;
/** An estimated number of investors may be this many times as large or as small as the counted one. */
const MAX_ESTIMATE_ERROR = 2;
const MEASURED_CALLS = 400;
const WARM_UP_CALLS = 80;
const CONCURRENCY = 8;
/** Number of the oldest investors of one sector whose matches are all overdue. */
const SILENT_INVESTORS = 20_000;
/** An id that no investee has, so that no investor counts as already offered. */
const NEW_INVESTEE = 0;

/**
 * Measures the search for the best two investors among 1,000, 10,000 … investors, and prints PostgreSQL's query plan
 * whenever the plan differs from the previous plan. Then measures the response times of match requests to the server.
 *
 * @param size The largest number of investors.
 * @throws Error when a search and a scan of all profiles find different scores, or when a number of the outlook is wrong.
 */
export async function run(size = INVESTORS): Promise<void> {
  const server = await openDatabaseServer();
  try {
    const testDatabase = await createDatabase(server);
    const connection = connectTo(testDatabase.url, 1);
    const loader = await connectClient({ connectionString: testDatabase.url });
    const p99 = new Map<number, number>();
    let plan = "";
    let loadedCount = 0;
    for (const next of sizesUpTo(size)) {
      const startedAt = performance.now();
      const range = { from: loadedCount, to: next };
      await addGeneratedInvestors(
        drizzle(loader, { schema }),
        range,
        (loaded) =>
          report(`  ${formatCount(loaded)} of ${formatCount(next)} investors`),
      );
      loadedCount = next;
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      report(
        `matching: the best 2 of ${formatCount(next)} investors (loaded in ${seconds} s)\n`,
      );
      p99.set(next, await measure(connection));
      report("  adding businesses");
      await addGeneratedBusinesses(drizzle(loader, { schema }), range);
      await measureOutlook(testDatabase.url, p99.get(next) ?? 0);
      const newPlan = await executionPlanOf(connection);
      console.log(newPlan === plan ? "  same plan" : newPlan);
      plan = newPlan;
    }
    await measureCalls(testDatabase.url, connection);
    // Last, because a server then has thousands of reminders to send.
    await measureSilence(drizzle(loader, { schema }), connection);
    printGrowth(p99);
    await loader.end();
    await connection.close();
    await testDatabase.drop();
  } finally {
    await server.close();
  }
}

function sizesUpTo(size: number): readonly number[] {
  const sizes = [size];
  for (let next = SMALLEST_SIZE; next < size; next *= 10)
    sizes.splice(-1, 0, next);
  return sizes;
}

async function measure({ database }: Connection): Promise<number> {
  const businesses = generatedInvestees(WARM_UP_SEARCHES + MEASURED_SEARCHES);
  const search = (criteria: (typeof businesses)[number]) =>
    rankInvestors(
      database,
      { accountId: NEW_INVESTEE, criteria },
      2,
      new Date(),
    );
  for (const criteria of businesses.slice(0, SCANS)) {
    const found = (await search(criteria)).map(({ score }) => score);
    const best = (await scan(database, criteria)).filter(
      (score) => score >= MIN_MATCH_SCORE,
    );
    if (found.join() !== best.join())
      throw new Error(`The search found ${found}, the scan found ${best}.`);
  }
  await timeEach(businesses.slice(0, WARM_UP_SEARCHES), search);
  const searches = await timeEach(businesses.slice(WARM_UP_SEARCHES), search);
  const scans = await timeEach(businesses.slice(0, SCANS), (criteria) =>
    scan(database, criteria),
  );
  console.log(lineOf("search", searches));
  console.log(
    `${lineOf("scan of all, with sort", scans)}   ${ratioOf(scans.p50, searches.p50)} as long (p50)`,
  );
  return searches.p99;
}

/**
 * Measures the search for businesses of one sector whose oldest investors have not answered in time, after the job has
 * removed these investors.
 */
async function measureSilence(
  loader: Database,
  { database }: Connection,
): Promise<void> {
  const businesses = generatedInvestees(WARM_UP_SEARCHES + MEASURED_SEARCHES);
  const [sector = "Agriculture"] = businesses.map((one) => one.sector_type);
  const investees: number[] = [];
  for (let count = 0; count < SILENT_OVERDUE_MATCHES; count += 1)
    investees.push((await addInvestee({ database, clock: systemClock })).id);
  const { rowCount } = await loader.execute(sql`
    insert into matches (investee_id, investor_id, status, score, reasons, created_at, updated_at, answer_by)
    select investee.id, investor.account_id, 'pending', 80, '{}', now() - interval '14 days', now(),
      now() - random() * interval '300 days'
    from (
      select distinct account_id from investor_criteria where sector = ${sector}
      order by account_id limit ${SILENT_INVESTORS}
    ) as investor
    cross join unnest(${sql.param(investees)}::bigint[]) as investee (id)`);
  await loader.execute(sql`vacuum analyze matches`);
  // The server's job has already run; these dates passed before that.
  await loader.delete(schema.silenceChecks);
  const startedAt = performance.now();
  await removeSilentInvestors({ database: loader, clock: systemClock });
  const seconds = (performance.now() - startedAt) / 1000;
  await loader.execute(sql`vacuum analyze investor_criteria`);
  const search = (criteria: (typeof businesses)[number]) =>
    rankInvestors(
      database,
      {
        accountId: NEW_INVESTEE,
        criteria: { ...criteria, sector_type: sector },
      },
      2,
      new Date(),
    );
  await timeEach(businesses.slice(0, WARM_UP_SEARCHES), search);
  const searches = await timeEach(businesses.slice(WARM_UP_SEARCHES), search);
  console.log(
    `${lineOf("oldest all overdue", searches)}   ${formatCount(rowCount ?? 0)} overdue matches of the oldest investors in ${sector}, removed in ${seconds.toFixed(1)} s`,
  );
}

/** Measures what GET /api/match-outlook/ counts for investees and investors, and compares its estimates with a scan. */
async function measureOutlook(url: string, searchP99: number): Promise<void> {
  // A connection of its own, because the sample is kept for the connection that read it.
  const { database, close } = connectTo(url, 1);
  const businesses = generatedInvestees(WARM_UP_SEARCHES + MEASURED_SEARCHES);
  const investors = await database
    .select()
    .from(schema.profiles)
    .where(isNotNull(schema.profiles.investmentTargetMin))
    .limit(businesses.length);
  const outlook = (criteria: (typeof businesses)[number]) =>
    investeeOutlook(database, NEW_INVESTEE, criteria);
  const count = (investor: (typeof investors)[number]) =>
    countBusinesses(database, investor);
  await timeEach(businesses.slice(0, WARM_UP_SEARCHES), outlook);
  await timeEach(investors.slice(0, WARM_UP_SEARCHES), count);
  for (const [label, times] of [
    [
      "outlook of a business",
      await timeEach(businesses.slice(WARM_UP_SEARCHES), outlook),
    ],
    [
      "outlook of an investor",
      await timeEach(investors.slice(WARM_UP_SEARCHES), count),
    ],
  ] as const)
    report(
      `${lineOf(label, times)}   ${ratioOf(times.p99, searchP99)} as long as a search (p99)\n`,
    );
  for (const criteria of businesses.slice(0, SCANS)) {
    const { offered } = await outlook(criteria);
    const counted = await scanCount(database, criteria, MIN_MATCH_SCORE);
    console.log(
      `  ${offered.about ? "about " : ""}${formatCount(offered.count)} of ${formatCount(counted)} investors`,
    );
    const tolerance = offered.about ? MAX_ESTIMATE_ERROR : 1;
    if (
      offered.count > counted * tolerance ||
      counted > offered.count * tolerance
    )
      throw new Error(
        `The outlook says ${offered.count}, the scan counted ${counted}.`,
      );
  }
  await close();
}

/** Measures the response time of /api/match_investors/ for new investees. */
async function measureCalls(
  url: string,
  { database }: Connection,
): Promise<void> {
  report("  match requests: adding investees");
  await buildServer();
  const server = await spawnBuiltServer(url, {
    LIMITS: "off",
    LOG_LEVEL: "silent",
  });
  const clients = Array.from({ length: CONCURRENCY }, () =>
    createClient(server.origin),
  );
  try {
    const store = { database, clock: systemClock };
    const tokens: string[] = [];
    for (const criteria of generatedInvestees(
      WARM_UP_CALLS + 2 * MEASURED_CALLS,
    ))
      tokens.push((await addInvestee(store, profileOf(criteria))).token);
    const callAll = async (concurrency: number, count: number) => {
      const callTokens = tokens.splice(0, count);
      const durations: number[] = [];
      await Promise.all(
        clients.slice(0, concurrency).map(async (client) => {
          for (let token = callTokens.pop(); token; token = callTokens.pop()) {
            const startedAt = performance.now();
            const { status, text } = await client.call(
              "GET",
              "/api/match_investors/",
              token,
            );
            durations.push(performance.now() - startedAt);
            if (status !== 200) throw new Error(`Status ${status}: ${text}`);
          }
        }),
      );
      return summarizeTimes(durations);
    };
    await callAll(CONCURRENCY, WARM_UP_CALLS);
    const single = await callAll(1, MEASURED_CALLS);
    const concurrent = await callAll(CONCURRENCY, MEASURED_CALLS);
    report(`${lineOf("match request", single)}\n`);
    console.log(
      `${lineOf(`${CONCURRENCY} concurrent requests`, concurrent)}   ${ratioOf(concurrent.p50, single.p50)} as long (p50)`,
    );
  } finally {
    for (const client of clients) client.close();
    await server.dispose();
  }
}

function profileOf(criteria: ReturnType<typeof generatedInvestees>[number]) {
  return {
    profile: {
      sectorType: criteria.sector_type,
      capitalNeeded: criteria.capital_needed,
      businessStage: criteria.business_stage,
      investmentType: criteria.investment_type,
      location: criteria.location,
    },
  };
}

/** Returns the plan with which PostgreSQL executes a search. */
async function executionPlanOf({ pool }: Connection): Promise<string> {
  let explained = { text: "", values: [] as unknown[] };
  const logger = {
    logQuery(text: string, values: unknown[]) {
      explained = { text, values };
    },
  };
  const [criteria] = generatedInvestees(1);
  if (criteria)
    await rankInvestors(
      drizzle(pool, { schema, logger }),
      { accountId: NEW_INVESTEE, criteria },
      2,
      new Date(),
    );
  const { rows } = await pool.query<{ "QUERY PLAN": string }>({
    ...explained,
    text: `explain (analyze, costs off, timing off, buffers off, summary off) ${explained.text}`,
  });
  return rows
    .map(
      (row) =>
        `    ${row["QUERY PLAN"].replace(/ \(actual .*| \(never .*/, "")}`,
    )
    .filter(
      (line) =>
        !/^ *(?:Sort Method|Index Searches|Heap Fetches|Rows Removed|Heap Blocks|Buckets|Batches|Storage)/.test(
          line,
        ),
    )
    .join("\n");
}

function printGrowth(p99: ReadonlyMap<number, number>): void {
  const sizes = [...p99.keys()].filter((size) => size >= GROWTH_FROM);
  const [first = 0, last = 0] = [sizes[0], sizes.at(-1)];
  if (first === last) return;
  const ratio = ratioOf(p99.get(last) ?? 0, p99.get(first) ?? 0);
  console.log(
    `  p99 with ${formatCount(last)} investors: ${ratio} as long as with ${formatCount(first)}`,
  );
}
