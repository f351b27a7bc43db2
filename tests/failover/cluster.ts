import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished } from "vitest";
import {
  asUser,
  POSTGRES_15,
  type Running,
  run,
  start,
  until,
} from "../../scripts/deployment/machine.ts";
import { connectClient } from "../../server/database/connection.ts";
import { freePort } from "../support/spawned-server.ts";
import { type NetworkLink, openLink } from "./network-link.ts";

/** Seconds without a sign of life after which the other members elect a new primary; the minimum of Patroni. */
const TTL = 20;
/** In milliseconds. */
const REBUILD_AFTER = 40_000;
const PASSWORD = "geheim";

/** One of three PostgreSQL servers, with the Patroni that manages it. */
export type Member = {
  readonly name: string;
  /** The port of its Patroni, which answers even when the network is cut. */
  readonly control: number;
  patroni: Running;
  readonly data: string;
  /** The ways from and to the other members, etcd and HAProxy. */
  readonly links: readonly NetworkLink[];
};

/** Three members under Patroni with synchronous replication, etcd, and HAProxy with the section of deploy/haproxy.cfg. */
export type Cluster = {
  readonly members: readonly Member[];
  /** The database behind HAProxy, which sends each connection to the primary. */
  readonly url: string;
  /** Waits until there is a primary other than `former` that HAProxy uses. */
  newPrimary(former?: Member): Promise<Member>;
  /** Waits until all members replicate. */
  healthy(): Promise<void>;
  /** Kills Patroni and PostgreSQL, so that nothing can say goodbye. */
  kill(member: Member): void;
  freeze(member: Member): void;
  thaw(member: Member): void;
  restart(member: Member): void;
  switchover(from: Member): Promise<void>;
};

/** Starts a cluster in an empty folder. Everything in it is stopped when the test ends. */
export async function startCluster(folder: string): Promise<Cluster> {
  const owner = run("id", ["-u", "postgres"]).trim();
  const own = (path: string) => {
    mkdirSync(path, { mode: 0o700, recursive: true });
    chownSync(path, Number(owner), Number(run("id", ["-g", "postgres"])));
    return path;
  };
  const asPostgres = (program: string, ...args: readonly string[]) => {
    const [setpriv = "", ...prefix] = asUser("postgres");
    const env = { PATH: process.env.PATH, HOME: folder, LC_ALL: "C.UTF-8" };
    return start(setpriv, [...prefix, program, ...args], env);
  };
  const etcdPort = await freePort();
  const peerUrl = `http://127.0.0.1:${await freePort()}`;
  const etcdUrl = `http://127.0.0.1:${etcdPort}`;
  const etcd = asPostgres(
    "etcd",
    ...[`--data-dir=${own(join(folder, "etcd"))}`, "--name=etcd"],
    ...[
      `--listen-client-urls=${etcdUrl}`,
      `--advertise-client-urls=${etcdUrl}`,
    ],
    ...[`--listen-peer-urls=${peerUrl}`, `--initial-cluster=etcd=${peerUrl}`],
    ...[`--initial-advertise-peer-urls=${peerUrl}`, "--enable-v2"],
  );
  const members: Member[] = [];
  const ports: { database: number; control: number }[] = [];
  onTestFinished(async () => {
    for (const member of members) thaw(member);
    await Promise.all(members.map(({ patroni }) => patroni.end()));
    for (const { links } of members) for (const link of links) link.close();
    await etcd.end();
  });
  for (const name of ["postgres-1", "postgres-2", "postgres-3"]) {
    const control = await freePort();
    const database = await freePort();
    const links = [
      await openLink(await freePort(), database),
      await openLink(await freePort(), control),
      await openLink(await freePort(), etcdPort),
    ] as const;
    const data = join(own(join(folder, name)), "data");
    const settings = patroniSettings({ name, control, database, data, links });
    const file = join(folder, name, "patroni.json");
    // JSON is a form of YAML.
    writeFileSync(file, JSON.stringify(settings), { mode: 0o644 });
    const patroni = asPostgres("patroni", file);
    const member: Member = { name, control, patroni, data, links };
    members.push(member);
    ports.push({ database: links[0].port, control: links[1].port });
  }
  const port = await startHaproxy(folder, ports);
  const cluster: Cluster = {
    members,
    url: `postgres://ubia:${PASSWORD}@127.0.0.1:${port}/ubia`,
    async newPrimary(former) {
      let primary: Member | undefined;
      await until(
        "a new primary",
        async () => {
          for (const member of members)
            if (member !== former && (await answers(member, "primary")))
              primary = member;
          return primary !== undefined;
        },
        { seconds: 120, programs: members.map(({ patroni }) => patroni) },
      );
      return primary as Member;
    },
    async healthy() {
      const startedAt = performance.now();
      let isRebuilt = false;
      await until(
        "all members replicating, one of them synchronously",
        async () => {
          if (!isRebuilt && performance.now() - startedAt > REBUILD_AFTER) {
            isRebuilt = true;
            for (const member of members) await rebuildIfBroken(member);
          }
          const roles = await Promise.all(
            members.map(async (member) => ({
              isPrimary: await answers(member, "primary"),
              isReplica: await answers(member, "replica"),
              isSynchronous: await answers(member, "synchronous"),
            })),
          );
          return (
            roles.filter(({ isPrimary }) => isPrimary).length === 1 &&
            roles.filter(({ isReplica }) => isReplica).length === 2 &&
            roles.some(({ isSynchronous }) => isSynchronous)
          );
        },
        { seconds: 180, programs: members.map(({ patroni }) => patroni) },
      );
    },
    kill: (member) => signal(member, "SIGKILL"),
    freeze: (member) => signal(member, "SIGSTOP"),
    thaw,
    restart(member) {
      const file = join(folder, member.name, "patroni.json");
      member.patroni = asPostgres("patroni", file);
    },
    async switchover(from) {
      const response = await fetch(`${controlOf(from)}/switchover`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ leader: from.name }),
      });
      if (!response.ok) throw new Error(await response.text());
    },
  };
  await cluster.newPrimary();
  await cluster.healthy();
  const superuser = `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`;
  const client = await connectClient({ connectionString: superuser });
  await client.query(`create role ubia login password '${PASSWORD}'`);
  await client.query("create database ubia owner ubia");
  await client.end();
  return cluster;
}

function controlOf({ control }: Member): string {
  return `http://127.0.0.1:${control}`;
}

/** Copies the primary to a member that cannot follow it, as an operator does with `patronictl reinit`. */
async function rebuildIfBroken(member: Member): Promise<void> {
  if (await answers(member, "health")) return;
  console.log(`${member.name} cannot follow the new primary: copied again`);
  await fetch(`${controlOf(member)}/reinitialize`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ force: true }),
  });
}

async function answers(member: Member, role: string): Promise<boolean> {
  const signal = AbortSignal.timeout(1_000);
  return fetch(`${controlOf(member)}/${role}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

function patroniSettings({
  name,
  control,
  database,
  data,
  links,
}: Pick<Member, "name" | "control" | "data" | "links"> & { database: number }) {
  const [databaseLink, controlLink, etcdLink] = links;
  const address = (link?: NetworkLink) => `127.0.0.1:${link?.port}`;
  const account = (username: string) => ({ username, password: PASSWORD });
  return {
    scope: "ubia",
    name,
    restapi: {
      listen: `127.0.0.1:${control}`,
      connect_address: address(controlLink),
    },
    // With the API v3 of etcd, a primary that was frozen for longer than TTL takes the lock back from its successor: Patroni
    // 3.0 then writes the key without a condition. `use_proxies` prevents Patroni from bypassing the link.
    etcd: { hosts: [address(etcdLink)], use_proxies: true },
    bootstrap: {
      dcs: {
        ttl: TTL,
        loop_wait: 2,
        retry_timeout: 3,
        // An answered change is on two members.
        synchronous_mode: true,
        postgresql: { use_pg_rewind: true },
      },
      initdb: [{ encoding: "UTF8" }, { locale: "C.UTF-8" }, "data-checksums"],
    },
    postgresql: {
      listen: `127.0.0.1:${database}`,
      connect_address: address(databaseLink),
      data_dir: data,
      bin_dir: POSTGRES_15,
      // By default, a copy waits for the next checkpoint, up to five minutes.
      basebackup: [{ checkpoint: "fast" }],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
      pgpass: join(data, "../pgpass"),
      pg_hba: [
        "local all all trust",
        "host all all 127.0.0.1/32 scram-sha-256",
        "host replication all 127.0.0.1/32 scram-sha-256",
      ],
      authentication: {
        superuser: account("postgres"),
        replication: account("replicator"),
        rewind: account("rewinder"),
      },
      parameters: {
        unix_socket_directories: join(data, ".."),
        max_connections: 100,
        wal_log_hints: "on",
      },
    },
  };
}

/** Starts HAProxy with the section for PostgreSQL of deploy/haproxy.cfg. Returns its port. */
async function startHaproxy(
  folder: string,
  ports: readonly { database: number; control: number }[],
): Promise<number> {
  const port = await freePort();
  const text = readFileSync("deploy/haproxy.cfg", "utf8");
  const defaults = text.slice(
    text.indexOf("\ndefaults\n"),
    text.indexOf("\nfrontend "),
  );
  const section = text.slice(text.indexOf("\nlisten postgres\n"));
  const servers = ports.map(
    ({ database, control }, index) =>
      `    server postgres-${index + 1} 127.0.0.1:${database} port ${control}`,
  );
  const settings = section
    .replace(/bind .*/, `bind 127.0.0.1:${port}`)
    .replaceAll(/^ {4}server .*\n/gm, "");
  const file = join(folder, "haproxy.cfg");
  writeFileSync(file, `${defaults}${settings}${servers.join("\n")}\n`);
  const haproxy = start("haproxy", ["-db", "-f", file]);
  onTestFinished(async () => {
    await haproxy.end();
  });
  return port;
}

/** Sends a signal to Patroni and to all processes of PostgreSQL. */
function signal(member: Member, name: NodeJS.Signals): void {
  const pids = [member.patroni.pid, ...postgresProcesses(member)];
  for (const pid of pids)
    try {
      process.kill(pid, name);
    } catch {
      // The process has ended meanwhile.
    }
}

function thaw(member: Member): void {
  signal(member, "SIGCONT");
}

function postgresProcesses({ data }: Member): number[] {
  const { stdout } = spawnSync("cat", [join(data, "postmaster.pid")], {
    encoding: "utf8",
  });
  const postmaster = Number(stdout.split("\n")[0]);
  if (!postmaster) return [];
  const list = execFileSync("ps", ["-e", "-o", "pid=,ppid="], {
    encoding: "utf8",
  });
  const children = list
    .split("\n")
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === postmaster)
    .map(([pid = 0]) => pid);
  return [postmaster, ...children];
}
