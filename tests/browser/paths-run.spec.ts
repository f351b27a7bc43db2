import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "../support/browser/test.ts";

const FLOW = "emailVerificationByLink";

test("xstate-toolkit paths --run runs a flow at a given URL, and writes a JUnit report and an HTML report with screenshots", async ({
  site,
}, info) => {
  const out = info.outputPath("report");
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      "node_modules/.bin/xstate-toolkit",
      "paths",
      "--run",
      "--flow",
      FLOW,
      "--url",
      site.origin,
      "--out",
      out,
    ],
    { cwd: join(import.meta.dirname, "../..") },
  );
  expect(stdout).toMatch(
    new RegExp(`^ok {3}${FLOW}: (\\d+) of \\1 paths`, "m"),
  );
  const junit = readFileSync(join(out, "junit.xml"), "utf8");
  expect(junit).toMatch(
    /<testsuite name="emailVerificationByLink" tests="\d+" failures="0" skipped="0"/,
  );
  expect(junit).toContain(`name="${FLOW}-1"`);
  const report = readFileSync(join(out, "index.html"), "utf8");
  const pictures = [...report.matchAll(/<img [^>]*src="([^"]+)"/g)];
  expect(pictures.length).toBeGreaterThan(3);
  for (const [, file = ""] of pictures)
    expect(existsSync(join(out, file)), file).toBe(true);
});
