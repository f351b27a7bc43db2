import { chmodSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { DECISION_MAIL_DELAY } from "../../contract/constants.ts";
import { installPackages } from "../../scripts/deployment/machine.ts";
import { systemClock } from "../../server/clock.ts";
import { connectTo } from "../../server/database/connection.ts";
import { startMailServer } from "../support/browser/mail-server.ts";
import { createFolder, startServerProcess } from "../support/for-one-test.ts";
import { addInvestor, type TestMember } from "../support/members.ts";
import type { SpawnedServer } from "../support/spawned-server.ts";
import { type Cluster, type Member, startCluster } from "./cluster.ts";
import { halfStates, Load, mailsOwed } from "./load.ts";

/** Investors, of which each founder is offered two. */
const INVESTORS = 4;
/** The time under load before and after each disturbance, in milliseconds. */
const PHASE = 4_000;
const PROBE_INTERVAL = 50;

const disturbances: Readonly<
  Record<string, (cluster: Cluster, primary: Member) => Promise<() => void>>
> = {
  async killed(cluster, primary) {
    cluster.kill(primary);
    return () => cluster.restart(primary);
  },
  async frozen(cluster, primary) {
    cluster.freeze(primary);
    return () => cluster.thaw(primary);
  },
  async "switched over"(cluster, primary) {
    await cluster.switchover(primary);
    return () => {};
  },
  async "cut off"(_cluster, primary) {
    for (const link of primary.links) link.cut();
    return () => {
      for (const link of primary.links) link.restore();
    };
  },
};

test("when the primary is killed, frozen, switched over or cut off under load, no confirmed change is lost, none is half done, every email is sent, and only 503 is returned besides", async () => {
  installPackages([
    "patroni",
    "python3-etcd",
    "etcd-server",
    "haproxy",
    "postgresql-15",
    "procps",
  ]);
  const folder = createFolder();
  chmodSync(folder, 0o755);
  const cluster = await startCluster(folder);
  const mail = await startMailServer();
  onTestFinished(() => mail.close());
  const env = { DATABASE_URL: cluster.url, SMTP_URL: mail.url, LIMITS: "off" };
  const nodes = [
    await startServerProcess({ env }),
    await startServerProcess({ env }),
  ];
  const connection = connectTo(cluster.url, 4);
  onTestFinished(connection.close);
  const store = { database: connection.database, clock: systemClock };
  const investors: TestMember[] = [];
  for (let index = 0; index < INVESTORS; index += 1)
    investors.push(await addInvestor(store));
  const load = new Load(nodes, mail, investors);
  onTestFinished(() => load.abort());
  load.start();
  for (const [name, disturb] of Object.entries(disturbances)) {
    await sleep(PHASE);
    const primary = await cluster.newPrimary();
    const probes = nodes.map((node, index) => probe(node, investors[index]));
    const startedAt = performance.now();
    const repair = await disturb(cluster, primary);
    await cluster.newPrimary(primary);
    const promotion = (performance.now() - startedAt) / 1_000;
    const times = await Promise.all(probes.map((served) => served()));
    console.log(
      `Primary ${name}: a new one after ${promotion.toFixed(1)} s; the nodes served again after ${times.map((time) => `${((time - startedAt) / 1_000).toFixed(1)} s`).join(" and ")}`,
    );
    repair();
    await cluster.healthy();
  }
  await sleep(PHASE);
  await load.stop();
  // The emails about the last decisions are due.
  for (const node of nodes) await node.advance(DECISION_MAIL_DELAY);
  const mails = await mailsOwed(connection, mail);
  const { answered, found, lost } = await load.compare(connection);
  const halves = await halfStates(connection);
  console.log(
    `Answered ${answered}, found ${found}, lost ${lost.length}, half states ${halves.length}; mails owed ${mails.owed}, sent ${mails.owed - mails.missing.length}, twice ${mails.repeated}; responses ${[...load.statuses].map(([status, count]) => `${count} × ${status}`).join(", ")}`,
  );
  expect(load.failures).toEqual([]);
  expect(lost).toEqual([]);
  expect(halves).toEqual([]);
  expect(mails.missing).toEqual([]);
  expect(answered).toBeGreaterThan(100);
});

/**
 * Sends changes to a node until it serves again. The returned function waits until a change that was sent after the first
 * failed one has succeeded, and returns the time of the response; 0 if no change failed within a second.
 */
function probe({ call }: SpawnedServer, member?: TestMember) {
  let isOver = false;
  let failedAt: number | null = null;
  let servedAt: number | null = null;
  const send = () =>
    call("PUT", "/api/reminders/", {
      token: member?.token ?? "",
      json: { enabled: true },
    }).catch(() => ({ status: 0 }));
  const run = (async () => {
    while (!isOver || (failedAt !== null && servedAt === null)) {
      const { status } = await send();
      // The node has ended, because the test has failed.
      if (status === 0) return;
      if (status !== 200) {
        failedAt = performance.now();
        servedAt = null;
      } else if (failedAt !== null) servedAt ??= performance.now();
      await sleep(PROBE_INTERVAL);
    }
  })();
  return async () => {
    // The last connections to the former primary may break after the promotion.
    await sleep(2_000);
    isOver = true;
    await run;
    return servedAt ?? 0;
  };
}
