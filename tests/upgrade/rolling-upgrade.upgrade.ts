import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type { Match } from "../../contract/calls/matches.ts";
import { DEMO_LOGINS } from "../../server/demo/accounts.ts";
import {
  createDatabase,
  createFolder,
  startServerProcess,
} from "../support/for-one-test.ts";
import type { SpawnedServer } from "../support/spawned-server.ts";
import { buildServer, previousRelease } from "./previous-release.ts";

type Offers = ResponseOf<"matchInvestors">;
type Profile = ResponseOf<"profile">;

/** The time under load in each phase, in milliseconds. */
const PHASE = 4_000;

test("while two nodes are replaced by nodes of this version one after the other, every response is a success or 503, and nothing is lost", async () => {
  const release = previousRelease();
  console.log(`Upgrade from ${release}`);
  const previous = createFolder();
  buildServer(release, previous);
  const databaseUrl = await createDatabase();
  await makeEmpty(databaseUrl);
  const start = (version?: string, SEED = "none") =>
    startServerProcess({
      ...(version && { version }),
      env: { DATABASE_URL: databaseUrl, LIMITS: "off", SEED },
    });
  const oldNodes = [await start(previous, "demo"), await start(previous)];
  const load = new Load(oldNodes);
  const founders = await load.founders();
  const submitted = await load.during(PHASE, founders, (founder) =>
    load.offers(founder),
  );
  for (const [replaced, oldNode] of oldNodes.entries()) {
    const key = `re-run ${replaced} with at least 32 characters`;
    // The new node migrates the database while both old nodes serve requests.
    load.nodes.push(await start());
    const offers = await load.during(PHASE, founders, (founder) =>
      load.offers(founder, key),
    );
    // Either node may get the repetition.
    for (const [index, founder] of founders.entries())
      for (const node of load.nodes)
        expect(idsOf(await load.offers(founder, key, node))).toEqual(
          idsOf(offers[index]),
        );
    load.nodes.splice(load.nodes.indexOf(oldNode), 1);
    await oldNode.end();
  }
  await load.during(PHASE, founders, async () => undefined);
  expect(load.failures).toEqual([]);
  expect(submitted.flatMap(idsOf)).toHaveLength(2 * founders.length);
  for (const founder of founders) {
    const profile = await load.send<Profile>(founder, "GET", "/api/profile/");
    expect(profile).toMatchObject({
      market: founder.market,
      match_reruns_used: 2,
    });
    const matches = await load.send<readonly Match[]>(
      founder,
      "GET",
      "/api/matches/",
    );
    const last = founder.offers.at(-1);
    expect(matches.map(({ id }) => id).toSorted()).toEqual(
      idsOf(last).toSorted(),
    );
    // The re-run of the old node and that of the new one both name the replaced investor.
    for (const { matching_investors } of founder.offers.slice(1))
      expect(matching_investors.every(({ replaces }) => replaces)).toBe(true);
    expect(matches.every(({ replaces, reasons }) => replaces && reasons)).toBe(
      true,
    );
  }
});

/** A member whose confirmed changes must not be lost. */
type Founder = {
  readonly token: string;
  market: string;
  readonly offers: Offers[];
};

/** Sends requests to the current nodes in turn. */
class Load {
  readonly nodes: SpawnedServer[];
  readonly failures: string[] = [];
  #sent = 0;

  constructor(nodes: readonly SpawnedServer[]) {
    this.nodes = [...nodes];
  }

  /** Logs in as each demo business. */
  async founders(): Promise<readonly Founder[]> {
    const { password, email } = DEMO_LOGINS.investee;
    const names = ["susu-ledger", "tana-river-schools", "imbali-clinic-boxes"];
    const emails = [email, ...names.map((name) => `${name}@example.org`)];
    const founders: Founder[] = [];
    for (const address of emails) {
      const { token } = await this.send<ResponseOf<"login">>(
        null,
        "POST",
        "/api/login/",
        { email: address, password },
      );
      founders.push({ token, market: "", offers: [] });
    }
    return founders;
  }

  /** Saves and reads for some time, and does `change` once per founder meanwhile. */
  async during<Result>(
    milliseconds: number,
    founders: readonly Founder[],
    change: (founder: Founder) => Promise<Result>,
  ): Promise<Result[]> {
    const end = performance.now() + milliseconds;
    return Promise.all(
      founders.map(async (founder) => {
        const changed = change(founder);
        while (performance.now() < end) {
          const market = `Market ${this.#sent}`;
          await this.send(founder, "PUT", "/api/profile/", { market });
          founder.market = market;
          await this.send(founder, "GET", "/api/matches/");
        }
        return changed;
      }),
    );
  }

  /** Requests a match or, with a key, a re-run. */
  async offers(
    founder: Founder,
    key?: string,
    node?: SpawnedServer,
  ): Promise<Offers> {
    const path = `/api/match_investors/${key ? "?rerun=true" : ""}`;
    const offers = await this.send<Offers>(
      founder,
      "GET",
      path,
      undefined,
      key,
      node,
    );
    if (!node) founder.offers.push(offers);
    return offers;
  }

  /** Sends a request, again after a 503, and records any other failure. */
  async send<Body>(
    founder: Founder | null,
    method: string,
    path: string,
    json?: object,
    key: string = randomUUID(),
    node?: SpawnedServer,
  ): Promise<Body> {
    for (;;) {
      const target = node ?? this.nodes[this.#sent++ % this.nodes.length];
      const response = await fetch(`${target?.origin}${path}`, {
        method,
        headers: {
          "Content-Type": "application/json",
          "Idempotency-Key": key,
          ...(founder && { Authorization: `Token ${founder.token}` }),
        },
        ...(json && { body: JSON.stringify(json) }),
      });
      const text = await response.text();
      if (response.ok) return JSON.parse(text);
      if (response.status !== 503) {
        this.failures.push(`${method} ${path}: ${response.status} ${text}`);
        throw new Error(this.failures.join("\n"));
      }
      await sleep(200);
    }
  }
}

function idsOf(offers: Offers | undefined): string[] {
  return (offers?.matching_investors ?? []).map(({ match_id }) => match_id);
}

async function makeEmpty(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    "drop schema public cascade; drop schema drizzle cascade; create schema public",
  );
  await client.end();
}
