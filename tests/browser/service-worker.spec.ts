import { expectAccessible } from "../support/browser/accessibility.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { requestResetPath } from "../support/browser/password-forms.ts";
import {
  cachedFiles,
  untilCached,
  untilControlled,
  visit,
  watchNetwork,
} from "../support/browser/service-worker.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";

/** A request that fails because the browser is offline. */
const OFFLINE_FAILURE = { status: "none", path: /./ } as const;

test.use({ serviceWorkers: "allow" });

test("a page whose URL contains a secret is not cached, a second visit loads only the HTML, and offline, a visited page can be opened and another one says that it is not available", {
  tag: ["@2-offline-03", "@2-offline-05", "@2-offline-01", "@2-offline-02"],
}, async ({ page, site, context }) => {
  await test.step("a page whose URL contains a secret is not cached", async () => {
    const { email } = await site.addMember("investor");
    const path = await requestResetPath(site, email);
    await visit(page, path);
    const [uid, token] = path.split("/").slice(-2);
    await visit(page, `/change-password?uid=${uid}&token=${token}`);
    for (const { path: stored, urls } of await cachedFiles(page)) {
      expect(stored).toMatch(/^\/(shell$|assets\/)/);
      expect(urls).not.toContain(token);
    }
    await page.context().setOffline(true);
    await expectFailure(page, OFFLINE_FAILURE, () => page.goto(path));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
  });
  await test.step("a second visit loads only the page's HTML from the network, and no built assets; an address whose path begins with two slashes opens a page, and a path of the server that is not a page is loaded from the network", async () => {
    await visit(page, "/login");
    const requests = watchNetwork(page);
    await page.goto("/login");
    await untilHydrated(page.getByRole("textbox", { name: "Email" }));
    await untilCached(page);
    expect(requests()).toEqual(["/login"]);
    const opened = await page.goto(`${site.origin}//`);
    expect(opened?.status()).toBeLessThan(500);
    const response = await page.goto("/healthz");
    expect(response?.status()).toBe(200);
    expect(response?.fromServiceWorker()).toBe(false);
  });
  await test.step("offline, a visited public page can be opened and reloaded, and a message is shown instead of a page that was never opened until the connection is restored", async () => {
    const heading = page.getByRole("heading", { level: 1 });
    await visit(page, "/about");
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Support" })
      .click();
    await expect(page).toHaveTitle("Support | Ubia");
    await untilCached(page);
    await expectFailure(page, OFFLINE_FAILURE, async () => {
      await context.setOffline(true);
      // This page was opened by clicking a link.
      await page.reload();
      await expect(heading).toHaveText("How can we help?");
      await page.goto("/about");
      await expect(page).toHaveTitle("About Us | Ubia");
      await expect(heading).toBeVisible();
      await expect(page.getByText("You are offline.")).toBeVisible();

      await page.goto("/privacy-policy");
      await expect(heading).toHaveText("This page is not available offline.");
      await expect(page).toHaveTitle(
        "This page is not available offline. | Ubia",
      );
      await expectAccessible(page);
      await context.setOffline(false);
      await expect(page).toHaveTitle("Privacy and terms | Ubia");
    });
  });
});

test("a member's second visit loads only data from the network, the page opens offline, and no cache contains the member's data; a link in another language does not end the session, in its own tab or in the others", {
  tag: ["@2-offline-01", "@2-offline-03", "@2-offline-05", "@2-language-103"],
}, async ({ newMember }) => {
  const { page, email, token } = await newMember("investee");
  // The landing page is loaded in advance, when the dashboard is idle.
  const landing = page.waitForResponse(/landing-page.*\.js$/);
  await visit(page, "/investee-page");
  await landing;
  await untilCached(page);
  const requests = watchNetwork(page);
  const data = page.waitForResponse(/\/api\/matches\//);
  await page.goto("/investee-page");
  await data;
  expect(requests().filter((path) => !path.startsWith("/api/"))).toEqual([]);

  await expect(page.getByText("Nakuru Dryers").first()).toBeAttached();
  const cached = await cachedFiles(page);
  expect(cached.map(({ path }) => path)).toContain("/shell");
  for (const { urls, path, text } of cached) {
    // The cached dashboard is the same for all investees.
    expect(path).toMatch(/^\/(shell$|investee-page$|assets\/)/);
    expect(urls).not.toContain("?");
    for (const secret of [email, token, "Nakuru Dryers"])
      expect(text).not.toContain(secret);
  }
  await page.context().setOffline(true);
  await expectFailure(page, OFFLINE_FAILURE, async () => {
    await page.goto("/investee-page");
    await expect(page).toHaveURL("/investee-page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("You are offline.")).toBeVisible();
    // The calls fail at different times, and some are retried.
    await page.waitForLoadState("networkidle");
  });
  await page.context().setOffline(false);

  const heading = { level: 1 } as const;
  const link = await page.context().newPage();
  await link.goto("/ar/investee-page");
  await expect(link).toHaveURL("/ar/investee-page");
  await expect(link.getByRole("heading", heading)).toBeVisible();
  await untilControlled(link, "/ar/service-worker.js");
  // A second visit is answered by the worker of the language.
  await link.reload();
  await expect(link.getByRole("heading", heading)).toBeVisible();
  await link.goto("/ar/profile");
  await expect(link).toHaveURL("/ar/profile");
  await page.reload();
  await expect(page).toHaveURL("/investee-page");
  await expect(page.getByRole("heading", heading)).toBeVisible();
});
