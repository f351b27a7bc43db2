import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";

// The headless build is first, because it is three times as fast.
const NAMES = [
  "chromium-headless-shell",
  "chrome-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome",
];
const DEFAULT_PATHS = [
  "/usr/bin/chromium",
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  ...["/Applications", join(homedir(), "Applications")].flatMap((folder) => [
    `${folder}/Google Chrome.app/Contents/MacOS/Google Chrome`,
    `${folder}/Chromium.app/Contents/MacOS/Chromium`,
  ]),
];

/** Without recommended packages, which include a print server and Samba. The fonts replace Arial and its like. */
const INSTALL_ARGUMENTS = [
  "install",
  "--yes",
  "--quiet",
  "--no-install-recommends",
  "fonts-liberation",
];

/** Thrown when no usable browser is found. The message explains what to do. */
export class ChromiumNotFound extends Error {
  override name = "ChromiumNotFound";
}

/**
 * Returns CHROME_PATH if it is set, otherwise the path of an installed Chromium or Chrome, or null if there is none.
 *
 * @throws ChromiumNotFound when CHROME_PATH is not the path of a program.
 */
export function findChromium(): string | null {
  const configured = process.env.CHROME_PATH;
  if (configured) {
    if (isProgram(configured)) return configured;
    throw new ChromiumNotFound(
      `CHROME_PATH is ${configured}, which is not a program. Set it to Chromium or Chrome.`,
    );
  }
  const folders = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => folder !== "");
  const onPath = NAMES.flatMap((name) =>
    folders.map((folder) => join(folder, name)),
  );
  return [...onPath, ...DEFAULT_PATHS].find(isProgram) ?? null;
}

/**
 * Returns the path of Chromium or Chrome. If neither is found, installs Chromium with apt-get, which requires root.
 *
 * @throws ChromiumNotFound when no browser is found and Chromium cannot be installed.
 */
export function ensureChromium(): string {
  const existing = findChromium();
  if (existing) return existing;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (!canInstall)
    throw new ChromiumNotFound(
      "The browser tests need Chromium or Chrome: install one of them, or set CHROME_PATH to the path of an installed browser.",
    );
  console.log("Installing Chromium for the browser tests …");
  apt(["update", "--quiet"]);
  if (!apt([...INSTALL_ARGUMENTS, "chromium-headless-shell"]))
    if (!apt([...INSTALL_ARGUMENTS, "chromium"]))
      throw new ChromiumNotFound(
        "apt-get could not install Chromium: install it yourself, or set CHROME_PATH.",
      );
  const installed = findChromium();
  if (installed) return installed;
  throw new ChromiumNotFound(
    "apt-get installed Chromium, but it was not found: set CHROME_PATH.",
  );
}

/** Runs apt-get. Returns whether it succeeded. */
function apt(args: string[]): boolean {
  const { status } = spawnSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}
