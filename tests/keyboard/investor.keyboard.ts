import { SESSION_LIFETIME, SESSION_NOTICE } from "../../contract/constants.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { walkAndPress } from "../support/browser/keyboard.ts";
import { investorDashboard } from "../support/browser/match-pages.ts";
import { expect, test } from "../support/browser/test.ts";
import { setDecks } from "../support/driven/profile-state.ts";
import { findInvestors } from "../support/match-calls.ts";

test.beforeEach(({ site }) => site.suspendInvestors());

test("on the dashboard, the keyboard sorts and filters, reads a profile, opens a file, approves, states the funding, and declines with a reason, and each time the focus stays or returns", {
  tag: "@1-keyboard-141",
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  const investee = await site.addMember("investee");
  await findInvestors(site, investee);
  await setDecks(site, investee.email, [
    { id: "f1", name: "deck.pdf", size: 9_000, type: "application/pdf" },
  ]);
  await page.goto("/investor-page");
  const { table, row, refresh } = investorDashboard(page);
  await walkAndPress(refresh);
  await expect(refresh).toBeFocused();
  const heading = table.getByRole("columnheader", { name: "Token Size" });
  await walkAndPress(heading.getByRole("button"), "Space");
  await expect(heading).toHaveAttribute("aria-sort", "descending");
  const nakuru = row("Nakuru Dryers");
  const read = nakuru.row.getByRole("button", { name: /^Read the profile/ });
  await walkAndPress(read);
  const dialog = page.getByRole("dialog", { name: "Nakuru Dryers" });
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  const file = dialog.getByRole("button", { name: "Open deck.pdf" });
  const download = page.waitForEvent("download");
  await walkAndPress(file);
  expect((await download).suggestedFilename()).toBe("deck.pdf");
  await expect(file).toBeFocused();
  const approve = dialog.getByRole("button", { name: "Approve" });
  await walkAndPress(approve);
  await expect(dialog.getByRole("status").last()).toContainText(
    "You have approved Nakuru Dryers.",
  );
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await walkAndPress(
    dialog.getByRole("button", { name: "State the funding" }),
    "Space",
  );
  await expect(dialog.getByLabel(/^Amount/)).toBeFocused();
  await page.keyboard.type("9000");
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("$9,000");
  await expect(dialog.locator(":focus")).toHaveCount(1);
  await walkAndPress(dialog.getByRole("button", { name: "Withdraw" }));
  await expect(dialog).not.toContainText("$9,000");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(read).toBeFocused();

  await walkAndPress(nakuru.decline);
  const tell = nakuru.row.getByRole("button", { name: /^Tell them why/ });
  await expect(nakuru.row).toContainText("Rejected");
  await expect(page.locator(":focus")).toHaveCount(1);
  await walkAndPress(tell);
  const reasons = nakuru.row.getByRole("group", { name: /^Choose a reason/ });
  await expect(reasons).toBeFocused();
  await walkAndPress(
    reasons.getByRole("button", { name: "Outside our sectors" }),
  );
  await expect(
    nakuru.row.getByRole("button", { name: /^Change the reason/ }),
  ).toBeFocused();
});

test("the notice about the end of the session is announced, and the keyboard logs in again in its dialog", {
  tag: "@1-keyboard-141",
}, async ({ newMember }) => {
  const { page } = await newMember(
    "investor",
    {},
    { login: SESSION_LIFETIME - SESSION_NOTICE },
  );
  await page.goto("/profile");
  const logIn = page.getByRole("button", { name: "Log in again now" });
  await expect(page.getByRole("alert").filter({ has: logIn })).toHaveCount(1);
  await walkAndPress(logIn);
  const dialog = page.getByRole("dialog", { name: "Log in again" });
  const password = dialog.getByLabel("Password", { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(logIn).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(password).toBeFocused();
  await page.keyboard.type(GOOD_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});
