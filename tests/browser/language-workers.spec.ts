import { untilHydrated } from "../support/browser/hydration.ts";
import {
  cachedFiles,
  untilCached,
  untilControlled,
  visit,
} from "../support/browser/service-worker.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

test.use({ serviceWorkers: "allow" });

test("after an English page, the service worker of Arabic takes over Arabic pages and stores the files of the open one, and each worker stores only files of its language; a shell that was deleted is stored again when a page is opened", {
  tag: ["@2-offline-101", "@2-offline-01"],
}, async ({ page, context }) => {
  await visit(page, "/about");
  const english = await cachedFiles(page);
  expect(english.length).toBeGreaterThan(0);
  await page.goto("/ar");
  await expect(page).toHaveURL("/ar/");
  await untilHydrated(page.getByRole("banner").getByRole("link").first());
  await expect(page.locator("a[href='/ar']")).toHaveCount(0);
  await untilControlled(page, "/ar/service-worker.js");
  // The page was loaded before its worker was active.
  await untilCached(page);

  const files = await cachedFiles(page);
  const isArabic = ({ path }: { path: string }) => path.startsWith("/ar/");
  expect(files.some(isArabic)).toBe(true);
  for (const file of files)
    expect(isArabic(file), file.path).toBe(file.cache.startsWith("ar-"));
  const paths = (found: typeof files) => found.map(({ path }) => path).sort();
  expect(paths(files.filter((file) => !isArabic(file)))).toEqual(
    paths(english),
  );

  await expectFailure(page, { status: "none", path: /./ }, async () => {
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", "ar");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/about");
    await expect(page).toHaveTitle("About Us | Ubia");
    await context.setOffline(false);
  });

  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.includes("shell-")) await caches.delete(name);
  });
  await page.goto("/about");
  await expect
    .poll(async () => (await cachedFiles(page)).map(({ path }) => path))
    .toContain("/shell");
});
