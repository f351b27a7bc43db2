import { spawnSync } from "node:child_process";
import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const PACKAGED_NODE = `node-${process.platform}-${process.arch}`;
const LINK = "node_modules/.bin/node";
const OLD_NODE = `node_modules/${PACKAGED_NODE}/bin/node`;
const NEW_NODE = `scripts/node/node_modules/${PACKAGED_NODE}/bin/node`;

/** What npm does here: installs what the lock file lists, and removes everything else. */
const NPM = `
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
const args = process.argv.slice(2);
const folder = args[args.indexOf("--prefix") + 1];
const { packages } = JSON.parse(readFileSync(join(folder, "package-lock.json")));
const list = join(folder, "node_modules/.package-lock.json");
let installed = {};
try { installed = JSON.parse(readFileSync(list)).packages; } catch {}
for (const path of Object.keys(installed)) rmSync(join(folder, path), { recursive: true, force: true });
const wanted = Object.entries(packages).filter(([path, { dev }]) => path !== "" && !(dev && args.includes("--omit=dev")));
for (const [path] of wanted) {
  mkdirSync(join(folder, path, "bin"), { recursive: true });
  writeFileSync(join(folder, path, "package.json"), "{}");
  if (path.includes("/node-")) linkSync("node-program", join(folder, path, "bin/node"));
}
writeFileSync(list, JSON.stringify({ packages: Object.fromEntries(wanted) }));
`;

/** A project that contains only the setup. Its npm uses no network. */
function createProject() {
  const parent = realpathSync(mkdtempSync(join(tmpdir(), "ubia-setup-")));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const root = join(parent, "project");
  const file = (path: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    return join(root, path);
  };
  const write = (path: string, content: unknown) =>
    writeFileSync(
      file(path),
      typeof content === "string" ? content : JSON.stringify(content),
    );
  for (const name of ["setup", "setup-lock", "installed-packages"])
    copyFileSync(`scripts/${name}.mjs`, file(`scripts/${name}.mjs`));
  copyFileSync(
    process.execPath,
    file("node-program"),
    constants.COPYFILE_FICLONE,
  );
  write("npm.mjs", NPM);
  write("bin/npm", `#!/bin/sh\nexec "${process.execPath}" npm.mjs "$@"\n`);
  chmodSync(file("bin/npm"), 0o755);
  write("package.json", {});
  return {
    root,
    write,
    lock(packages: Record<string, { version: string; dev?: boolean }>) {
      write("package-lock.json", { packages: { "": {}, ...packages } });
    },
    lockNode(version: string) {
      const optionalDependencies = { [PACKAGED_NODE]: version };
      const entry = { version, optional: true };
      write("scripts/node/package-lock.json", {
        packages: {
          "": { optionalDependencies },
          [`node_modules/${PACKAGED_NODE}`]: entry,
        },
      });
    },
    /** Runs the setup on a Node: the path of a file in the project, or of the machine's own. */
    setup(node: string, ...args: string[]) {
      const { status, stdout, stderr } = spawnSync(
        join(root, node),
        ["scripts/setup.mjs", "--no-build", ...args],
        {
          cwd: root,
          encoding: "utf8",
          env: { ...process.env, PATH: `${root}/bin:${process.env.PATH}` },
        },
      );
      return { status, output: stdout + stderr };
    },
    linkedNode: () => realpathSync(join(root, LINK)).slice(root.length + 1),
    versionOf(path: string): string | undefined {
      const list = join(root, dirname(path), ".package-lock.json");
      return JSON.parse(readFileSync(list, "utf8")).packages[
        `node_modules/${path.slice(path.lastIndexOf("/") + 1)}`
      ]?.version;
    },
  };
}

test("the setup replaces the Node that runs it when npm removes that Node or its version in the lock file changes", () => {
  const project = createProject();
  project.lock({ "node_modules/react": { version: "1.0.0" } });
  project.lockNode("26.1.0");
  project.write(`node_modules/${PACKAGED_NODE}/package.json`, "{}");
  project.write("node_modules/.package-lock.json", {
    packages: { [`node_modules/${PACKAGED_NODE}`]: { version: "25.0.0" } },
  });
  mkdirSync(join(project.root, dirname(OLD_NODE)), { recursive: true });
  linkSync(join(project.root, "node-program"), join(project.root, OLD_NODE));
  mkdirSync(join(project.root, "node_modules/.bin"));
  symlinkSync(`../${PACKAGED_NODE}/bin/node`, join(project.root, LINK));

  expect(project.setup(LINK)).toMatchObject({ status: 0 });
  expect(existsSync(join(project.root, OLD_NODE))).toBe(false);
  expect(project.linkedNode()).toBe(NEW_NODE);

  project.lockNode("26.2.0");
  expect(project.setup(LINK)).toMatchObject({ status: 0 });
  expect(project.linkedNode()).toBe(NEW_NODE);
  const installed = `scripts/node/node_modules/${PACKAGED_NODE}`;
  expect(project.versionOf(installed)).toBe("26.2.0");
  expect(project.setup(LINK)).toEqual({ status: 0, output: "" });
});

test("an old Node in a folder whose name starts with the project's name is not mistaken for the packaged one", () => {
  const project = createProject();
  project.lock({});
  project.lockNode("26.1.0");
  project.write("node_modules/.package-lock.json", { packages: {} });
  project.write("../project-old/node", "#!/bin/sh\necho v20.0.0\n");
  chmodSync(`${project.root}-old/node`, 0o755);
  mkdirSync(join(project.root, "node_modules/.bin"));
  symlinkSync(`${project.root}-old/node`, join(project.root, LINK));
  expect(project.setup("node-program")).toMatchObject({ status: 0 });
  expect(project.linkedNode()).toBe(NEW_NODE);
});

test("an update of the product's packages does not remove the packages for development, which a first start does not install", () => {
  const project = createProject();
  const vitest = { version: "1.0.0", dev: true };
  project.lockNode("26.1.0");
  const lockReact = (version: string) =>
    project.lock({
      "node_modules/react": { version },
      "node_modules/vitest": vitest,
    });
  lockReact("1.0.0");
  project.setup("node-program");
  expect(project.versionOf("node_modules/vitest")).toBeUndefined();
  project.setup("node-program", "--tools");
  expect(project.versionOf("node_modules/vitest")).toBe("1.0.0");
  lockReact("1.1.0");
  expect(project.setup("node-program")).toMatchObject({ status: 0 });
  expect(project.versionOf("node_modules/react")).toBe("1.1.0");
  expect(project.versionOf("node_modules/vitest")).toBe("1.0.0");
});

test("the setup names the packages whose ranges differ from the lock file, also those of a workspace", () => {
  const project = createProject();
  project.write("package-lock.json", {
    packages: {
      "": {},
      "packages/launcher": { version: "1.0.0", dependencies: { pg: "8.0.0" } },
    },
  });
  project.write("packages/launcher/package.json", {
    version: "1.0.0",
    dependencies: { pg: "8.1.0" },
  });
  const { status, output } = project.setup("node-program");
  expect(status).toBe(1);
  expect(output).toContain("package.json and package-lock.json differ in pg");
});
