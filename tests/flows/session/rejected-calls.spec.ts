import { eq } from "drizzle-orm";
import { sessions } from "../../../server/database/schema.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { SESSION_ENDED } from "./plan.ts";

const PROFILE = "/api/profile/";

test("the next call clears a stored session that the server has ended, and the home page shows a message", {
  tag: ["@4-session-11", "@4-session-13", "@4-session-14"],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investee");
  await site.database.delete(sessions).where(eq(sessions.accountId, id));
  const startedAt = Date.now();
  // The request for live updates, which the server also rejects, could end the session first.
  await page.route("**/api/updates/", (route) => route.abort());
  // Either request of the page may be answered first.
  const path = /^\/api\/(?:user|profile)\/$/;
  await expectFailure(page, { status: 401, path }, async () => {
    await page.goto("/profile");
    await expect(page).toHaveURL("/");
    await page.waitForLoadState("networkidle");
  });
  await expect(page.getByRole("alert")).toContainText(SESSION_ENDED);
  const storedItems = await readLocalStorage(page);
  for (const name of ["token", "user_type", "current_user"])
    expect(storedItems).not.toHaveProperty(name);
  expect(Number(storedItems.logout_at)).toBeGreaterThanOrEqual(startedAt);
  await page.getByRole("alert").getByRole("link", { name: "Log In" }).click();
  await expect(page).toHaveURL("/login");
});

test("after a rejected call, a login from the notice or the navbar returns to the page that made the call", {
  tag: ["@2-guards-06"],
}, async ({ newMember }) => {
  const { page, email } = await newMember("investee");
  for (const link of ["notice", "navbar"] as const) {
    await page.route(`**${PROFILE}`, (route) =>
      route.fulfill({ status: 401, json: {} }),
    );
    await expectFailure(page, { status: 401, path: PROFILE }, () =>
      page.goto("/profile?from=mail"),
    );
    await expect(page).toHaveURL("/");
    await page.unroute(`**${PROFILE}`);
    const linkParent =
      link === "notice"
        ? page.getByRole("alert")
        : page.getByRole("navigation").first();
    await linkParent.getByRole("link", { name: /^log ?in$/i }).click();
    await expect(page).toHaveURL("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL("/profile?from=mail");
  }
});

test("a rejected call on the home page ends the session without a redirect", {
  tag: ["@4-session-15"],
}, async ({ newMember, site }) => {
  const { page, id } = await newMember("investor");
  await page.goto("/");
  await expect(
    page.getByRole("banner").getByText("Logout").first(),
  ).toBeAttached();
  const historyLength = await page.evaluate(() => {
    document.documentElement.dataset.mark = "same page";
    return history.length;
  });
  // The rejected call is the request for live updates.
  await site.database.delete(sessions).where(eq(sessions.accountId, id));
  await expect
    .poll(async () => (await readLocalStorage(page)).token, { timeout: 60_000 })
    .toBeUndefined();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});
