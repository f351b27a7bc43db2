import type { Page } from "@playwright/test";
import { isFormField } from "../../../contract/profile/fields.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { files } from "../../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../../support/accounts.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import {
  expectFacts,
  investorDashboard,
} from "../../support/browser/match-pages.ts";
import type { Site } from "../../support/browser/site.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import { setDecks } from "../../support/driven/profile-state.ts";
import {
  findInvestors,
  firstMatchId,
  review,
} from "../../support/match-calls.ts";
import {
  emptyOptionalFields,
  isOptional,
  rulesOf,
  sampleFields,
  saveSample,
} from "../../support/profiles.ts";

const deck: StoredFile = {
  id: "f1",
  name: "deck.pdf",
  size: 9_000,
  type: "application/pdf",
};
const PROFILE_PATH = /\/api\/matches\/[^/]+\/profile\/$/;
const FILE_PATH = /\/api\/files\/[^/]+\/$/;
const FIELDS = sampleFields("investee").filter(isFormField);

test.beforeEach(({ site }) => site.suspendInvestors());

test("an investor can read a matched business's profile, its pitch deck and the reasons for the match, and sees the financial files after approving the business", {
  tag: "@phone",
}, async ({ newMember, site }) => {
  const investee = await site.addMember("investee");
  const { page } = await newMember("investor");
  await findInvestors(site, investee);
  for (const kind of ["pitch_deck", "financial_records_file"] as const)
    await site.database.insert(files).values({
      accountId: investee.id,
      kind,
      name: `${kind}.pdf`,
      contentType: "application/pdf",
      size: 9,
      content: Buffer.from("%PDF-1.7\n"),
      createdAt: new Date(),
    });
  await page.goto("/investor-page");
  await page
    .getByRole("button", { name: "Read the profile of Nakuru Dryers" })
    .click();
  const dialog = page.getByRole("dialog", { name: "Nakuru Dryers" });
  // The focus is on the content, not on Approve, so that pressing Enter again does not approve the business.
  await expect(dialog.getByRole("heading", { level: 2 })).toBeFocused();
  await expect(dialog).toContainText("We dry tomatoes for food makers.");
  await expect(dialog).toContainText(
    "Financial files become available once you approve.",
  );
  await expect(dialog).toContainText("100%");
  await expect(
    dialog.getByRole("list", { name: "Why this business" }),
  ).toContainText("Works in Agriculture, one of your sectors");
  await expect(dialog).not.toContainText("financial_records_file.pdf");
  await expectAccessiblePart(dialog);
  const download = page.waitForEvent("download");
  const openDeck = dialog.getByRole("button", { name: "Open pitch_deck.pdf" });
  await openDeck.click();
  expect((await download).suggestedFilename()).toBe("pitch_deck.pdf");
  await expect(openDeck).toBeEnabled();
  await expect(openDeck).toBeFocused();
  await dialog.getByRole("button", { name: "Approve" }).click();
  await expect(dialog.getByRole("status").last()).toHaveText(
    "You have approved Nakuru Dryers. We have introduced you by email.",
  );
  await expect(dialog).toContainText("financial_records_file.pdf");
  await expect(dialog).toContainText("Financial statements, 9 bytes");
  await expect(dialog.getByRole("button", { name: "Approve" })).toBeDisabled();
  await expectAccessiblePart(dialog);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  const nakuru = investorDashboard(page).row("Nakuru Dryers");
  await expect(nakuru.row).toContainText("Approved");
  await nakuru.row.getByRole("button", { name: "Read the profile" }).click();
  await dialog.getByRole("button", { name: "Decline" }).click();
  // The profile of a declined business can no longer be read.
  await expect(dialog).toBeHidden();
  await expect(nakuru.row).toContainText("Rejected");
});

/** Adds a matched business that has a pitch deck, and opens its profile on the investor's page. */
async function openProfileWithDeck(
  site: Site,
  page: Page,
  businessName = "Nakuru Dryers",
) {
  const profile = { businessName };
  const investee = await site.addMember("investee", { profile });
  await findInvestors(site, investee);
  await setDecks(site, investee.email, [deck]);
  if (page.url().endsWith("/investor-page")) {
    await page.keyboard.press("Escape");
    await investorDashboard(page).refresh.click();
  } else await page.goto("/investor-page");
  await page
    .getByRole("button", { name: `Read the profile of ${businessName}` })
    .click();
  const dialog = page.getByRole("dialog", { name: businessName });
  const openDeck = dialog.getByRole("button", { name: `Open ${deck.name}` });
  await expect(openDeck).toBeEnabled();
  return { dialog, openDeck };
}

test("a file that is being fetched when the business is approved is still downloaded, and a file or profile that could not be fetched can be requested again", async ({
  newMember,
  site,
}) => {
  const { page } = await newMember("investor");
  await test.step("a file that is being fetched when the business is approved is still downloaded, and the notice about financial files is shown until then, even if the business has uploaded none", async () => {
    const { dialog, openDeck } = await openProfileWithDeck(site, page);
    const { promise: released, resolve: releaseFile } =
      Promise.withResolvers<void>();
    await page.route(FILE_PATH, async (route) => {
      await released;
      await route.continue();
    });
    await openDeck.click();
    await expect(openDeck).toHaveAttribute("aria-busy", "true");
    await expect(dialog).toContainText("Pitch deck, being opened");
    const notice = dialog.getByText(
      "Financial files become available once you approve.",
    );
    await expect(notice).toBeVisible();
    const reloaded = page.waitForResponse(PROFILE_PATH);
    await dialog.getByRole("button", { name: "Approve" }).click();
    await (await reloaded).finished();
    await expect(dialog.getByRole("status")).toContainText("You have approved");
    await expect(notice).toBeHidden();
    const download = page.waitForEvent("download");
    releaseFile();
    expect((await download).suggestedFilename()).toBe(deck.name);
    await expect(openDeck).toBeEnabled();
  });
  await test.step("the row of a file shows why the file could not be fetched, and the file can be requested again, also after a failed reload of the profile; a profile that is no longer readable is removed", async () => {
    const { dialog, openDeck } = await openProfileWithDeck(
      site,
      page,
      "Kisumu Grains",
    );
    await page.route(FILE_PATH, (route) => route.fulfill({ status: 500 }));
    await expectFailure(page, { status: 500, path: FILE_PATH }, () =>
      openDeck.click(),
    );
    const alert = dialog.getByRole("listitem").getByRole("alert");
    await expect(alert).toHaveText(
      `We could not fetch ${deck.name}. Please try again.`,
    );
    await expectAccessiblePart(dialog);
    await page.unroute(FILE_PATH);
    await page.route(PROFILE_PATH, (route) => route.fulfill({ status: 500 }));
    await expectFailure(page, { status: 500, path: PROFILE_PATH }, async () => {
      await dialog.getByRole("button", { name: "Approve" }).click();
      await expect(
        dialog.getByRole("button", { name: "Try Again" }),
      ).toBeVisible();
    });
    const download = page.waitForEvent("download");
    await openDeck.click();
    expect((await download).suggestedFilename()).toBe(deck.name);
    await expect(alert).toHaveCount(0);

    await page.unroute(PROFILE_PATH);
    await page.route(PROFILE_PATH, (route) => route.fulfill({ status: 404 }));
    await expectFailure(page, { status: 404, path: PROFILE_PATH }, () =>
      dialog.getByRole("button", { name: "Try Again" }).click(),
    );
    await expect(dialog).toContainText("This profile is no longer available.");
    await expect(openDeck).toHaveCount(0);
  });
});

test("a matched profile shows, in order, all non-empty fields that an investor may see, and no others; it closes when its match is declined in another tab, or when the business deletes its account", {
  tag: rulesOf(FIELDS).map((rule) => `@${rule}`),
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investor");
  const investee = await site.addMember("investee");
  await findInvestors(site, investee);
  const id = await firstMatchId(site, { token });
  const dialog = page.getByRole("dialog", { name: "Nakuru Dryers" });
  const openProfile = async () => {
    await page
      .getByRole("button", { name: "Read the profile of Nakuru Dryers" })
      .click();
    await expect(dialog).toContainText("We dry tomatoes for food makers.");
  };
  await page.goto("/investor-page");
  await openProfile();
  await review(site, { token }, id, "rejected");
  await expect(dialog).toBeHidden();

  const other = await site.addMember("investee");
  await findInvestors(site, other);
  await openProfile();
  await site.call("DELETE", "/api/delete_account/", {
    token: other.token,
    json: { password: GOOD_PASSWORD },
  });
  await expect(dialog).toBeHidden();

  for (const [business_name, fields, changes] of [
    ["Thika Dryers", FIELDS, {}],
    [
      "Kisumu Dryers",
      FIELDS.filter((name) => !isOptional(name)),
      emptyOptionalFields("investee"),
    ],
  ] as const) {
    const investee = await site.addMember("investee", { profile: null });
    await saveSample(site, investee, "investee", { business_name, ...changes });
    await findInvestors(site, investee);
    await investorDashboard(page).refresh.click();
    await page
      .getByRole("button", { name: `Read the profile of ${business_name}` })
      .click();
    await expectFacts(
      page.getByRole("dialog", { name: business_name }),
      fields,
    );
    await page.keyboard.press("Escape");
  }
});
