import { execFileSync } from "node:child_process";
import { symlinkSync } from "node:fs";
import { join } from "node:path";

const ROOT = join(import.meta.dirname, "../..");
/** The commit of version 0.1.0, for a clone without tags. */
const FIRST_RELEASE = "9ce94f64e7fc1ede5dd7fee92e301db0aaeabe48";

/** Returns the commit to upgrade from: UPGRADE_FROM, or else the newest release tag before this commit. */
export function previousRelease(): string {
  const { UPGRADE_FROM } = process.env;
  if (UPGRADE_FROM) return UPGRADE_FROM;
  try {
    const tags = "--match=v[0-9]*";
    return git("describe", "--tags", "--abbrev=0", tags, "HEAD^").trim();
  } catch {
    return FIRST_RELEASE;
  }
}

/**
 * Builds the server of a commit in an empty folder, with the packages that are installed here.
 *
 * @throws Error when the clone does not contain the commit.
 */
export function buildServer(commit: string, folder: string): void {
  try {
    git("cat-file", "-e", `${commit}^{commit}`);
  } catch {
    throw new Error(
      `This clone does not contain ${commit}, the release to upgrade from. Fetch the history with "git fetch --unshallow --tags", or set UPGRADE_FROM to a commit that it contains.`,
    );
  }
  const archive = execFileSync("git", ["archive", commit], {
    cwd: ROOT,
    maxBuffer: 2 ** 30,
  });
  execFileSync("tar", ["-x", "-C", folder], { input: archive });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["scripts/build-server.ts"], { cwd: folder });
}

function git(...args: readonly string[]): string {
  return execFileSync("git", args, {
    cwd: ROOT,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
  });
}
