import { newEmail } from "../support/accounts.ts";
import {
  codeForm,
  loginForm,
  registrationForm,
} from "../support/browser/forms.ts";
import { codeOf } from "../support/browser/mail-server.ts";
import {
  investeeDashboard,
  investorDashboard,
  matchingPage,
} from "../support/browser/match-pages.ts";
import { chooseFromMenu } from "../support/browser/menus.ts";
import { fillInvestee, profileForm } from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";
import { pdf, png } from "../support/sample-files.ts";

const PICTURE = { name: "logo.png", mimeType: "image/png", buffer: png };
const PLAN = { name: "plan.pdf", mimeType: "application/pdf", buffer: pdf() };

test("an investee registers, is matched with an investor and introduced, and logs out", {
  tag: "@phone",
}, async ({ page: investee, newMember, site }) => {
  test.setTimeout(120_000);
  await site.suspendInvestors();
  const { page: investor, email: investorEmail } = await newMember("investor", {
    profile: null,
  });
  const investeeEmail = newEmail();

  await test.step("the investee registers and verifies the address by code", async () => {
    await investee.goto("/register");
    const form = registrationForm(investee);
    await form.fill(investeeEmail);
    await form.submit.click();
    await expect(investee.getByText("Account created.")).toBeVisible();
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

  await test.step("the investee logs in and accepts the terms; the investor's dashboard asks for a profile", async () => {
    await investor.goto("/investor-page");
    await expect(investor.getByText("Set up your profile first")).toBeVisible();
    const form = loginForm(investee);
    await expect(form.email).toHaveValue(investeeEmail);
    await form.logIn(investeeEmail);
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
  });

  await test.step("the investee can be matched only after the profile is complete", async () => {
    await chooseFromMenu(investee, "Get Matched");
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
    await expect(investor).toHaveURL("/investor-page");
    await expect(investor.getByRole("heading", { level: 1 })).toHaveText(
      "Welcome, Baobab Capital",
    );
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

  await test.step("the investee logs out", async () => {
    await chooseFromMenu(investee, "Logout");
    await expect(investee).toHaveURL("/");
  });
});
