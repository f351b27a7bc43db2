/**
 * Starts the processes of compose.yaml in this process's own network and mount namespaces, with the variables, names and
 * addresses of the file: PostgreSQL 15 and Caddy of Debian instead of the file's images, and the image of the product twice.
 * `scripts/deployment/check.ts` starts this program with the path of a JSON file.
 */
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import { request } from "node:https";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startMailServer } from "../../tests/support/browser/mail-server.ts";
import type { Container } from "./image.ts";
import {
  assert,
  asUser,
  CheckFailure,
  POSTGRES_15,
  type Running,
  run,
  start,
  until,
} from "./machine.ts";

/** The part of the output of `docker-compose config` that this program uses. */
export type Composition = {
  readonly services: Readonly<
    Record<string, { readonly environment?: Readonly<Record<string, string>> }>
  >;
};
/** What this program needs. */
export type CompositionInput = {
  readonly work: string;
  /** The folder of the secrets that compose.yaml names. */
  readonly secrets: string;
  readonly container: Container;
  readonly composition: Composition;
};

/** The services, each with an address in the network of compose.yaml. */
const ADDRESSES = {
  "node-1": "10.77.0.11",
  "node-2": "10.77.0.12",
  postgres: "10.77.0.13",
  mail: "10.77.0.14",
  /** The node that systemd starts. */
  systemd: "10.77.0.15",
} as const;
type Node = "node-1" | "node-2";
/** How long a container may take to stop after SIGTERM, in seconds. */
const MAX_STOP = 5;
const FRONTEND = "https://localhost";

/** Prepares the root of a container as compose.yaml describes it, read-only, and starts the program in it without capabilities. */
const READ_ONLY_ROOT = `set -e
root=$1 volume=$2 secrets=$3 user=$4; shift 4
mount --bind "$root" "$root"
mount -o remount,bind,ro "$root"
mount -t tmpfs tmpfs "$root/tmp"
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
mount --bind /etc/hosts "$root/etc/hosts"
mount --bind "$volume" "$root/data"
mount --bind "$secrets" "$root/run/secrets"
cd "$root/app"
exec chroot "$root" /usr/bin/setpriv --reuid="$user" --regid="$user" --clear-groups --no-new-privs --bounding-set=-all --inh-caps=-all "$@"`;

const { work, secrets, container, composition }: CompositionInput = JSON.parse(
  readFileSync(process.argv[2] ?? "", "utf8"),
);
const programs: Running[] = [];
try {
  await check();
} catch (error) {
  if (!(error instanceof CheckFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  for (const program of programs.toReversed())
    await program.end(
      program.child.spawnfile === "setpriv" ? "SIGINT" : "SIGTERM",
    );
}
process.exit();

async function check(): Promise<void> {
  run("ip", ["link", "set", "lo", "up"]);
  const hosts = join(work, "hosts");
  writeFileSync(hosts, "127.0.0.1 localhost\n");
  for (const [name, address] of Object.entries(ADDRESSES)) {
    run("ip", ["address", "add", `${address}/32`, "dev", "lo"]);
    appendFileSync(hosts, `${address} ${name}\n`);
  }
  run("mount", ["--bind", hosts, "/etc/hosts"]);
  await startPostgres();
  const mail = await startMailServer(1025, ADDRESSES.mail);
  await checkWithBuildah();
  await checkUnit();
  // Where a container service mounts what compose.yaml names.
  mkdirSync(join(container.root, "run/secrets"), { recursive: true });
  appendFileSync(join(container.root, "etc/hosts"), "");
  const nodes = {
    "node-1": startNode("node-1"),
    "node-2": startNode("node-2"),
  };
  for (const name of ["node-1", "node-2"] as const)
    await untilReady(name, [nodes[name]]);
  checkReadOnlyRoot(nodes["node-1"]);
  const { METRICS_PORT } = environmentOf("node-1");
  const metrics = `http://${ADDRESSES["node-1"]}:${METRICS_PORT}/metrics`;
  assert((await fetch(metrics)).ok, "The node serves no metrics.");
  const certificate = await startCaddy();
  const send = (method: string, path: string, json?: object) =>
    sendToSite(certificate, method, path, json);
  const page = await send("GET", "/login");
  assert(
    page.status === 200 && page.text.includes("<html"),
    `Through Caddy, /login returned ${page.status}.`,
  );
  const email = "founder@example.org";
  const password = "Correct-horse-7";
  const registered = await send("POST", "/api/register/", {
    ...{ email, password, confirm_password: password },
    ...{ user_type: "investee", frontend_url: FRONTEND },
  });
  assert(
    registered.status === 201,
    `A registration returned ${registered.status}: ${registered.text}`,
  );
  await mail.waitForMail(email);
  console.log(
    "Composition: two nodes with a read-only root serve the site through Caddy with TLS, and the email of a registration arrived",
  );
  await checkStop(nodes, send);
  const seconds = await stop(nodes["node-2"]);
  console.log(`Composition: the second node stopped in ${seconds} s`);
}

/** Stops a node while requests arrive; none may fail. */
async function checkStop(
  nodes: Readonly<Record<Node, Running>>,
  send: (method: string, path: string) => Promise<{ status: number }>,
): Promise<void> {
  const statuses = new Map<number, number>();
  let isStopping = true;
  const load = Array.from({ length: 4 }, async () => {
    while (isStopping) {
      const { status } = await send("GET", "/healthz");
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      await sleep(5);
    }
  });
  await sleep(500);
  const seconds = await stop(nodes["node-1"]);
  await sleep(1_000);
  isStopping = false;
  await Promise.all(load);
  const counts = [...statuses].map(([status, count]) => `${count} × ${status}`);
  console.log(
    `Composition: one node stopped in ${seconds} s under load; answers: ${counts.join(", ")}`,
  );
  assert(
    [...statuses.keys()].every((status) => status === 200),
    "Requests failed while one of two nodes stopped.",
  );
}

/** Runs the image with buildah, as it is: its user, entry point and health check. */
async function checkWithBuildah(): Promise<void> {
  const { settings, command, name } = container;
  const options = Object.entries(environmentOf("node-1")).map(
    ([variable, value]) => `--env=${variable}=${value}`,
  );
  const volume = `--volume=${secrets}:/run/secrets:ro`;
  const runInside = (...args: readonly string[]): [string, string[]] => {
    const [program = "", ...rest] = command;
    return [program, [...rest, ...options, volume, name, "--", ...args]];
  };
  const server = startProgram(...runInside(...settings.Entrypoint));
  await untilReady("node-1", [server]);
  const [, ...probe] = settings.Healthcheck.Test;
  run(...runInside(...probe));
  run(...runInside("node", "dist-server/operator.js", "accounts", "list"));
  const pid = lastDescendant(server.pid);
  const user = /^Uid:\s+(\d+)/m.exec(
    readFileSync(`/proc/${pid}/status`, "utf8"),
  )?.[1];
  assert(
    user === settings.User,
    `With buildah, the server runs as user ${user} instead of ${settings.User}.`,
  );
  const seconds = await stop(server);
  console.log(
    `Image: started with buildah as user ${user} on PostgreSQL 15, healthy, stopped in ${seconds} s after SIGTERM`,
  );
}

/** Boots a small Debian with systemd, in which deploy/ubia.service starts the files of the image. */
async function checkUnit(): Promise<void> {
  const { root, system } = container;
  const place = (from: string, to: string) => {
    mkdirSync(dirname(join(system, to)), { recursive: true });
    cpSync(from, join(system, to), { recursive: true });
  };
  place(join(root, "app"), "opt/ubia");
  place(join(root, "usr/local/bin/node"), "opt/ubia/node_modules/.bin/node");
  place("deploy/ubia.service", "etc/systemd/system/ubia.service");
  place(join(secrets, "database_url"), "etc/ubia/database-url");
  place(join(secrets, "smtp_url"), "etc/ubia/smtp-url");
  place("/etc/hosts", "etc/hosts");
  writeFileSync(
    join(system, "etc/ubia/settings"),
    `PUBLIC_URL=${FRONTEND}\nHOST=${ADDRESSES.systemd}\n`,
  );
  mkdirSync(join(system, "var/log/journal"), { recursive: true });
  run("systemctl", [`--root=${system}`, "enable", "ubia.service"]);
  const machine = startProgram("systemd-nspawn", [
    ...["--quiet", "--register=no", "--boot", "--console=pipe"],
    `--directory=${system}`,
    // Where systemd does not manage this machine, no unit can be created for the container.
    ...(existsSync("/run/systemd/system") ? [] : ["--keep-unit"]),
  ]);
  const journal = () =>
    run("journalctl", [
      ...[`--directory=${join(system, "var/log/journal")}`, "--unit=ubia"],
      ...["--output=cat", "--no-pager"],
    ]);
  await untilReady("systemd", [{ ...machine, output: journal }]);
  const startedAt = performance.now();
  await machine.end();
  const seconds = (performance.now() - startedAt) / 1_000;
  assert(
    /Deactivated successfully/.test(journal()),
    `systemd could not stop the unit: ${journal()}`,
  );
  console.log(
    `ubia.service: started by systemd with all its restrictions, ready; the whole system stopped in ${seconds.toFixed(1)} s`,
  );
}

function environmentOf(service: string): Readonly<Record<string, string>> {
  return composition.services[service]?.environment ?? {};
}

/** Starts PostgreSQL 15 with the user, password and database that compose.yaml names. */
async function startPostgres(): Promise<void> {
  const { POSTGRES_USER = "", POSTGRES_DB = "" } = environmentOf("postgres");
  const data = join(work, "postgres");
  mkdirSync(data, { mode: 0o700 });
  const [user, group] = ["-u", "-g"].map((option) =>
    Number(run("id", [option, "postgres"])),
  );
  chownSync(data, user ?? 0, group ?? 0);
  const [program = "", ...prefix] = asUser("postgres");
  run(program, [
    ...[
      ...prefix,
      `${POSTGRES_15}/initdb`,
      "--no-sync",
      "--auth=scram-sha-256",
    ],
    ...[`--username=${POSTGRES_USER}`, "--encoding=UTF8", "--locale=C.UTF-8"],
    ...[`--pwfile=${join(secrets, "postgres_password")}`, `--pgdata=${data}`],
  ]);
  // The image of PostgreSQL does the same.
  appendFileSync(join(data, "pg_hba.conf"), "host all all all scram-sha-256\n");
  const postgres = startProgram(program, [
    ...[...prefix, `${POSTGRES_15}/postgres`, "-D", data, "-k", data],
    ...["-h", `127.0.0.1,${ADDRESSES.postgres}`],
  ]);
  const password = readFileSync(join(secrets, "postgres_password"), "utf8");
  const env = { PGPASSWORD: password };
  const connection = ["--host=postgres", `--username=${POSTGRES_USER}`];
  await until(
    "PostgreSQL accepting connections",
    () => {
      run("pg_isready", connection);
      return true;
    },
    { programs: [postgres] },
  );
  run("createdb", [...connection, POSTGRES_DB], { env });
}

/** Starts a container as compose.yaml describes it. The process in it has the process id 1. */
function startNode(name: Node): Running {
  const { root, settings } = container;
  const volume = join(work, name);
  mkdirSync(volume);
  chownSync(volume, Number(settings.User), Number(settings.User));
  // Both nodes are in one network, so each listens on its own address instead of all.
  const env = [
    ...settings.Env,
    ...Object.entries(environmentOf(name)).map(
      ([key, value]) => `${key}=${value}`,
    ),
    ...[`HOST=${ADDRESSES[name]}`, `METRICS_HOST=${ADDRESSES[name]}`],
  ];
  return startProgram("unshare", [
    ...["--mount", "--propagation=private", "--pid", "--fork", "--kill-child"],
    ...[
      "env",
      "--ignore-environment",
      ...env,
      "sh",
      "-c",
      READ_ONLY_ROOT,
      "sh",
    ],
    ...[root, volume, secrets, settings.User],
    ...["env", "--chdir=/app", ...settings.Entrypoint],
  ]);
}

function checkReadOnlyRoot(node: Running): void {
  const pid = lastDescendant(node.pid);
  const mounts = readFileSync(`/proc/${pid}/mounts`, "utf8").split("\n");
  const root = mounts.filter((line) => line.split(" ")[1] === "/").at(-1) ?? "";
  assert(
    /^ro(,|$)/.test(root.split(" ")[3] ?? ""),
    `The root of the container is not read-only: ${root}`,
  );
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const value = (name: string) =>
    new RegExp(`^${name}:\\s+(.+)$`, "m").exec(status)?.[1];
  assert(
    value("NoNewPrivs") === "1" &&
      /^0+$/.test(value("CapBnd") ?? "") &&
      /\s1$/.test(value("NSpid") ?? ""),
    `The process in the container has privileges that compose.yaml takes away:\n${status}`,
  );
}

/** Starts Caddy with deploy/Caddyfile. Returns the certificate of its own authority. */
async function startCaddy(): Promise<string> {
  const folder = join(work, "caddy");
  const env = {
    PATH: process.env.PATH ?? "",
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    ...environmentOf("proxy"),
  };
  const caddy = startProgram(
    "caddy",
    ["run", "--adapter=caddyfile", "--config=deploy/Caddyfile"],
    env,
  );
  const file = join(folder, "caddy/pki/authorities/local/root.crt");
  await until(
    "Caddy serving the site",
    async () => {
      const { status } = await sendToSite(
        readFileSync(file, "utf8"),
        "GET",
        "/",
      );
      return status === 200;
    },
    { programs: [caddy] },
  );
  return readFileSync(file, "utf8");
}

function startProgram(...args: Parameters<typeof start>): Running {
  const program = start(...args);
  programs.push(program);
  return program;
}

function untilReady(
  name: keyof typeof ADDRESSES,
  nodes: readonly Running[],
): Promise<void> {
  return until(
    `${name} being ready`,
    async () => (await fetch(`http://${ADDRESSES[name]}:4000/readyz`)).ok,
    { programs: nodes },
  );
}

/** Sends SIGTERM to the process in a container, as container services do. Returns after how many seconds it ended. */
async function stop(server: Running): Promise<string> {
  const startedAt = performance.now();
  const pid = lastDescendant(server.pid);
  process.kill(pid, "SIGTERM");
  await until("the end of the server", () => server.child.exitCode !== null, {
    programs: [server],
  });
  const seconds = (performance.now() - startedAt) / 1_000;
  assert(
    server.child.exitCode === 0 && seconds <= MAX_STOP,
    `The server stopped after ${seconds.toFixed(1)} s with exit code ${server.child.exitCode}: ${server.output()}`,
  );
  return seconds.toFixed(1);
}

/** Returns the process that a chain of programs has started. */
function lastDescendant(pid: number): number {
  const tasks = `/proc/${pid}/task`;
  const [child] = readdirSync(tasks).flatMap((task) =>
    readFileSync(`${tasks}/${task}/children`, "utf8")
      .split(" ")
      .filter((text) => text !== ""),
  );
  return child ? lastDescendant(Number(child)) : pid;
}

/** Sends a request to the site as browsers do. */
function sendToSite(
  certificate: string,
  method: string,
  path: string,
  json?: object,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = json && { "Content-Type": "application/json" };
    const url = `${FRONTEND}${path}`;
    const sent = request(
      url,
      { method, ca: certificate, headers },
      (answer) => {
        let text = "";
        answer.setEncoding("utf8").on("data", (chunk) => {
          text += chunk;
        });
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, text }),
        );
        answer.on("error", reject);
      },
    );
    sent.on("error", reject).end(json && JSON.stringify(json));
  });
}
