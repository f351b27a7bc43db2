import { untilHydrated } from "../../support/browser/hydration.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const CHECK_PATH = "/api/check-access/investee-match-test";
const TEST_PAGE_PATH = "/investee-match-test";

test("the access check sends the session token, opens the matching page or redirects to the dashboard, and the page opens on the next visit after its script failed to load", {
  tag: [
    "@4-access-check-01",
    "@4-access-check-02",
    "@4-access-check-03",
    "@7-access-check-01",
    "@7-access-check-02",
    "@8-access-check-01",
  ],
}, async ({ newMember }) => {
  const { page, token } = await newMember("investee");
  await test.step("the access check sends the session token as a bearer token, and the matching page opens for an investee, at its own address without a check; the page is hidden during the check, and a member without access, and one whose check fails with 403 or 500, is redirected to their dashboard in the same session", async () => {
    const request = page.waitForRequest(`**${CHECK_PATH}`);
    await page.goto(TEST_PAGE_PATH);
    expect((await request).headers().authorization).toBe(`Bearer ${token}`);
    await expect(
      page.getByRole("heading", { name: "Looking for Funding?" }),
    ).toBeVisible();
    await expect(page).toHaveURL(TEST_PAGE_PATH);
    const requestedUrls: string[] = [];
    page.on("request", (request) => requestedUrls.push(request.url()));
    await page.goto("/investee-match");
    await expect(
      page.getByRole("heading", { name: "Looking for Funding?" }),
    ).toBeVisible();
    expect(requestedUrls.filter((url) => url.endsWith(CHECK_PATH))).toEqual([]);

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${CHECK_PATH}`, async (route) => {
      await promise;
      await route.fulfill({ json: { allowed: false } });
    });
    await page.goto(TEST_PAGE_PATH);
    await expect(
      page.getByText("Checking your access to this page"),
    ).toBeVisible();
    await expect(page.getByText("Looking for Funding?")).toBeHidden();
    resolve();
    await expect(page).toHaveURL(/\/investee-page$/);
    await page.unroute(`**${CHECK_PATH}`);

    for (const status of [403, 500]) {
      await page.route(`**${CHECK_PATH}`, (route) =>
        route.fulfill({ status, json: { detail: "No" } }),
      );
      await expectFailure(page, { status, path: CHECK_PATH }, () =>
        page.goto(TEST_PAGE_PATH),
      );
      await expect(page).toHaveURL(/\/investee-page$/);
      await page.goto("/profile");
      // The heading is not shown until the session has been read.
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
    }
    await page.unrouteAll();
  });
  await test.step("the matching page opens on the next visit after its script failed to load", async () => {
    await page.goto("/support");
    await untilHydrated(page.getByRole("button", { name: "Logout" }).first());
    const pageFile = /\/assets\/matching-page-[^/]*\.js/;
    // No page links to this path, so the test adds it to the browser history.
    const visit = () =>
      page.evaluate((path) => {
        history.pushState({ usr: null, key: "test", idx: 1 }, "", path);
        dispatchEvent(new PopStateEvent("popstate", { state: history.state }));
      }, TEST_PAGE_PATH);
    const heading = page.getByRole("heading", { level: 1 });
    await expectFailure(page, { path: pageFile, status: "none" }, async () => {
      await page.route(pageFile, (route) => route.abort());
      await visit();
      await expect(heading).toHaveText("This page could not be opened.");
    });
    await page.unroute(pageFile);
    await page.goBack();
    await visit();
    await expect(heading).toHaveText("Looking for Funding?");
  });
});

test("an investor is redirected to the investor dashboard without an access check", async ({
  newMember,
}) => {
  const { page } = await newMember("investor");
  const requestedUrls: string[] = [];
  page.on("request", (request) => requestedUrls.push(request.url()));
  await page.goto(TEST_PAGE_PATH);
  await expect(page).toHaveURL(/\/investor-page$/);
  expect(requestedUrls.filter((url) => url.endsWith(CHECK_PATH))).toEqual([]);
});
