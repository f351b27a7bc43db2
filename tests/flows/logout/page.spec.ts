import type { Page } from "@playwright/test";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";

const LOGOUT = "/logout/";

/**
 * Waits until the page has requested the landing page's scripts and then nothing for half a second. A script is requested
 * by its download and again by its import, because routes turn the cache off.
 */
async function untilPrefetched(page: Page): Promise<void> {
  let requestedAt = Date.now();
  page.on("request", () => {
    requestedAt = Date.now();
  });
  await page.waitForResponse(/landing-page.*\.js$/);
  await expect.poll(() => Date.now() - requestedAt).toBeGreaterThan(500);
}

test("Logout calls the server, removes the stored session and loads the home page, and neither the Back button nor the back/forward cache shows a protected page", {
  tag: [
    "@4-logout-01",
    "@4-logout-02",
    "@4-logout-03",
    "@4-logout-04",
    "@4-logout-05",
    "@7-logout-01",
    "@7-logout-02",
  ],
}, async ({ newMember, site }) => {
  const { page, email, token } = await newMember("investor");
  await page.goto("/profile");
  const name = page.getByRole("textbox", { name: "Business name" });
  await expect(name).toHaveValue("Baobab Capital");
  await markPage(page);
  const logoutRequest = page.waitForRequest(`**${LOGOUT}`);
  const startedAt = Date.now();
  await chooseFromMenu(page, "Logout");
  await expect(page).toHaveURL("/");
  const request = await logoutRequest;
  expect(request.method()).toBe("POST");
  expect(request.postData()).toBeNull();
  const headers = await request.allHeaders();
  expect(headers.authorization).toBe(`Token ${token}`);
  expect(headers["x-skip-auth-redirect"]).toBe("1");
  expect(await hasMark(page)).toBe(false);
  const stored = await readLocalStorage(page);
  for (const key of ["token", "user_type", "current_user"])
    expect(stored).not.toHaveProperty(key);
  expect(Number(stored.logout_at)).toBeGreaterThanOrEqual(startedAt);
  const response = await site.call("GET", "/api/profile/", { token });
  expect(response.status).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL("/login");
  await expect(page.getByText("Baobab Capital")).toHaveCount(0);
  await expect(name).toHaveCount(0);

  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/profile");
  await expect(name).toHaveValue("Baobab Capital");
  // The headless browser has no back/forward cache. After a 204 response, the page stays open, as if the browser had
  // restored it.
  const homeResponse = page.waitForResponse(
    (response) => response.status() === 204,
  );
  await page.route(
    ({ pathname }) => pathname === "/",
    (route) => route.fulfill({ status: 204 }),
  );
  await chooseFromMenu(page, "Logout");
  await homeResponse;
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
  );
  await expect(page).toHaveURL("/login");
  await expect(page.getByRole("button", { name: "Log In" })).toBeVisible();
});

test("an offline logout opens the home page without a reload, even if that page has not been opened before", {
  tag: ["@4-logout-07"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  const prefetched = untilPrefetched(page);
  await page.goto("/profile");
  await expect(
    page.getByRole("textbox", { name: "Business name" }),
  ).toHaveValue("Nakuru Dryers");
  await prefetched;
  await markPage(page);
  await page.context().setOffline(true);
  await expectFailure(page, { status: "none", path: LOGOUT }, () =>
    chooseFromMenu(page, "Logout"),
  );
  await expect(page).toHaveURL("/");
  await expect(
    page.getByRole("link", { name: "Join Now" }).first(),
  ).toBeVisible();
  await expect(page.getByText("You are offline.")).toBeVisible();
  expect(await hasMark(page)).toBe(true);
  expect(await readLocalStorage(page)).not.toHaveProperty("token");
  await page.context().setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL("/login");
});

test("an offline logout opens the home page without a reload, even if the script that sends calls could not be loaded", {
  tag: ["@4-logout-07"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee");
  const client = /\/api-client-[^/]*\.js/;
  await page.route(client, (route) => route.abort("connectionreset"));
  const prefetched = untilPrefetched(page);
  await expectFailure(page, { status: "none", path: client }, async () => {
    await page.goto("/profile");
    await expect(page.getByRole("button", { name: "Try Again" })).toBeVisible();
    await prefetched;
    await markPage(page);
    await page.context().setOffline(true);
    await chooseFromMenu(page, "Logout");
    await expect(page).toHaveURL("/");
    await expect(
      page.getByRole("link", { name: "Join Now" }).first(),
    ).toBeVisible();
  });
  expect(await hasMark(page)).toBe(true);
});

/** Marks the open page. A reload removes the mark. */
async function markPage(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.set(window, "isMarked", true));
}

const hasMark = (page: Page) =>
  page.evaluate(() => Reflect.has(window, "isMarked"));
