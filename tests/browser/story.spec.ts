import type { Page } from "@playwright/test";
import type { UserType } from "../../contract/enumerations.ts";
import { newEmail } from "../support/accounts.ts";
import {
  codeForm,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { codeOf, linkPathOf } from "../support/browser/mail-server.ts";
import {
  investeeDashboard,
  investorDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { fillInvestee, profileForm } from "../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../support/browser/test.ts";
import { pdf, png } from "../support/sample-files.ts";

const NO_PROFILE = { status: 404, path: "/api/profile/" } as const;
const PICTURE = { name: "logo.png", mimeType: "image/png", buffer: png };
const PLAN = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() };

test("an investee and an investor register, are matched and introduced, and log out", {
  tag: "@phone",
}, async ({ page: investee, newVisitor, site }) => {
  test.setTimeout(120_000);
  await site.suspendInvestors();
  const investor = await newVisitor();
  const investeeEmail = newEmail();
  const investorEmail = newEmail();

  await test.step("both register; the investor verifies by link, the investee by code", async () => {
    await register(investor, investorEmail, "investor");
    const mail = await site.mail.waitForMail(investorEmail);
    expect(mail.html).toContain(codeOf(mail));
    await investor.goto(linkPathOf(mail));
    await expect(
      investor.getByText("Email verified successfully."),
    ).toBeVisible();
    await investor.getByRole("link", { name: "Log in now" }).click();

    await register(investee, investeeEmail, "investee");
    await investee
      .getByRole("button", { name: "Enter a code instead" })
      .click();
    const { code, submit } = codeForm(investee);
    await code.fill(codeOf(await site.mail.waitForMail(investeeEmail)));
    await submit.click();
    await expect(
      investee.getByText("Email verified successfully."),
    ).toBeVisible();
    await investee.getByRole("link", { name: "Log in now" }).click();
  });

  await test.step("both log in and accept the terms; the investor's dashboard asks for a profile", async () => {
    await logIn(investor, investorEmail, "");
    await expect(investor).toHaveURL("/investor-page");
    await expect(investor.getByText("Set up your profile first")).toBeVisible();
    await logIn(investee, investeeEmail, investeeEmail);
    await expect(investee).toHaveURL("/investee-page");
  });

  await test.step("the investor enters what they invest in", async () => {
    await investor.getByRole("link", { name: "Set up your profile" }).click();
    const form = profileForm(investor);
    await form.name.fill("Baobab Capital");
    await form.type.selectOption("Limited Liability Company");
    await form.country.selectOption("Kenya");
    await form.description.fill("We back farming and food.");
    await form.target.selectOption({ label: "$100,000–$500,000" });
    const sectors = form.multiSelect("Sectors of interest");
    await sectors.box.fill("agri");
    await sectors.option("Agriculture").click();
    await sectors.box.fill("food");
    await sectors.option("Food & Beverage").click();
    await sectors.box.fill("");
    await sectors.option("Energy").click();
    await investor.keyboard.press("Escape");
    await sectors.remove("Energy").click();
    await expect(sectors.tags).toHaveText([/^Agriculture/, /^Food & Beverage/]);
    for (const [list, choice] of [
      ["Business stages", "Seed"],
      ["Investment types", "Equity"],
    ] as const) {
      const multiSelect = form.multiSelect(list);
      await multiSelect.box.click();
      await multiSelect.option(choice).click();
      await investor.keyboard.press("Escape");
    }
    await form.create.click();
    await expect(
      investor.getByText("Profile created successfully!"),
    ).toBeVisible();
    await expect(investor).toHaveURL("/investor-page");
    await expect(investor.getByRole("heading", { level: 1 })).toHaveText(
      "Welcome, Baobab Capital",
    );
  });

  await test.step("the investee can be matched only after the profile is complete", async () => {
    await expectFailure(investee, NO_PROFILE, () =>
      chooseFromMenu(investee, "Get Matched"),
    );
    const { getMatched } = matchingPage(investee);
    await expect(getMatched).toBeDisabled();
    await investee.getByRole("link", { name: "Complete your profile" }).click();
    await fillInvestee(investee, "Nakuru Dryers");
    const form = profileForm(investee);
    await form.picture.setInputFiles(PICTURE);
    await investee
      .getByLabel(/Scaling plan/)
      .and(investee.locator("input"))
      .setInputFiles(PLAN);
    await form.create.click();
    await expect(
      investee.getByText("Profile created successfully!"),
    ).toBeVisible();
    await expect(investee).toHaveURL("/investee-page");
    await investee
      .getByRole("main")
      .getByRole("link", { name: "Looking for Funding?" })
      .click();
    await expect(getMatched).toBeEnabled();
  });

  await test.step("the investee answers yes in the records and criteria dialogs, and is offered two investors with scores and reasons", async () => {
    await site.addMember("investor", {
      profile: { businessName: "Acacia Fund" },
    });
    const { getMatched, confirm, offers, offer } = matchingPage(investee);
    await getMatched.click();
    await confirm();
    await expect(offers).toHaveCount(2);
    for (const investorName of ["Baobab Capital", "Acacia Fund"]) {
      const card = offer(investorName);
      await expect(card.getByRole("definition").first()).toHaveText("90%");
      const reasons = (name: string) =>
        card.getByRole("list", { name }).getByRole("listitem");
      await expect(reasons("Why this investor")).toHaveCount(4);
      await expect(reasons("What does not fit")).toHaveCount(1);
    }
    await investee
      .getByRole("link", { name: "Follow them on your dashboard" })
      .click();
    const { steps, viewStatus } = investeeDashboard(investee);
    await viewStatus("Baobab Capital").click();
    await expect(steps.nth(0)).toHaveAttribute("aria-current", "step");
  });

  await test.step("the investor reads the profile and approves; both are introduced", async () => {
    await investor.reload();
    const nakuru = investorDashboard(investor).row("Nakuru Dryers");
    await investor
      .getByRole("button", { name: "Read the profile of Nakuru Dryers" })
      .click();
    const dialog = investor.getByRole("dialog", { name: "Nakuru Dryers" });
    await expect(dialog).toContainText("We dry tomatoes");
    await expect(dialog).not.toContainText("plan.pdf");
    await investor.keyboard.press("Escape");
    await nakuru.approve.click();
    await expect(nakuru.row).toContainText("Approved");
    await expect(
      nakuru.row.getByRole("link", { name: investeeEmail }),
    ).toBeVisible();
    const { refresh, steps } = investeeDashboard(investee);
    await refresh.click();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
    await expect(
      investee.getByRole("link", { name: investorEmail }),
    ).toBeVisible();
    await site.mailDecisions();
    for (const [email, other] of [
      [investeeEmail, investorEmail],
      [investorEmail, investeeEmail],
    ] as const)
      await expect
        .poll(
          () =>
            site.mail.emailsTo(email).some(({ text }) => text.includes(other)),
          { timeout: 30_000 },
        )
        .toBe(true);
    await investor
      .getByRole("button", { name: "Read the profile of Nakuru Dryers" })
      .click();
    await expect(dialog).toContainText("plan.pdf");
    await investor.keyboard.press("Escape");
  });

  await test.step("the investor declines, and reverses the decision", async () => {
    const nakuru = investorDashboard(investor).row("Nakuru Dryers");
    const { steps, viewStatus } = investeeDashboard(investee);
    await nakuru.decline.click();
    await expect(nakuru.row).toContainText("Rejected");
    await investee.reload();
    await viewStatus("Baobab Capital").click();
    await expect(steps.nth(2)).toHaveAttribute("aria-current", "step");
    await expect(
      investee.getByText("Baobab Capital has withdrawn its approval"),
    ).toBeVisible();
    await expect(
      investee.getByRole("link", { name: investorEmail }),
    ).toHaveCount(0);
    await nakuru.approve.click();
    await expect(nakuru.row).toContainText("Approved");
    await investee.reload();
    await viewStatus("Baobab Capital").click();
    await expect(steps.nth(1)).toHaveAttribute("aria-current", "step");
  });

  await test.step("both log out", async () => {
    for (const page of [investee, investor]) {
      await chooseFromMenu(page, "Logout");
      await expect(page).toHaveURL("/");
      await page.goto("/profile");
      await expect(page).toHaveURL("/login");
    }
  });
});

async function register(page: Page, email: string, userType: UserType) {
  await page.goto("/register");
  const form = registrationForm(page);
  await form.fill(email, userType);
  await form.submit.click();
  await expect(page.getByText("Account created.")).toBeVisible();
}

/**
 * Logs in a member without a profile, for whom the dashboard's request for the profile returns 404. `prefilled` is the
 * text that the email field already contains.
 */
async function logIn(page: Page, email: string, prefilled: string) {
  const form = loginForm(page);
  await expect(form.email).toHaveValue(prefilled);
  await expectFailure(page, NO_PROFILE, () => form.logIn(email));
}
