import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { ScreenHost } from "../../scripts/paths/screen-host.ts";

test("a screen is recorded only if its screenshot succeeds", async () => {
  const out = mkdtempSync(join(tmpdir(), "screens-"));
  onTestFinished(() => rmSync(out, { recursive: true }));
  const screenshot = vi.fn().mockRejectedValueOnce(new Error("Page crashed"));
  const context = { on: () => {}, newPage: async () => ({ screenshot }) };
  const host = await ScreenHost.open(
    { newContext: async () => context } as never,
    { origin: "http://127.0.0.1" } as never,
    { flow: "login", out, plan: {} as never },
  );
  await expect(host.afterState("open")).rejects.toThrow("Page crashed");
  expect(host.screens).toEqual([]);
  await host.afterState("open");
  await host.afterState("open");
  expect(host.screens).toEqual([
    { state: "open", file: join("login", "open.png") },
  ]);
});
