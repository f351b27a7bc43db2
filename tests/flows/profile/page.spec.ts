import type { Route } from "@playwright/test";
import {
  PROFILE_REDIRECT_DELAY,
  SLOW_LOAD,
} from "../../../contract/constants.ts";
import { t } from "../../../contract/messages/index.ts";
import { isFormField } from "../../../contract/profile/fields.ts";
import { chooseFromMenu } from "../../support/browser/menus.ts";
import { delayFile } from "../../support/browser/network.ts";
import {
  expectSample,
  fillInvestee,
  profileForm,
} from "../../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";
import { PROFILE_SAMPLES } from "../../support/profile-samples.ts";
import { rulesOf, sampleFields, saveSample } from "../../support/profiles.ts";

const PROFILE = "/api/profile/";
const NAME_PROBLEM = "Only letters, numbers, spaces, &, ., - (2-100 chars).";

test("a new investee submits invalid fields, which sends no request, shows each error, and focuses the first invalid field, and sets up a profile, after which the dashboard opens after the redirect delay", {
  tag: [
    "@phone",
    "@5-profile-01",
    "@5-profile-19",
    "@5-profile-20",
    "@5-profile-21",
    "@5-profile-24",
    "@5-profile-25",
    "@5-profile-26",
    "@5-profile-27",
    "@5-profile-29",
    "@2-profile-02",
    "@2-profile-05",
    "@4-profile-02",
    "@4-profile-04",
    "@4-profile-05",
    "@4-profile-06",
    "@7-profile-04",
  ],
}, async ({ newMember }) => {
  const { page, token } = await newMember("investee", { profile: null });
  await installClock(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Set up your profile",
  );
  await expect(page).toHaveTitle("Set up your profile | Ubia");
  const form = profileForm(page);
  let postCount = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") postCount += 1;
  });
  await form.name.fill("A");
  await form.address.fill("#1");
  await form.market.fill("!");
  await form.pitchLink.fill("ftp://x");
  await form.create.click();
  await expect(page.getByRole("alert")).toContainText([
    "Please correct the fields marked below.",
  ]);
  await expect(page.getByRole("alert").getByRole("listitem")).toHaveText([
    `Business name invalid: ${NAME_PROBLEM}`,
    "Business type invalid: This field is required.",
    "Country invalid: This field is required.",
    "Description invalid: This field is required.",
    "Business address contains invalid characters.",
    "Market may only use letters, numbers, spaces, commas, periods, and -, must be 3-100 chars, and include at least one letter or number.",
    "Pitch link must be a valid URL starting with http:// or https://",
  ]);
  await expect(form.name).toBeFocused();
  for (const field of [form.name, form.type, form.country, form.description])
    await expect(field).toHaveAttribute("aria-invalid", "true");
  expect(postCount).toBe(0);
  await page
    .getByRole("alert")
    .getByRole("link", { name: /^Pitch link must be/ })
    .click();
  await expect(form.pitchLink).toBeFocused();

  await form.address.fill("");
  await form.pitchLink.fill("");
  await fillInvestee(page, "Nakuru Dryers & Co.");
  const saveRequest = page.waitForRequest(`**${PROFILE}`);
  await freezeTime(page);
  await form.create.click();
  const request = await saveRequest;
  expect(request.method()).toBe("POST");
  expect(await request.headerValue("authorization")).toBe(`Token ${token}`);
  expect(await request.headerValue("content-type")).toContain(
    "multipart/form-data",
  );
  await expect(page.getByText("Profile created successfully!")).toBeVisible();
  await advanceTime(page, PROFILE_REDIRECT_DELAY - 1);
  await expect(page).toHaveURL("/profile");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/investee-page");
});

test("an investor updates a profile, and the redirect to the dashboard does not interrupt navigation to another page, but takes place if the member goes back while that page is loading", {
  tag: [
    "@2-profile-03",
    "@2-profile-04",
    "@4-profile-01",
    "@4-profile-03",
    "@4-profile-06",
    "@7-profile-05",
  ],
}, async ({ newMember }) => {
  const { page, token } = await newMember("investor");
  await installClock(page);
  await page.goto("/profile");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Update your profile for matching",
  );
  const form = profileForm(page);
  await expect(form.name).toHaveValue("Baobab Capital");
  await expect(form.target).toHaveValue("100000-500000");
  await expect(form.multiSelect("Sectors of interest").tags).toHaveText([
    /^Agriculture/,
  ]);
  await form.name.fill("Baobab Capital Partners");
  const saveRequest = page.waitForRequest(
    (request) => request.url().endsWith(PROFILE) && request.method() === "PUT",
  );
  await freezeTime(page);
  await form.save.click();
  const request = await saveRequest;
  expect(await request.headerValue("authorization")).toBe(`Token ${token}`);
  expect(await request.headerValue("content-type")).toContain(
    "multipart/form-data",
  );
  await expect(page.getByText("Profile updated successfully!")).toBeVisible();
  const stopDelay = await delayFile(page, /\/assets\/support-page-/);
  await chooseFromMenu(page, "Support");
  await expect(page).toHaveURL("/support");
  await advanceTime(page, PROFILE_REDIRECT_DELAY);
  await expect(page).toHaveURL("/support");
  await page.goBack();
  await expect(page).toHaveURL("/investor-page");
  await expect(page).toHaveTitle("My Dashboard | Ubia");
  await expect(
    page.getByText("Baobab Capital Partners").first(),
  ).toBeAttached();
  stopDelay();
});

test("while the account or the profile cannot be read, the page says which, shows no form, and reads it again on request and when the network returns; it says when this takes long, also when both were read before", {
  tag: ["@7-api-04", "@7-profile-10", "@8-profile-01"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await installClock(page);
  const main = page.getByRole("main");
  const { name } = profileForm(page);
  for (const [path, title] of [
    ["/api/user/", "Failed to fetch user data"],
    [PROFILE, "Failed to load profile data"],
  ] as const)
    await test.step(title, async () => {
      const fail = (route: Route) => route.fulfill({ status: 500, json: {} });
      await page.route(`**${path}`, fail);
      const failure = { status: 500, path };
      await expectFailure(page, failure, () => page.goto("/profile"));
      await expect(main.getByRole("alert")).toContainText(title);
      await expect(name).toHaveCount(0);
      await page.unroute(`**${path}`);
      const held = Promise.withResolvers<void>();
      await page.route(`**${path}`, async (route) => {
        await held.promise;
        await route.fallback();
      });
      await main.getByRole("button", { name: "Try Again" }).click();
      await expect(main.getByText("Loading your profile")).toBeAttached();
      await expect(main.getByRole("alert")).toHaveCount(0);
      await expect(main.getByText(t("load.slow"))).toHaveCount(0);
      await advanceTime(page, SLOW_LOAD);
      await expect(main.getByText(t("load.slow"))).toBeVisible();
      held.resolve();
      await expect(name).toHaveValue("Baobab Capital");
      await page.unroute(`**${path}`);
      await page.route(`**${path}`, fail);
      await expectFailure(page, failure, () => page.reload());
      await expect(main.getByRole("alert")).toContainText(title);
      await page.unroute(`**${path}`);
      await page.evaluate(() => dispatchEvent(new Event("online")));
      await expect(name).toHaveValue("Baobab Capital");
    });
  await test.step("both were read before", async () => {
    await chooseFromMenu(page, "My Dashboard");
    await expect(page).toHaveURL("/investor-page");
    await expect(main).toContainText("Baobab Capital");
    await advanceTime(page, 60_000);
    const held = Promise.withResolvers<void>();
    await page.route(`**${PROFILE}`, async (route) => {
      await held.promise;
      await route.fulfill({ status: 500, json: {} });
    });
    await chooseFromMenu(page, "Profile");
    await expect(main.getByText("Loading your profile")).toBeAttached();
    await advanceTime(page, SLOW_LOAD);
    await expect(main.getByText(t("load.slow"))).toBeVisible();
    await expect(name).toHaveCount(0);
    await expectFailure(page, { status: 500, path: PROFILE }, async () => {
      held.resolve();
      await expect(main.getByRole("alert")).toContainText(
        "Failed to load profile data",
      );
    });
    await page.unroute(`**${PROFILE}`);
    await main.getByRole("button", { name: "Try Again" }).click();
    await expect(name).toHaveValue("Baobab Capital");
  });
});

/** The number of options of each select, without the placeholder, or their texts. */
const OPTIONS = {
  investee: {
    Country: 54,
    "Business type": 7,
    "Business stage": 7,
    Sector: 13,
    "Investment type": 5,
  },
  investor: {
    "Investment target": [
      "Below $10,000",
      "$10,000–$50,000",
      "$50,000–$100,000",
      "$100,000–$500,000",
      "$500,000–$1,000,000",
      "$1,000,000–$5,000,000",
      "Above $5,000,000",
    ],
  },
} as const;
const OPTION_RULES = {
  investee: [
    "@3-profile-13",
    "@3-profile-14",
    "@3-profile-15",
    "@3-profile-16",
    "@3-profile-17",
  ],
  investor: ["@3-profile-18", "@3-profile-19", "@3-profile-22"],
} as const;

for (const userType of ["investee", "investor"] as const)
  test(`an ${userType}'s profile form has the fields of the role in order, each with its label, its stored value and its options`, {
    tag: [
      "@phone",
      "@2-profile-06",
      "@3-profile-08",
      "@3-profile-11",
      "@3-profile-12",
      ...OPTION_RULES[userType],
      ...rulesOf(sampleFields(userType)).map((rule) => `@${rule}`),
    ],
  }, async ({ newMember, site }) => {
    const member = await newMember(userType, { profile: null });
    await saveSample(site, member, userType);
    const { page } = member;
    await page.goto("/profile");
    const form = profileForm(page);
    await expect(form.labels).toHaveText(
      sampleFields(userType).map((name) => PROFILE_SAMPLES[name].label),
    );
    for (const name of sampleFields(userType).filter(isFormField))
      await expectSample(page, name);
    await expect(form.email).toHaveValue(member.email);
    for (const [label, expected] of Object.entries(OPTIONS[userType])) {
      const options = form.choice(label).getByRole("option");
      if (typeof expected === "number")
        await expect(options).toHaveCount(expected + 1);
      else await expect(options).toHaveText(["Choose a range", ...expected]);
    }
  });
