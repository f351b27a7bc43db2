import { PROFILE_REDIRECT_DELAY } from "../../../contract/constants.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { expectAccessiblePart } from "../../support/browser/accessibility.ts";
import { openWithinSite } from "../../support/browser/navigation.ts";
import { limitUploadSpeed } from "../../support/browser/network.ts";
import { deckField, profileForm } from "../../support/browser/profile-form.ts";
import { expect, expectFailure, test } from "../../support/browser/test.ts";
import {
  advanceTime,
  freezeTime,
  installClock,
} from "../../support/browser/time.ts";
import { executable, pdf } from "../../support/sample-files.ts";

const DECKS = "/api/pitch-deck/";
const PDF = "application/pdf";

const deck = (name: string, size = 600) => ({
  name,
  mimeType: PDF,
  buffer: pdf(size),
});

test("pitch decks are stored immediately, even before the profile exists, and can be opened, replaced and removed", {
  tag: ["@3-profile-04"],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee", { profile: null });
  const storedNames = async () =>
    ((await site.call("GET", DECKS, { token })).body as StoredFile[]).map(
      ({ name }) => name,
    );
  await page.goto("/profile");
  const { field, chooser, rows, row, button, replaceInput } = deckField(page);
  await chooser.setInputFiles([
    deck("Pitch.pdf"),
    { ...deck("letter.docx"), mimeType: "application/msword" },
    deck("Figures.pdf"),
  ]);
  await expect(page.getByText("Figures.pdf has been uploaded.")).toBeVisible();
  await expect(row("letter.docx")).toContainText(
    "Please choose a PDF or PowerPoint file.",
  );
  await expectAccessiblePart(field);
  await button("Remove letter.docx").click();
  await expect(rows).toHaveCount(2);
  await expect(chooser).toBeFocused();
  expect(await storedNames()).toEqual(["Pitch.pdf", "Figures.pdf"]);
  // The decks are not part of the form's unsaved changes.
  await expect(page.getByText("No changes to save.")).toBeVisible();

  await page.reload();
  const download = page.waitForEvent("download");
  await button("Open Pitch.pdf").click();
  expect((await download).suggestedFilename()).toBe("Pitch.pdf");
  await replaceInput("Pitch.pdf").setInputFiles(deck("Pitch 2.pdf"));
  await expect(page.getByText("Pitch 2.pdf has been uploaded.")).toBeVisible();
  expect(await storedNames()).toEqual(["Figures.pdf", "Pitch 2.pdf"]);

  const removalDialog = page.getByRole("dialog", {
    name: "Remove this pitch deck?",
  });
  await button("Remove Figures.pdf").click();
  await expect(removalDialog).toContainText("Figures.pdf");
  await expectAccessiblePart(removalDialog);
  await removalDialog.getByRole("button", { name: "Keep it" }).click();
  await expect(button("Remove Figures.pdf")).toBeFocused();
  await button("Remove Figures.pdf").press("Enter");
  await removalDialog
    .getByRole("button", { name: "Remove", exact: true })
    .click();
  await expect(page.getByText("Figures.pdf has been removed.")).toBeVisible();
  await expect(chooser).toBeFocused();
  expect(await storedNames()).toEqual(["Pitch 2.pdf"]);

  await chooser.setInputFiles(
    ["1.pdf", "2.pdf", "3.pdf", "4.pdf", "5.pdf"].map((name) => deck(name)),
  );
  await expect(row("5.pdf")).toContainText(
    "You can store up to 5 pitch decks. Please remove one first.",
  );
  await expect(page.getByText("4.pdf has been uploaded.")).toBeVisible();
  await expect(chooser).toHaveCount(0);
  await expect(replaceInput("1.pdf")).toBeEnabled();
});

test("a deck is stored once after a lost response, is refused for wrong content, can be removed when it is gone, shows the progress of its upload, and is sent again when the network is back", async ({
  newMember,
  site,
}) => {
  const { page, token } = await newMember("investee");
  await test.step("a retry after a lost response stores a deck only once, a file with wrong content is refused before it is sent, and removing a deck that was already removed elsewhere succeeds", async () => {
    await page.goto("/profile");
    const { chooser, rows, row, button } = deckField(page);
    await page.route(`**${DECKS}`, async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await expectFailure(page, { status: "none", path: DECKS }, () =>
      chooser.setInputFiles(deck("Pitch.pdf")),
    );
    await page.unroute(`**${DECKS}`);
    await button("Try sending Pitch.pdf again").click();
    await expect(page.getByText("Pitch.pdf has been uploaded.")).toBeVisible();
    const { body } = await site.call("GET", DECKS, { token });
    expect(body).toMatchObject([{ name: "Pitch.pdf" }]);

    // A file whose content has a wrong type is not sent.
    await chooser.setInputFiles({ ...deck("Setup.pdf"), buffer: executable });
    await expect(row("Setup.pdf")).toContainText(
      "Please choose a PDF or PowerPoint file.",
    );
    await button("Remove Setup.pdf").click();
    // A deck that was removed elsewhere can no longer be opened, but removing it succeeds.
    const [storedDeck] = body as StoredFile[];
    await site.call("DELETE", `${DECKS}${storedDeck?.id}/`, { token });
    await expectFailure(page, { status: 404, path: /\/api\/files\// }, () =>
      button("Open Pitch.pdf").click(),
    );
    await expect(row("Pitch.pdf")).toContainText(
      "Pitch.pdf is no longer available.",
    );
    await button("Remove Pitch.pdf").click();
    await expectFailure(
      page,
      { status: 404, path: /\/api\/pitch-deck\// },
      () =>
        page
          .getByRole("button", { name: "Remove", exact: true })
          .last()
          .click(),
    );
    await expect(page.getByText("Pitch.pdf has been removed.")).toBeVisible();
    await openWithinSite(page, "/profile");
    await expect(chooser).toBeEnabled();
    await expect(rows).toHaveCount(0);
  });
  await test.step("an upload on a slow network shows its progress and can be cancelled, and a failed upload is retried when the network is back", async () => {
    const { field, chooser, rows, row, button, progress } = deckField(page);
    await expect(chooser).toBeEnabled();
    const network = await limitUploadSpeed(page, 30_000);
    await chooser.setInputFiles([
      deck("Long.pdf", 1_500_000),
      deck("Next.pdf"),
    ]);
    const sentPercent = async () =>
      Number(await progress.getAttribute("aria-valuenow"));
    await expect.poll(sentPercent).toBeGreaterThan(0);
    expect(await sentPercent()).toBeLessThan(100);
    await expect(row("Long.pdf")).toContainText(/\d+% sent/);
    await expect(row("Next.pdf")).toContainText("waiting");
    await expectAccessiblePart(field);
    // Leaving the page requires confirmation.
    await page.getByRole("link", { name: "Support" }).first().click();
    const leaveDialog = page.getByRole("dialog", {
      name: "Leave before the upload is complete?",
    });
    await leaveDialog.getByRole("button", { name: "Stay" }).click();
    await button("Cancel sending Long.pdf").click();
    // Wait until the upload is cancelled. At full speed, the upload could finish before the cancellation takes effect.
    await expect(row("Long.pdf")).toHaveCount(0);
    await network.restore();
    await expect(page.getByText("Next.pdf has been uploaded.")).toBeVisible();
    await expect(rows).toHaveCount(1);

    await page.context().setOffline(true);
    await expectFailure(page, { status: "none", path: DECKS }, () =>
      chooser.setInputFiles(deck("Late.pdf")),
    );
    await expect(row("Late.pdf")).toContainText(
      "You appear to be offline. Check your connection and try again.",
    );
    for (const name of [
      "Try sending Late.pdf again",
      "Cancel sending Late.pdf",
    ])
      await expect(button(name)).toHaveAccessibleDescription(
        "You appear to be offline. Check your connection and try again.",
      );
    await page.context().setOffline(false);
    await expect(page.getByText("Late.pdf has been uploaded.")).toBeVisible();
    const { body } = await site.call("GET", DECKS, { token });
    expect(body).toMatchObject([{ name: "Next.pdf" }, { name: "Late.pdf" }]);
  });
});

test("after a save during an upload, the dashboard opens only when the upload is complete or cancelled; if the server rejects the upload, the page stays open, shows the reason, and links to the dashboard", {
  tag: ["@phone", "@4-profile-07"],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee");
  await installClock(page);
  await page.goto("/profile");
  const { chooser, row, button } = deckField(page);
  const saved = page.getByText("Profile updated successfully!");
  const waiting = page.getByText("Your pitch decks are still being updated.");
  await page.route(`**${DECKS}`, (route) =>
    route.fulfill({ status: 429, json: { error: "Please wait." } }),
  );
  await expectFailure(page, { status: 429, path: DECKS }, () =>
    chooser.setInputFiles([deck("Pitch.pdf"), deck("Plan.pdf")]),
  );
  await expect(row("Pitch.pdf")).toContainText("Please wait.");
  await freezeTime(page);
  await profileForm(page).save.click();
  await expect(saved).toBeVisible();
  await expect(waiting).toBeVisible();
  await advanceTime(page, 10 * PROFILE_REDIRECT_DELAY);
  await expect(page).toHaveURL("/profile");

  await page.unroute(`**${DECKS}`);
  await button("Cancel sending Pitch.pdf").click();
  await expect(page.getByText("Plan.pdf has been uploaded.")).toBeVisible();
  await expect(waiting).toBeHidden();
  await advanceTime(page, PROFILE_REDIRECT_DELAY - 1);
  await expect(page).toHaveURL("/profile");
  await advanceTime(page, 1);
  await expect(page).toHaveURL("/investee-page");
  const { body } = await site.call("GET", DECKS, { token });
  expect(body).toMatchObject([{ name: "Plan.pdf" }]);

  await page.clock.resume();
  // The profile was read with the save, before the deck was stored.
  await openWithinSite(page, "/profile");
  await expect(button("Open Plan.pdf")).toBeEnabled();
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${DECKS}`, async (route) => {
    await promise;
    await route.fulfill({
      status: 400,
      json: { pitch_deck: ["Please choose a PDF or PowerPoint file."] },
    });
  });
  await chooser.setInputFiles(deck("Setup.pdf"));
  await expect(row("Setup.pdf")).toContainText("0% sent");
  await profileForm(page).save.click();
  const outcome = page.getByRole("status").filter({
    hasText: "Profile updated successfully!",
  });
  await expect(outcome).toContainText("Your dashboard opens when this is");
  await expectFailure(page, { status: 400, path: DECKS }, async () =>
    resolve(),
  );
  await expect(outcome).toContainText("See the reason under Pitch deck.");
  await expect(row("Setup.pdf")).toContainText(
    "Please choose a PDF or PowerPoint file.",
  );
  await advanceTime(page, 10 * PROFILE_REDIRECT_DELAY);
  await expect(page).toHaveURL("/profile");
  await page.unroute(`**${DECKS}`);
  // A later upload does not hide the reason.
  await chooser.setInputFiles(deck("Pitch.pdf"));
  await expect(page.getByText("Pitch.pdf has been uploaded.")).toBeVisible();
  await expect(outcome).toContainText("See the reason under Pitch deck.");
  await outcome.getByRole("link", { name: "Back to My Dashboard" }).click();
  await expect(page).toHaveURL("/investee-page");
});
