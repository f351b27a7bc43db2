import { eq } from "drizzle-orm";
import { UPDATES_HEARTBEAT } from "../../../contract/constants.ts";
import { sessions } from "../../../server/database/schema.ts";
import { loginForm } from "../../support/browser/forms.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { untilComplete } from "../../support/browser/screens.ts";
import { readLocalStorage } from "../../support/browser/storage.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { SESSION_ENDED } from "./plan.ts";

const UPDATES = "**/api/updates/";

test("the next call clears a stored session that the server has ended, the home page shows a message, and a login from there returns to the page that made the call; a rejected call on the home page ends the session without a redirect", {
  tag: [
    "@2-guards-06",
    "@4-session-11",
    "@4-session-13",
    "@4-session-14",
    "@4-session-15",
  ],
}, async ({ newMember, site }) => {
  const { page, id, email } = await newMember("investee");
  const endSessions = () =>
    site.database.delete(sessions).where(eq(sessions.accountId, id));
  const alert = page.getByRole("alert");
  for (const linkParent of [alert, page.getByRole("navigation").first()]) {
    // The request for live updates, which the server also rejects, could end the session first.
    await page.goto("about:blank");
    await endSessions();
    const startedAt = Date.now();
    await page.route(UPDATES, (route) => route.abort());
    // Either request of the page may be answered first.
    const path = /^\/api\/(?:user|profile)\/$/;
    await expectFailure(page, { status: 401, path }, async () => {
      await page.goto("/profile?from=mail");
      await expect(page).toHaveURL("/");
      await page.waitForLoadState("networkidle");
    });
    await page.unroute(UPDATES);
    await expect(alert).toContainText(SESSION_ENDED);
    const storedItems = await readLocalStorage(page);
    for (const name of ["token", "user_type", "current_user"])
      expect(storedItems).not.toHaveProperty(name);
    expect(Number(storedItems.logout_at)).toBeGreaterThanOrEqual(startedAt);
    await linkParent.getByRole("link", { name: /^log ?in$/i }).click();
    await expect(page).toHaveURL("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL("/profile?from=mail");
    await expect(
      page.getByRole("textbox", { name: "Business name" }),
    ).toHaveValue("Nakuru Dryers");
  }

  await chooseFromMenu(page, "Home");
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Capital meets its match.",
  );
  await untilComplete(page);
  const historyLength = await page.evaluate(() => {
    document.documentElement.dataset.mark = "same page";
    return history.length;
  });
  // The rejected call is the request for live updates, whose stream ends with the next heartbeat.
  await endSessions();
  await site.advance(UPDATES_HEARTBEAT);
  await expect
    .poll(async () => (await readLocalStorage(page)).token, { timeout: 60_000 })
    .toBeUndefined();
  await expect(page).toHaveURL("/");
  await expect(page.locator("html")).toHaveAttribute("data-mark", "same page");
  expect(await page.evaluate(() => history.length)).toBe(historyLength);
});
