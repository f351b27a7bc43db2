import type { Locator, Page } from "@playwright/test";
import { openWithinSite } from "../support/browser/navigation.ts";
import {
  profileForm,
  replacementNote,
} from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";

const PROFILE = "/api/profile/";

/** French text as users would paste it, with no-break spaces before some punctuation marks. */
const FRENCH = `Saveurs d'Abidjan transforme l’attiéké & le cacao « bio » (mangue, ananas…) depuis 2019–2020 : 30\u00a0% des ventes sont faites au marché et/ou en ligne. Notre œuvre\u00a0? L'élan d'une équipe de femmes.`;
const FRENCH_REPLACED =
  "Saveurs dʼAbidjan transforme lʼattiéké and le cacao bio, mangue, ananas, depuis 2019 2020 30 percent des ventes sont faites au marché et or ou en ligne. Notre œuvre Lʼélan dʼune équipe de femmes.";

/** Fills in text and accepts its replacement. */
async function replace(
  page: Page,
  field: Locator,
  {
    label,
    typed,
    replacement,
  }: { label: string; typed: string; replacement: string },
): Promise<void> {
  await field.fill(typed);
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/Not allowed here:/);
  const { group, offer, accept, status } = replacementNote(page, label);
  await offer.click();
  await expect(group).toContainText(replacement);
  await expect(field).toHaveValue(typed);
  await accept.click();
  await expect(field).toHaveValue(replacement);
  await expect(field).toBeFocused();
  await expect(field).not.toHaveAttribute("aria-invalid");
  await expect(status).toHaveText("The characters were replaced.");
}

test("a French-speaking member creates a profile from pasted text, and the form replaces the characters that are not allowed; the preview can be accepted or declined with the keyboard, Undo restores the original text, a length limit applies after a replacement, and a Swahili description and a Yoruba market are stored", {
  tag: ["@phone", "@5-profile-32"],
}, async ({ newMember, site }) => {
  const { page, token } = await newMember("investee", { profile: null });
  const form = profileForm(page);
  const { name, address } = form;

  await test.step("a new profile from French text", async () => {
    await page.goto("/profile");
    await replace(page, form.name, {
      label: "Business name",
      typed: "Saveurs d'Abidjan",
      replacement: "Saveurs dʼAbidjan",
    });
    await form.type.selectOption("Cooperative");
    await form.country.selectOption("Côte d'Ivoire");
    await replace(page, form.description, {
      label: "Description",
      typed: FRENCH,
      replacement: FRENCH_REPLACED,
    });
    await form.address.fill("12 rue de l’Indépendance, Abidjan");
    await replace(page, form.market, {
      label: "Market",
      typed: "Épiceries / cantines d'Abidjan (Côte d'Ivoire)",
      replacement: "Épiceries or cantines dʼAbidjan, Côte dʼIvoire",
    });
    await form.create.click();
    await expect(page.getByText("Profile created successfully!")).toBeVisible();
    const saved = await site.call("GET", PROFILE, { token });
    expect(saved.body).toMatchObject({
      business_name: "Saveurs dʼAbidjan",
      description: FRENCH_REPLACED,
      location: "Côte d'Ivoire",
      business_address: "12 rue de l'Indépendance, Abidjan",
      market: "Épiceries or cantines dʼAbidjan, Côte dʼIvoire",
    });
    await openWithinSite(page, "/profile");
  });

  await test.step("the keyboard and Undo", async () => {
    const { offer, preview, accept, decline, undo, status } = replacementNote(
      page,
      "Business name",
    );
    await expect(offer).toHaveCount(0);
    await name.fill("L'Or (Rouge)");
    // The button appears with the error, on blur.
    await name.press("Tab");
    await offer.focus();
    await page.keyboard.press("Enter");
    await expect(preview).toBeFocused();
    await expect(preview).toHaveAccessibleDescription("LʼOr Rouge");
    await page.keyboard.press("Tab");
    await expect(accept).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(decline).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("L'Or (Rouge)");
    await offer.press("Enter");
    await accept.press("Enter");
    await expect(name).toHaveValue("LʼOr Rouge");
    await expect(status).toHaveText("The characters were replaced.");
    await undo.press("Enter");
    await expect(name).toBeFocused();
    await expect(name).toHaveValue("L'Or (Rouge)");
    await expect(undo).toHaveCount(0);
    await offer.click();
    await accept.click();
  });

  await test.step("a length limit", async () => {
    const note = replacementNote(page, "Business address, optional");
    await address.fill("4 / 5".padEnd(200, "a"));
    await address.blur();
    await note.offer.click();
    await note.accept.click();
    await expect(address).toHaveValue("4 or 5".padEnd(201, "a"));
    await expect(address).toHaveAccessibleDescription(/5-200 chars/);
    await address.fill("#4");
    await note.offer.click();
    await note.accept.click();
    await expect(address).toHaveValue("4");
    await expect(address).toHaveAccessibleDescription(
      /Business address is too short\./,
    );
    await address.fill("");
  });

  await test.step("Swahili and Yoruba", async () => {
    const description =
      "Tunafuga ngʼombe wa maziwa asilimia 60, percent, huuzwa Nairobi";
    await replace(page, form.description, {
      label: "Description",
      typed: "Tunafuga ng'ombe wa maziwa; asilimia 60 (%) huuzwa Nairobi!",
      replacement: description,
    });
    // All Yoruba diacritics are allowed.
    const market = "Àwọn oníṣòwò ọjà ẹ̀wà ní Ìbàdàn";
    await form.market.fill(market);
    await form.market.blur();
    await expect(form.market).not.toHaveAttribute("aria-invalid");
    await form.save.click();
    await expect(page.getByText("Profile updated successfully!")).toBeVisible();
    const saved = await site.call("GET", PROFILE, { token });
    expect(saved.body).toMatchObject({ description, market });
  });
});
