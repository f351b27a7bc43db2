import { formatCount } from "../../contract/format.ts";
import { MIN_MATCH_SCORE } from "../../contract/scoring.ts";
import { connectTo } from "../../server/database/connection.ts";
import { rankInvestors } from "../../server/matching/ranking.ts";
import {
  createDatabase,
  openDatabaseServer,
} from "../../tests/support/test-databases.ts";
import { addCrowd, scan, seekers } from "./matching-crowd.ts";
import { lineOf, ratioOf, timesOf } from "./times.ts";

/** Default number of investors. */
const CROWD = 100_000;
/** Number of searches with the side table, and with the slow scan. */
const PROBES = 300;
const SCANS = 30;
/** An id that no investee has, so that no investor counts as already offered. */
const NEW_INVESTEE = 0;

/**
 * Measures the search for the best two investors: index probes of the side table, as the server does it, and a scan of
 * all profiles with a sort.
 *
 * @throws Error when the two find different scores.
 */
export async function run(size = CROWD): Promise<void> {
  const server = await openDatabaseServer();
  try {
    const stored = await createDatabase(server);
    const connection = connectTo(stored.url);
    console.log(`matching: the best 2 of ${formatCount(size)} investors`);
    await addCrowd(connection.database, size);
    await measure(connection.database);
    await connection.close();
    await stored.drop();
  } finally {
    await server.close();
  }
}

type Database = ReturnType<typeof connectTo>["database"];

async function measure(database: Database): Promise<void> {
  const businesses = seekers(PROBES);
  const few = businesses.slice(0, SCANS);
  const probe = (facts: (typeof businesses)[number]) =>
    rankInvestors(database, { accountId: NEW_INVESTEE, facts }, 2);
  for (const facts of few) {
    const found = (await probe(facts)).map(({ score }) => score);
    const best = (await scan(database, facts)).filter(
      (score) => score >= MIN_MATCH_SCORE,
    );
    if (found.join() !== best.join())
      throw new Error(`The probes found ${found}, the scan ${best}.`);
  }
  const probes = await timesOf(businesses, probe);
  const scans = await timesOf(few, (facts) => scan(database, facts));
  console.log(lineOf("index probes (side table)", probes));
  console.log(lineOf("scan of profiles, with sort", scans));
  console.log(
    `  the scan takes ${ratioOf(scans.p50, probes.p50)} as long (p50), with the same scores`,
  );
}
