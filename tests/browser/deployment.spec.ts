import type { Page } from "@playwright/test";
import { acceptCookies } from "../support/browser/cookie-consent.ts";
import {
  type DeployedSite,
  startDeployedSite,
} from "../support/browser/deployed-site.ts";
import { loginForm } from "../support/browser/forms.ts";
import { untilHydrated } from "../support/browser/hydration.ts";
import { watchMessages } from "../support/browser/message-watch.ts";
import {
  cachedFiles,
  untilCached,
  visit,
} from "../support/browser/service-worker.ts";
import { expect, unwatchedTest } from "../support/browser/test.ts";

const test = unwatchedTest.extend<{ deployment: DeployedSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a pattern
  deployment: async ({}, use) => {
    const site = await startDeployedSite();
    await use(site);
    await site.close();
  },
  baseURL: ({ deployment }, use) => use(deployment.origin),
  context: async ({ context, deployment }, use) => {
    await acceptCookies(context, deployment.origin);
    await watchMessages(context);
    await use(context);
  },
});

test.use({ serviceWorkers: "allow" });

test("after each deployment, a visitor gets the new version of pages, links, forms and members' pages, with the service worker of the previous version", {
  tag: ["@2-offline-01", "@2-offline-04"],
}, async ({ page, deployment: site }) => {
  const script = page.locator("script[src]").first();
  const support = page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Support" });
  const expectAboutOffline = async () => {
    await page.context().setOffline(true);
    await page.goto("/about");
    await expect(page).toHaveTitle("About Us | Ubia");
    await page.context().setOffline(false);
  };

  await test.step("the next visit gets the new version, which replaces the cached one and is available offline", async () => {
    await visit(page, "/about");
    const previous = await shellCaches(page);
    const scripts = site.deploy();
    await page.goto("/about");
    await expect(script).toHaveAttribute("src", scripts);
    // While the new service worker is being installed, there are two shell caches.
    await expect.poll(() => shellCaches(page)).not.toContain(previous[0]);
    expect(await shellCaches(page)).toHaveLength(1);
    expect(await shellOf(page)).toMatch(scripts);
    await untilCached(page);
    await expectAboutOffline();
  });

  await test.step("on a page that stays open, a link opens the new version of the next page, and a page that was opened before is still available offline", async () => {
    await visit(page, "/about");
    const scripts = site.deploy();
    await updateWorker(page);
    await support.click();
    await expect(page).toHaveTitle("Support | Ubia");
    await expect(script).toHaveAttribute("src", scripts);
    await expectAboutOffline();
  });

  await test.step("before the service worker is updated, a link to a page whose script no longer exists opens the new version of that page", async () => {
    await visit(page, "/about");
    const scripts = site.deploy();
    await page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Privacy and terms" })
      .click();
    await expect(page).toHaveTitle("Privacy and terms | Ubia");
    await expect(script).toHaveAttribute("src", scripts);
  });

  await test.step("a form that was open can still be submitted, and the assistant can be opened", async () => {
    await visit(page, "/login");
    site.deploy();
    await updateWorker(page);
    const form = loginForm(page);
    await form.fill("owner@example.org");
    // This site has no API, so every call gets a 404.
    const response = page.waitForResponse("**/api/check-email/");
    await form.submit.click();
    expect((await response).status()).toBe(404);
    await page.getByRole("button", { name: "Virtual Assistant" }).click();
    await expect(
      page.getByRole("dialog", { name: "Virtual Assistant" }),
    ).toBeVisible();
  });

  await test.step("a member's page that was cached still opens, and the next visit shows the new version", async () => {
    await page.evaluate(() => {
      localStorage.setItem("token", "token");
      localStorage.setItem("user_type", "investee");
    });
    await visit(page, "/programs-loggedIn");
    const scripts = site.deploy();
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto("/programs-loggedIn");
    await expect(heading).toHaveText("Your programs");
    await expect.poll(() => shellOf(page)).toMatch(scripts);
    await page.goto("/programs-loggedIn");
    await expect(heading).toHaveText("Your programs");
    await expect(script).toHaveAttribute("src", scripts);
  });
});

test.describe("without a service worker", () => {
  test.use({ serviceWorkers: "block" });

  test("after a deployment, a link to a page whose script no longer exists leads to an error, and Try again opens that page", {
    tag: ["@2-offline-04"],
  }, async ({ page, deployment: site }) => {
    await page.goto("/about");
    const support = page
      .getByRole("contentinfo")
      .getByRole("link", { name: "Support" });
    await untilHydrated(support);
    site.deploy();
    await support.click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "This page could not be opened.",
    );
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page).toHaveTitle("Support | Ubia");
  });
});

async function shellCaches(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => caches.keys());
  return names.filter((name) => name.startsWith("shell-"));
}

/** Returns the HTML of the cached shell, or an empty string if no shell is cached. */
async function shellOf(page: Page): Promise<string> {
  const files = await cachedFiles(page);
  return files.find(({ path }) => path === "/shell")?.text ?? "";
}

/** Makes the browser check for a new service worker, as navigation does, and waits until the new one takes control. */
async function updateWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const changed = new Promise((resolve) =>
      navigator.serviceWorker.addEventListener("controllerchange", resolve),
    );
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    await changed;
  });
}
