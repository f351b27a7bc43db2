/**
 * Builds and runs what deploys the product: the image, the processes of compose.yaml, the systemd unit, the files of the
 * proxies, the alert rules, and point-in-time recovery with pgBackRest. Runs as root on Debian 12 and installs the Debian packages that it needs. Prints its figures; fails at the first
 * thing that is wrong or that cannot be checked.
 *
 *   npm run check:deployment
 */

import { spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompositionInput } from "./composition.ts";
import { checkComposition, checkProxies, checkUnit } from "./files.ts";
import { buildImage } from "./image.ts";
import { CheckFailure, installPackages, run } from "./machine.ts";
import { checkMonitoring } from "./monitoring.ts";
import { tryPointInTimeRecovery } from "./point-in-time-recovery.ts";

const PACKAGES = [
  ...["buildah", "mmdebstrap", "docker-compose", "systemd", "caddy"],
  ...["haproxy", "postgresql-15", "iproute2", "openssl", "prometheus"],
  ...["pgbackrest", "systemd-container"],
];

process.chdir(join(import.meta.dirname, "../.."));
const work = mkdtempSync(join(tmpdir(), "ubia-deployment-"));
// The users of PostgreSQL and of the image need to reach their own folders in it.
chmodSync(work, 0o755);
try {
  await check();
  console.log("The deployment works.");
} catch (error) {
  if (!(error instanceof CheckFailure)) throw error;
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}

async function check(): Promise<void> {
  installPackages(PACKAGES);
  const secrets = writeSecrets();
  const composition = checkComposition(secrets);
  checkUnit(work);
  checkProxies(work);
  await checkMonitoring();
  console.log("Monitoring: promtool accepts the metrics and the alert rules");
  console.log(await tryPointInTimeRecovery());
  const container = buildImage(work);
  const input: CompositionInput = { work, secrets, container, composition };
  const file = join(work, "input.json");
  writeFileSync(file, JSON.stringify(input));
  // In its own network, the processes can use the ports and names of compose.yaml.
  const { status } = spawnSync(
    "unshare",
    [
      ...["--net", "--mount", "--propagation=private", process.execPath],
      ...["scripts/deployment/composition.ts", file],
    ],
    { stdio: "inherit" },
  );
  if (status !== 0)
    throw new CheckFailure("The processes of compose.yaml do not work.");
}

/** Creates the secrets as docs/operations.md describes. */
function writeSecrets(): string {
  const folder = join(work, "secrets");
  mkdirSync(folder);
  const password = run("openssl", ["rand", "-hex", "24"]).trim();
  const url = `postgres://ubia:${password}@postgres:5432/ubia`;
  writeFileSync(join(folder, "postgres_password"), password);
  writeFileSync(join(folder, "database_url"), url);
  writeFileSync(join(folder, "smtp_url"), "smtp://mail:1025");
  return folder;
}
