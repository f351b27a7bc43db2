import { afterAll, expect, test, vi } from "vitest";

// Files of the same worker share loaded modules, and the catalogue formats its fees when it is loaded.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});

test("fees are written as the language of the page writes amounts", {
  tags: ["9-programmes-01", "9-programmes-02"],
}, async () => {
  const { openPagesIn } = await import("../support/page-language.ts");
  await openPagesIn("fr");
  const { programmes } = await import(
    "../../src/content/programmes/catalogue.ts"
  );
  expect(new Set(programmes.flatMap(({ price }) => price ?? []))).toEqual(
    new Set(["395\u00a0$US", "200\u00a0$US"]),
  );
});
