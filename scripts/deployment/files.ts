import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { VARIABLE_NAMES } from "../../server/environment.ts";
import type { Composition } from "./composition.ts";
import { assert, run } from "./machine.ts";

/** The highest exposure of the systemd unit, from 0 to 10. V8 needs memory that is writable and executable. */
const MAX_EXPOSURE = 1.5;

type Service = Composition["services"][string] & {
  readonly image: string;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly mem_limit?: string;
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { condition: string }>>;
};

/** Checks compose.yaml with docker-compose, and that each service is restricted. Returns the result. */
export function checkComposition(secrets: string): Composition {
  const text = run("docker-compose", ["--file=compose.yaml", "config"], {
    env: { SECRETS: secrets },
  });
  const toJson =
    "import json, sys, yaml; json.dump(yaml.safe_load(sys.stdin), sys.stdout)";
  const composition: { services: Record<string, Service> } = JSON.parse(
    run("python3", ["-c", toJson], { input: text }),
  );
  const services = Object.entries(composition.services);
  for (const [name, service] of services) {
    const isRestricted =
      service.read_only === true &&
      service.cap_drop?.includes("ALL") &&
      service.security_opt?.includes("no-new-privileges:true") &&
      service.mem_limit !== undefined;
    assert(
      isRestricted === true,
      `The service ${name} in compose.yaml lacks read_only, cap_drop, no-new-privileges or mem_limit.`,
    );
    // The image of the product has a health check of its own.
    assert(
      service.image === "ubia" || service.healthcheck !== undefined,
      `The service ${name} in compose.yaml has no health check.`,
    );
    for (const { condition } of Object.values(service.depends_on ?? {}))
      assert(
        condition === "service_healthy",
        `The service ${name} in compose.yaml does not wait until the services are healthy.`,
      );
    for (const variable of Object.keys(service.environment ?? {}))
      assert(
        service.image !== "ubia" || VARIABLE_NAMES.includes(variable),
        `compose.yaml sets ${variable}, which the server does not read.`,
      );
  }
  console.log(
    `compose.yaml: docker-compose accepts it; ${services.length} services, each with a read-only root, without capabilities and with a memory limit`,
  );
  return composition;
}

/** Rates the systemd unit, and checks its syntax with this folder in place of /opt/ubia. */
export function checkUnit(work: string): void {
  const unit = "deploy/ubia.service";
  const output = run("systemd-analyze", ["security", "--offline=yes", unit]);
  const exposure = Number(
    /exposure level for ubia\.service: ([\d.]+)/.exec(output)?.[1],
  );
  console.log(
    `ubia.service: exposure ${exposure} of 10 (at most ${MAX_EXPOSURE})`,
  );
  assert(exposure <= MAX_EXPOSURE, "The systemd unit is too exposed.");
  const copy = join(work, "ubia.service");
  const here = readFileSync(unit, "utf8")
    .replaceAll("/opt/ubia", process.cwd())
    .replace("EnvironmentFile=", "EnvironmentFile=-");
  writeFileSync(copy, here);
  // Unknown settings are only warnings, which do not change the exit code.
  const verify =
    'systemd-analyze verify --man=no --recursive-errors=no "$1" 2>&1';
  const problems = run("sh", ["-c", verify, "sh", copy]).trim();
  assert(problems === "", `systemd does not accept the unit: ${problems}`);
  console.log("ubia.service: systemd-analyze verify accepts it");
}

/** Checks the files of both proxies with their programs. */
export function checkProxies(work: string): void {
  const caddyfile = ["--adapter=caddyfile", "--config=deploy/Caddyfile"];
  run("caddy", ["validate", ...caddyfile], {
    env: { XDG_DATA_HOME: work, XDG_CONFIG_HOME: work },
  });
  const certificate = join(work, "haproxy.pem");
  run("openssl", [
    ...["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"],
    ...["-subj", "/CN=localhost", "-keyout", `${certificate}.key`],
    ...["-out", certificate],
  ]);
  const file = join(work, "haproxy.cfg");
  const text = readFileSync("deploy/haproxy.cfg", "utf8");
  writeFileSync(file, text.replace("/etc/haproxy/ubia.pem", certificate));
  run("haproxy", ["-c", "-f", file]);
  console.log(
    "Proxies: caddy validate accepts deploy/Caddyfile, haproxy -c accepts deploy/haproxy.cfg",
  );
}
