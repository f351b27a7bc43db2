import { loginForm } from "../support/browser/forms.ts";
import {
  investeeDashboard,
  investorDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { catalogue } from "../support/browser/programme-pages.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { translate } from "../support/browser/translator.ts";
import { findInvestors } from "../support/match-calls.ts";

test("pages work, and texts that change are shown changed, while the browser's translator replaces every text by elements", {
  tag: "@1-translation-41",
}, async ({ page: visitor, newMember, site }) => {
  await site.suspendInvestors();
  const profile = { businessName: "Baobab Capital" };
  const { page: investor } = await newMember("investor", { profile });
  await site.addMember("investor", {
    profile: { businessName: "Acacia Fund" },
  });
  const member = await newMember("investee");
  const { page: investee, email } = member;
  await findInvestors(site, member);
  await site.addMember("investor", { profile: { businessName: "Cedar" } });
  // Otherwise, live updates could change the texts before Refresh.
  await investee.route("**/api/updates/", (route) => route.abort());
  for (const page of [visitor, investor, investee]) await translate(page);

  await test.step("login, programmes and the assistant", async () => {
    await visitor.goto("/login");
    const form = loginForm(visitor);
    await form.fill(email, "Wrong-password-1");
    await visitor.getByRole("button", { name: "Show password" }).click();
    await expect(visitor.getByText("Hide", { exact: true })).toBeVisible();
    await expectFailure(visitor, { status: 400, path: "/api/login/" }, () =>
      form.submit.click(),
    );
    await expect(visitor.getByText("Invalid password.")).toBeVisible();
    await form.email.fill("");
    await form.submit.click();
    await expect(form.email).toHaveAttribute("aria-invalid", "true");
    await chooseFromMenu(visitor, "Programs");
    const programmes = catalogue(visitor);
    await programmes.category("Master Programs").click();
    await expect(programmes.heading).toHaveText("Master Programs");
    await visitor.getByRole("button", { name: "Virtual Assistant" }).click();
    const assistant = visitor.getByRole("dialog", {
      name: "Virtual Assistant",
    });
    await assistant.getByLabel("Your question").fill("xyzzy");
    await visitor.keyboard.press("Enter");
    await expect(assistant.getByRole("log")).toContainText(
      "I'm sorry, I didn't understand.",
    );
  });

  await test.step("both dashboards", async () => {
    const { viewStatus, steps, refresh } = investeeDashboard(investee);
    const sentence = investee.locator(".tracking-sentence");
    await investee.goto("/investee-page");
    await viewStatus("Acacia Fund").click();
    await expect(sentence).toContainText("Acacia Fund is reviewing");
    await viewStatus("Baobab Capital").click();
    await expect(sentence).toContainText("Baobab Capital is reviewing");
    await investor.goto("/investor-page");
    const { row, approve, decline } =
      investorDashboard(investor).row("Nakuru Dryers");
    await decline.click();
    await expect(row).toContainText("Rejected");
    await investee.evaluate(() =>
      document.dispatchEvent(new Event("visibilitychange")),
    );
    await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
    await expect(sentence).not.toContainText("is reviewing");
    await approve.click();
    await expect(row).toContainText("Approved");
    await refresh.click();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(sentence).toContainText("approved");
  });

  await test.step("matching with a re-run", async () => {
    await chooseFromMenu(investee, "Get Matched");
    const { rerun, confirm, offers, offer } = matchingPage(investee);
    await expect(offers).toHaveCount(2);
    await expect(investee.getByText("2 re-runs left")).toBeVisible();
    await rerun.click();
    await confirm();
    await expect(investee.getByText("1 re-run left")).toBeVisible();
    await expect(investee.getByText("2 re-runs left")).toHaveCount(0);
    await expect(offer("Cedar")).toBeVisible();
  });

  await test.step("a profile with errors", async () => {
    await chooseFromMenu(investee, "Profile");
    const { name, save, description } = profileForm(investee);
    await name.fill("");
    await save.click();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await description.fill("one two three");
    await expect(investee.getByText("3 of ")).toBeVisible();
    await description.fill("one");
    await expect(investee.getByText("1 of ")).toBeVisible();
    await name.fill("Naivasha Dryers");
    await expect(name).not.toHaveAttribute("aria-invalid");
    await save.click();
    await expect(investee.getByRole("heading", { level: 1 })).toContainText(
      "Naivasha Dryers",
    );
  });
});
