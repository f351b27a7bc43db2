import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { ensureChromium } from "../../scripts/chromium.ts";

/** The programs that the tests start besides Chromium, with their Debian packages. */
export const PROGRAMS = {
  firefox: { path: "/usr/bin/firefox-esr", package: "firefox-esr" },
  webkitDriver: {
    path: "/usr/bin/WebKitWebDriver",
    package: "webkit2gtk-driver",
  },
  xvfb: { path: "/usr/bin/Xvfb", package: "xvfb" },
} as const;

/**
 * Vitest's global setup: finds Chromium, Firefox ESR, WebKitGTK's WebDriver and Xvfb, and installs what is missing with
 * apt-get, which requires root. Throws if a program is missing and cannot be installed, so that no engine is skipped.
 */
export default function installEngines(): void {
  ensureChromium();
  const missing = Object.values(PROGRAMS)
    .filter(({ path }) => !existsSync(path))
    .map((program) => program.package);
  if (missing.length > 0) {
    const names = missing.join(", ");
    if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get"))
      throw new Error(
        `The tests in other browser engines need the Debian packages ${names}: install them, or run the tests as root on Debian.`,
      );
    console.log(`Installing ${names} …`);
    apt("update", "--quiet");
    if (
      !apt("install", "--yes", "--quiet", "--no-install-recommends", ...missing)
    )
      throw new Error(
        `apt-get could not install ${names}: install them yourself.`,
      );
  }
  miniBrowser();
}

/** Returns the path of WebKitGTK's test browser, which the package of the WebDriver contains or depends on. */
export function miniBrowser(): string {
  const [path] = globSync("/usr/lib/*/webkit2gtk-4.*/MiniBrowser");
  if (path) return path;
  throw new Error(
    "MiniBrowser of WebKitGTK was not found in /usr/lib: install the Debian package webkit2gtk-driver.",
  );
}

/** Runs apt-get. Returns whether it succeeded. */
function apt(...args: string[]): boolean {
  const { status } = spawnSync("apt-get", args, {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}
