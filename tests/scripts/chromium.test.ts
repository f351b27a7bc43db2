import { tmpdir } from "node:os";
import { afterEach, expect, test, vi } from "vitest";
import { ChromiumNotFound, findChromium } from "../../scripts/chromium.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("CHROME_PATH must be the path of a program", () => {
  vi.stubEnv("CHROME_PATH", process.execPath);
  expect(findChromium()).toBe(process.execPath);
  for (const path of [tmpdir(), "/none"]) {
    vi.stubEnv("CHROME_PATH", path);
    expect(findChromium).toThrow(ChromiumNotFound);
  }
});
