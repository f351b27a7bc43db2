import { untilHydrated } from "../../support/browser/hydration.ts";
import { navigate, openWithinSite } from "../../support/browser/navigation.ts";
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
    await openWithinSite(page, "/investee-match");
    await expect(
      page.getByRole("heading", { name: "Looking for Funding?" }),
    ).toBeVisible();
    expect(requestedUrls.filter((url) => url.endsWith(CHECK_PATH))).toEqual([]);

    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(`**${CHECK_PATH}`, async (route) => {
      await promise;
      await route.fulfill({ json: { allowed: false } });
    });
    await navigate(page, TEST_PAGE_PATH);
    await expect(
      page.getByText("Checking your access to this page"),
    ).toBeVisible();
    await expect(page.getByText("Looking for Funding?")).toBeHidden();
    resolve();
    // The address changes before the page does.
    const dashboard = page.getByRole("main").getByText("Annual Turnover");
    await expect(page).toHaveURL(/\/investee-page$/);
    await expect(dashboard).toBeVisible();
    await page.unroute(`**${CHECK_PATH}`);

    for (const status of [403, 500]) {
      await page.route(`**${CHECK_PATH}`, (route) =>
        route.fulfill({ status, json: { detail: "No" } }),
      );
      await expectFailure(page, { status, path: CHECK_PATH }, () =>
        navigate(page, TEST_PAGE_PATH),
      );
      await expect(page).toHaveURL(/\/investee-page$/);
      await expect(dashboard).toBeVisible();
    }
    await page.unrouteAll();
    // The session is still stored.
    await page.goto("/support");
    await untilHydrated(page.getByRole("button", { name: "Logout" }).first());
  });
  await test.step("the matching page opens on the next visit after its script failed to load", async () => {
    const pageFile = /\/assets\/matching-page-[^/]*\.js/;
    const visit = () => navigate(page, TEST_PAGE_PATH);
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
