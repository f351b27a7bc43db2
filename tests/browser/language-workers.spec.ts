import type { Page } from "@playwright/test";
import { untilHydrated } from "../support/browser/hydration.ts";
import {
  cachedFiles,
  untilCached,
  visit,
} from "../support/browser/service-worker.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

test.use({ serviceWorkers: "allow" });

test("after an English page, the service worker of Arabic takes over Arabic pages and stores the files of the open one, and each worker stores only files of its language", {
  tag: ["@2-offline-101"],
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
});

test("a service worker whose shell was deleted stores it again when a page is opened", {
  tag: ["@2-offline-01"],
}, async ({ page }) => {
  await visit(page, "/about");
  await page.evaluate(async () => {
    for (const name of await caches.keys())
      if (name.includes("shell-")) await caches.delete(name);
  });
  await page.goto("/about");
  await expect
    .poll(async () => (await cachedFiles(page)).map(({ path }) => path))
    .toContain("/shell");
});

test("a link in another language that is opened during a session does not end the session, in its own tab or in the others", {
  tag: ["@2-language-103"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  const heading = { level: 1 } as const;
  await visit(page, "/investor-page");
  const link = await page.context().newPage();
  await link.goto("/ar/investor-page");
  await expect(link).toHaveURL("/ar/investor-page");
  await expect(link.getByRole("heading", heading)).toBeVisible();
  await untilControlled(link, "/ar/service-worker.js");
  // A second visit is answered by the worker of the language.
  await link.reload();
  await expect(link.getByRole("heading", heading)).toBeVisible();
  await link.goto("/ar/profile");
  await expect(link).toHaveURL("/ar/profile");
  await page.reload();
  await expect(page).toHaveURL("/investor-page");
  await expect(page.getByRole("heading", heading)).toBeVisible();
});

/** Waits until the service worker at this path is active and controls the page. */
async function untilControlled(page: Page, path: string): Promise<void> {
  await page.waitForFunction((script) => {
    const { controller } = navigator.serviceWorker;
    return (
      controller?.state === "activated" &&
      new URL(controller.scriptURL).pathname === script
    );
  }, path);
}
