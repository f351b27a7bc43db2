import { execFileSync } from "node:child_process";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  statSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { assert, run } from "./machine.ts";

/** The maximum size of the files in the image, in MB. */
const MAX_SIZE = 250;
/** A base file system is made again after this time, in milliseconds, so that it has Debian's security updates. */
const MAX_AGE = 24 * 60 * 60 * 1_000;
const BASE = ".results/deployment/debian.tar";
/** Without this hook, a package with Perl would be installed that only merges /bin and /usr/bin. */
const MERGED_USR = "--hook-dir=/usr/share/mmdebstrap/hooks/merged-usr";
/** What Debian's own small image leaves out. */
const LEFT_OUT = ["doc", "man", "locale", "info", "lintian", "linda", "groff"];

/** The settings that a container starts with. */
export type ImageSettings = {
  readonly User: string;
  readonly Env: readonly string[];
  readonly Entrypoint: readonly string[];
  readonly WorkingDir: string;
  readonly Volumes: Readonly<Record<string, object>>;
  readonly Healthcheck: { readonly Test: readonly string[] };
};

/** A container of the image that has not been started. */
export type Container = {
  /** The folder with the files of the image. */
  readonly root: string;
  /** The folder with a small Debian that systemd can boot. */
  readonly system: string;
  readonly settings: ImageSettings;
  /** The command of a container program, up to the options of `buildah run`, and the container's name. */
  readonly command: readonly string[];
  readonly name: string;
};

/**
 * Builds the image from the Dockerfile, on base images that are made here and tagged with the names in the file. Checks its
 * size, its contents and what its user can write.
 */
export function buildImage(work: string): Container {
  const options = [
    ...[`--root=${join(work, "storage")}`, `--runroot=${join(work, "run")}`],
    "--storage-driver=vfs",
  ];
  const buildah = (...args: readonly string[]) =>
    run("buildah", [...options, ...args]).trim();
  const isolation = "--isolation=chroot";
  const format = "--format=docker";
  const [nodeImage, debianImage] = baseImages();

  const debian = buildah("from", "scratch");
  buildah("add", "--quiet", debian, baseSystem(), "/");
  const path = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin";
  buildah("config", "--cmd=bash", `--env=PATH=${path}`, debian);
  buildah("commit", "--quiet", format, "--rm", debian, debianImage);

  const node = buildah("from", "--pull-never", debianImage);
  const install =
    "apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends libatomic1";
  buildah("run", isolation, node, "--", "sh", "-c", install);
  buildah("copy", "--quiet", node, nodeWithNpm(work), "/usr/local");
  // A machine whose connections pass a proxy with its own certificates needs them in the first stage too.
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  if (certificates) {
    const file = "/usr/local/share/certificates.pem";
    buildah("copy", "--quiet", node, certificates, file);
    buildah("config", `--env=NODE_EXTRA_CA_CERTS=${file}`, node);
  }
  buildah("commit", "--quiet", format, "--rm", node, nodeImage);

  const system = buildah("from", "--pull-never", debianImage);
  const installSystemd =
    "apt-get update --quiet && apt-get install --yes --quiet --no-install-recommends systemd-sysv libatomic1";
  buildah("run", isolation, system, "--", "sh", "-c", installSystemd);

  const startedAt = performance.now();
  buildah("build", ...[isolation, format, "--pull-never", "--tag=ubia", "."]);
  const seconds = (performance.now() - startedAt) / 1_000;
  const container = buildah("from", "--pull-never", "ubia");
  const root = buildah("mount", container);
  const { Docker } = JSON.parse(buildah("inspect", "--type=image", "ubia"));
  const settings: ImageSettings = Docker.config;
  const built: Container = {
    root,
    system: buildah("mount", system),
    settings,
    name: container,
    command: ["buildah", ...options, "run", isolation],
  };
  console.log(`Image: built in ${seconds.toFixed(0)} s`);
  checkContents(root);
  checkWritablePaths(built);
  return built;
}

/** Returns the base images that the Dockerfile names: Node's and Debian's. */
function baseImages(): readonly [string, string] {
  const file = readFileSync("Dockerfile", "utf8");
  const names = [...file.matchAll(/^FROM (\S+)/gm)].map(([, name]) => name);
  const [node = "", debian = ""] = names;
  assert(
    /\/node:\d+-bookworm-slim$/.test(node) &&
      /\/debian:bookworm-slim$/.test(debian) &&
      names.length === 2,
    `The Dockerfile starts from ${names.join(" and ")}: this check makes only images of Node and Debian 12.`,
  );
  return [node, debian];
}

/** Returns the path of an archive with a small Debian. */
function baseSystem(): string {
  if (existsSync(BASE) && Date.now() - statSync(BASE).mtimeMs < MAX_AGE)
    return BASE;
  console.log("Making a small Debian with mmdebstrap …");
  mkdirSync(dirname(BASE), { recursive: true });
  const excludes = LEFT_OUT.map(
    (name) => `--dpkgopt=path-exclude=/usr/share/${name}/*`,
  );
  run("mmdebstrap", [
    ...["--quiet", "--variant=minbase", ...excludes, MERGED_USR],
    ...["--include=usr-is-merged", "bookworm"],
    ...[`${BASE}.new.tar`, "http://deb.debian.org/debian"],
  ]);
  renameSync(`${BASE}.new.tar`, BASE);
  return BASE;
}

/** Returns a folder with this Node and npm, as they are in /usr/local of Node's image. */
function nodeWithNpm(work: string): string {
  const folder = join(work, "node");
  const node = join(folder, "bin/node");
  mkdirSync(dirname(node), { recursive: true });
  cpSync(realpathSync(process.execPath), node);
  chmodSync(node, 0o755);
  const version = run("npm", ["--version"]).trim();
  run("npm", [
    ...["install", "--global", "--prefix", folder, "--ignore-scripts"],
    ...["--no-audit", "--no-fund", `npm@${version}`],
  ]);
  return folder;
}

function checkContents(root: string): void {
  const size = Number(
    execFileSync("du", ["--summarize", "--apparent-size", "--bytes", root], {
      encoding: "utf8",
    }).split("\t")[0],
  );
  const megabytes = size / 1_000_000;
  console.log(
    `Image: ${megabytes.toFixed(0)} MB uncompressed (at most ${MAX_SIZE})`,
  );
  assert(megabytes <= MAX_SIZE, "The image is too large.");
  const packages = run("find", [
    ...[join(root, "app/node_modules"), "-name", "package.json"],
    ...["-printf", "%P\n"],
  ]);
  const unexpected = packages
    .split("\n")
    .filter((path) => path !== "" && !path.startsWith("@node-rs/argon2"));
  assert(
    unexpected.length === 0,
    `The image contains packages that the built server does not need: ${unexpected.join(", ")}.`,
  );
  for (const program of ["npm", "gcc", "make", "python3"])
    assert(
      ["bin", "usr/bin", "usr/local/bin"].every(
        (folder) => !existsSync(join(root, folder, program)),
      ),
      `The image contains ${program}.`,
    );
  const { bomFormat, components } = JSON.parse(
    readFileSync(join(root, "app/bill-of-materials.json"), "utf8"),
  );
  assert(bomFormat === "CycloneDX", "The bill of materials is not CycloneDX.");
  console.log(
    `Image: the bill of materials lists ${components.length} packages`,
  );
}

/** Proves that the user of the image can write only to the volume. */
function checkWritablePaths({ settings, command, name }: Container): void {
  assert(
    settings.User !== "" && settings.User !== "0" && settings.User !== "root",
    "The image runs as root.",
  );
  // Find also fails for folders that the user cannot read, in which the user cannot write either.
  const find =
    "find / -xdev '(' -type d -o -type f ')' -writable 2>/dev/null || true";
  const [program = "", ...args] = command;
  const writable = run(program, [...args, name, "--", "sh", "-c", find])
    .split("\n")
    .filter((path) => path !== "");
  const outside = writable.filter((path) => !path.startsWith("/data"));
  console.log(
    `Image: user ${settings.User} can write to ${writable.join(", ")} and nothing else`,
  );
  assert(
    outside.length === 0 && "/data" in settings.Volumes,
    `The user of the image can write to ${outside.join(", ")}, outside its volume.`,
  );
}
