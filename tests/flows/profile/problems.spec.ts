import {
  BUSINESS_ADDRESS_LENGTH,
  CONSENT_DELAY,
  DESCRIPTION_MAX_WORDS,
  PREFERENCE_MAX_WORDS,
} from "../../../contract/constants.ts";
import { expectNoProblem, expectProblem } from "../../support/browser/forms.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import {
  profileForm,
  saveProfile,
} from "../../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { advanceTime, installClock } from "../../support/browser/time.ts";

const PROFILE = "/api/profile/";
const NAME_PROBLEM = "Only letters, numbers, spaces, &, ., - (2-100 chars).";
const ADDRESS_PROBLEM =
  "Only letters, numbers, commas, ., ' , - (5-200 chars).";
const CHARACTERS_PROBLEM =
  "Only letters/numbers, spaces, commas, periods, and - are allowed.";
const words = (count: number) => Array(count).fill("word").join(" ");

test("after a failed save without an invalid field, the reason is focused and in view; an amount is formatted when its field is left, shown in words, and asked about if it has two meanings; an invalid field of an investee shows its error on blur", {
  tag: [
    "@8-profile-02",
    "@8-offline-03",
    "@3-profile-11",
    "@5-profile-23",
    "@5-profile-59",
    "@5-profile-60",
    "@5-profile-61",
    "@5-profile-02",
    "@5-profile-04",
    "@5-profile-05",
    "@5-profile-08",
    "@5-profile-11",
    "@5-profile-12",
    "@5-profile-13",
    "@5-profile-14",
    "@5-profile-15",
    "@5-profile-35",
  ],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee");
  const desktop = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/profile");
  const form = profileForm(page);
  const alert = page.getByRole("alert");
  await form.text("Financial records").fill("Audited statements");
  await page.route(`**${PROFILE}`, (route) =>
    route.fulfill({ status: 500, json: { error: "The disk is full." } }),
  );
  await expectFailure(page, { status: 500, path: PROFILE }, () =>
    form.save.click(),
  );
  await expect(alert).toContainText("Error saving profile: The disk is full.");
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });
  // The market field is disabled while the form is being sent, so it loses the focus.
  await expectFailure(page, { status: 500, path: PROFILE }, () =>
    form.market.press("Enter"),
  );
  await expect(alert).toBeFocused();
  await expect(alert).toBeInViewport({ ratio: 1 });

  await page.unroute(`**${PROFILE}`);
  if (desktop) await page.setViewportSize(desktop);
  const turnover = form.text("Annual turnover");
  const capacity = form.text("Team capacity");
  await expect(form.ticket).toHaveAttribute("inputmode", "decimal");
  await expect(turnover).toHaveAttribute("inputmode", "numeric");
  await form.ticket.fill("\u200e250\u202f000,50");
  await expect(form.ticket).toHaveAccessibleDescription(
    /250 thousand US dollars and 50 cents/,
  );
  await capacity.fill("\u0661\u0662");
  await expect(form.ticket).toHaveValue("250,000.50");
  const before = await capacity.boundingBox();
  await capacity.blur();
  await expect(capacity).toHaveValue("12");
  await expect(capacity).toHaveAccessibleDescription(/12 people/);
  // The line for the words is always there, so nothing moves when they appear.
  expect(await capacity.boundingBox()).toEqual(before);
  await turnover.fill("10.000");
  await form.save.click();
  const question =
    "“10.000” can be read in more than one way. Please choose the number you mean, or type it again.";
  await expectProblem(turnover, question);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    `Annual turnover invalid: ${question}`,
  ]);
  await expect(
    page.getByRole("status").filter({ hasText: "more than one way" }),
  ).toHaveText(`Annual turnover: ${question}`);
  const readings = page.getByRole("group", { name: /^Annual turnover/ });
  await expect(readings.getByRole("button")).toHaveText([
    "10,000 (10 thousand US dollars)",
    "10 (10 US dollars)",
  ]);
  await readings.getByRole("button").first().click();
  await expect(turnover).toBeFocused();
  await expect(turnover).toHaveValue("10,000");
  await expect(readings).toHaveCount(0);
  await form.save.click();
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const { body } = await site.call("GET", PROFILE, { token });
  expect(body).toMatchObject({
    capital_needed: "250000.50",
    annual_turnover: 10_000,
    team_capacity: 12,
  });

  await openWithinSite(page, "/profile");
  for (const [field, value, problem] of [
    [form.name, "", NAME_PROBLEM],
    [form.name, "A", NAME_PROBLEM],
    [form.name, "Dryers @ Nakuru", NAME_PROBLEM],
    [form.address, "Ngo1", "Business address is too short."],
    [
      form.address,
      "A".repeat(BUSINESS_ADDRESS_LENGTH.max + 1),
      ADDRESS_PROBLEM,
    ],
    [form.address, "12 Kenyatta Avenue #4", ADDRESS_PROBLEM],
    [form.market, "ab", "Market must be 3-100 characters."],
    [form.market, "Food!", CHARACTERS_PROBLEM],
    [form.market, "-.,-", "Please include at least one letter or number."],
    [form.pitchLink, "www.example.org", "Must start with http:// or https://"],
    [
      form.description,
      words(DESCRIPTION_MAX_WORDS + 1),
      "Max 400 words allowed, you have 401.",
    ],
  ] as const) {
    await field.fill(value);
    await field.blur();
    await expectProblem(field, problem);
    await expect(field).toHaveValue(value);
  }
  await form.address.fill("");
  await expectNoProblem(form.address);
});

test("an investor's readiness panel lists a missing field that matching uses, and links to it; a click on Save that blurs an invalid field submits the form, with and without the cookie bar, and the focus stays on the button while the form is being saved; an investor's preference is limited to 100 words and to the allowed characters, and an investment target is required", {
  tag: [
    "@5-profile-01",
    "@5-profile-17",
    "@5-profile-18",
    "@5-profile-22",
    "@5-profile-28",
  ],
}, async ({ newMember }) => {
  const { page } = await newMember("investor", {
    profile: { sectorsOfInterest: [] },
  });
  await page.goto("/profile");
  const panel = page.getByRole("complementary", { name: "Ready for matching" });
  await expect(
    panel.getByText("Still required for matching: Sectors of interest."),
  ).toBeVisible();
  await panel.getByRole("link", { name: "Sectors of interest" }).click();
  const sectors = profileForm(page).multiSelect("Sectors of interest");
  await expect(sectors.box).toBeFocused();
  await sectors.box.fill("energy");
  await sectors.option("Energy").click();
  await expect(
    panel.getByText(/^Entered but not saved yet: Sectors of interest\./),
  ).toBeVisible();
  await saveProfile(page);

  await page.context().clearCookies();
  await installClock(page);
  await page.goto("/profile");
  await expect(
    panel.getByText("Your profile has everything that matching uses."),
  ).toBeVisible();
  const cookieBar = page.getByRole("region", { name: "Cookies" });
  await advanceTime(page, CONSENT_DELAY);
  await expect(cookieBar).toBeVisible();
  const { preference, save, target } = profileForm(page);
  const expectSubmit = async () => {
    await preference.fill("Farming!");
    await preference.focus();
    await save.scrollIntoViewIfNeeded();
    await save.hover();
    await page.mouse.down();
    // Wait before releasing the mouse: if the error were shown already, it would move Save away from the pointer.
    await page.waitForTimeout(100);
    await page.mouse.up();
    await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
      `Investment preference invalid: ${CHARACTERS_PROBLEM}`,
    ]);
    await expect(preference).toBeFocused();
  };
  await expectSubmit();
  await cookieBar.getByRole("button", { name: "Accept" }).click();

  await preference.fill(words(PREFERENCE_MAX_WORDS + 1));
  await expectProblem(preference, "Max 100 words allowed, you have 101.");
  await expect(page.getByText("101 of 100 words")).toBeVisible();
  await preference.fill("Farming & food");
  await expectProblem(preference, CHARACTERS_PROBLEM);
  await target.selectOption("");
  await save.click();
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    "Investment target invalid: This field is required.",
    `Investment preference invalid: ${CHARACTERS_PROBLEM}`,
  ]);
  await expectProblem(target, "This field is required.");

  // All errors are shown now. A valid value hides them, and a reload shows them only on blur again.
  page.once("dialog", (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(cookieBar).toHaveCount(0);
  await expectSubmit();
  await preference.fill("Farming");
  await page.route("**/api/profile/", () => {});
  await save.click();
  await expect(preference).toBeDisabled();
  await expect(save).toBeFocused();
});

test("the readiness panel and the matching page, where Get Matched is disabled, link to missing fields, and name the fields with unsaved values", {
  tag: ["@4-matching-01", "@5-matching-02", "@5-matching-06"],
}, async ({ newMember }) => {
  const { page } = await newMember("investee", {
    profile: { sectorType: "", capitalNeeded: null },
  });
  await page.goto("/profile");
  const form = profileForm(page);
  const panel = page.getByRole("complementary", { name: "Ready for matching" });
  await expect(
    panel.getByText("Still required for matching: Ticket size, Sector."),
  ).toBeVisible();
  await expect(panel.getByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    "3 of 5",
  );
  await panel.getByRole("link", { name: "Ticket size" }).click();
  await expect(form.ticket).toBeFocused();
  await expect(form.ticket).toBeInViewport();
  await panel.getByRole("link", { name: "Registered company" }).click();
  await expect(page.getByRole("radio", { name: "Yes" })).toBeFocused();
  await form.ticket.fill("90000");
  await form.sector.selectOption("Energy");
  await expect(panel.getByRole("meter")).toHaveAttribute(
    "aria-valuetext",
    "3 of 5",
  );
  await expect(
    panel.getByText(
      "Entered but not saved yet: Ticket size, Sector. Save your profile first: matching uses only saved details.",
    ),
  ).toBeVisible();
  await expect(
    panel.getByText("Your profile has everything that matching needs."),
  ).toHaveCount(0);

  await page.goto("/investee-match");
  const main = page.getByRole("main");
  await expect(
    page.getByRole("button", { name: "Get Matched" }),
  ).toBeDisabled();
  await expect(main).toContainText(
    "Please complete your profile with all required details before matching.",
  );
  await expect(main).toContainText("Missing: Ticket size, Sector.");
  await expect(main).toContainText(
    "Entered but not saved yet: Ticket size, Sector. Save your profile first: matching uses only saved details.",
  );
  await page.getByRole("link", { name: /^Missing\s?: Sector/ }).click();
  await expect(page).toHaveURL("/profile#sector_type");
  await page.getByRole("button", { name: "Discard it" }).click();
  await expect(form.sector).toBeFocused();
  await expect(form.sector).toBeInViewport();

  await form.ticket.fill("90000");
  await form.sector.selectOption("Energy");
  await saveProfile(page);
  await openWithinSite(page, "/profile");
  await expect(
    panel.getByText("Your profile has everything that matching needs."),
  ).toBeVisible();
  await panel.getByRole("link", { name: "Looking for Funding?" }).click();
  await expect(page.getByRole("button", { name: "Get Matched" })).toBeEnabled();
});
