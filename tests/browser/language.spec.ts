import type { Page } from "@playwright/test";
import { eq } from "drizzle-orm";
import {
  LANGUAGES,
  languageFacts,
  languagePrefix,
} from "../../contract/language.ts";
import { accounts } from "../../server/database/schema.ts";
import { GOOD_PASSWORD } from "../support/accounts.ts";
import { expectAccessibleContent } from "../support/browser/accessibility.ts";
import { loginForm } from "../support/browser/forms.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/** The labels of the Arabic login page, which this process does not load. */
const ARABIC = { email: "input[name=email]", password: "input[name=password]" };

const offerOf = (page: Page) => page.locator(".language-offer");
const arabicIn = (page: Page, part: "banner" | "contentinfo") =>
  page.getByRole(part).getByRole("link", { name: "العربية" });

test("choosing Arabic preserves the page and what was typed, and is remembered", {
  tag: ["@2-language-101", "@2-language-102", "@2-language-103"],
}, async ({ page }) => {
  // The form is filled in with what the page before has stored.
  await page.addInitScript(() => {
    Object.assign(window, { stored: JSON.stringify(sessionStorage) });
  });
  const html = page.locator("html");
  const offer = offerOf(page);

  await test.step("the navbar and the footer link to the page in each language, with its query and fragment", async () => {
    await page.goto("/support?from=mail#main");
    for (const part of ["banner", "contentinfo"] as const)
      for (const language of LANGUAGES) {
        // The navbar has a list for wide and one for narrow windows.
        const link = page
          .getByRole(part)
          .locator(`a[hreflang=${language}]`)
          .first();
        await expect(link).toHaveText(languageFacts[language].name);
        const path = `${languagePrefix(language)}/support?from=mail#main`;
        await expect(link).toHaveAttribute("href", path);
      }
  });

  await test.step("Escape closes the list of languages", async () => {
    await page.goto("/login?from=mail#main");
    await loginForm(page).fill("ama@firm.example.org");
    const toggle = page.locator(".site-languages > summary");
    await toggle.press("Enter");
    // Before hydration, Escape does not close the list.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(arabicIn(page, "banner")).toBeHidden({ timeout: 500 });
    }).toPass();
    await expect(toggle).toBeFocused();
    await toggle.press("Enter");
  });

  await test.step("the same page opens in Arabic with what was typed, except the password, which is not stored", async () => {
    await arabicIn(page, "banner").press("Enter");
    await expect(page).toHaveURL("/ar/login?from=mail#main");
    await expect(html).toHaveAttribute("lang", "ar");
    await expect(html).toHaveAttribute("dir", "rtl");
    await expect(page.locator(ARABIC.email)).toHaveValue(
      "ama@firm.example.org",
    );
    await expect(page.locator("input[name=terms]")).toBeChecked();
    await expect(page.locator(ARABIC.password)).toHaveValue("");
    const stored = await page.evaluate(() => Reflect.get(window, "stored"));
    expect(stored).toContain("ama@firm.example.org");
    expect(stored).not.toContain(GOOD_PASSWORD);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  await test.step("an English page is not redirected, but offers Arabic until the offer is dismissed", async () => {
    await page.goto("/");
    await expect(html).toHaveAttribute("lang", "en");
    await expect(offer).toHaveAttribute("dir", "rtl");
    await expect(offer.getByRole("link")).toHaveAttribute("href", "/ar/");
    await offer.getByRole("button").press("Enter");
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(offer).toHaveCount(0);
  });

  await test.step("the next choice ends the dismissal", async () => {
    await arabicIn(page, "contentinfo").press("Enter");
    await expect(page).toHaveURL("/ar/");
    // The page that opens stores the choice.
    await expect
      .poll(() => page.evaluate(() => localStorage.language))
      .toBe(JSON.stringify({ choice: "ar", dismissed: null }));
    await page.goto("/");
    await expect(offer).toHaveAttribute("lang", "ar");
  });
});

test("a login opens the language of the account, or sets it to that of the page", {
  tag: [
    "@2-language-102",
    "@4-language-101",
    "@4-language-102",
    "@4-language-103",
  ],
}, async ({ page, site }) => {
  const { email } = await site.addMember("investor");
  const account = eq(accounts.email, email);
  const language = async () => {
    const [stored] = await site.database.select().from(accounts).where(account);
    return stored?.languageChosen && stored.language;
  };
  await test.step("the first login sets the language of the account", async () => {
    await page.goto("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL("/investor-page");
    await expect.poll(language).toBe("en");
  });

  await test.step("choosing a language stores it in the account, and the member stays logged in", async () => {
    await page.locator(".site-languages > summary").click();
    await arabicIn(page, "banner").click();
    await expect(page).toHaveURL("/ar/investor-page");
    await expect.poll(language).toBe("ar");
  });

  await test.step("the next login opens the language of the account, and an English page offers it", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL("/ar/investor-page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/profile");
    await expect(page).toHaveURL("/profile");
    await expect(offerOf(page)).toHaveAttribute("lang", "ar");
  });

  await test.step("the login page still leads to the requested page after its language was changed", async () => {
    await page.evaluate(() => localStorage.clear());
    await page.goto("/training-calendar");
    await expect(page).toHaveURL("/login");
    await page.locator(".site-languages > summary").click();
    await arabicIn(page, "banner").click();
    await expect(page).toHaveURL("/ar/login");
    await page.locator(ARABIC.email).fill(email);
    await page.locator(ARABIC.password).fill(GOOD_PASSWORD);
    await page.locator("input[name=terms]").check();
    await page.locator(ARABIC.password).press("Enter");
    await expect(page).toHaveURL("/ar/training-calendar");
  });
});

test("a member's choice of a language is stored in their account only, preserves what was typed in a field that appears late, and is withdrawn when it is cancelled", {
  tag: ["@2-language-101", "@2-language-102", "@4-language-101"],
}, async ({ newMember, site }) => {
  await site.suspendInvestors();
  const { page, email } = await newMember("investor");
  // The search needs two matches.
  for (const _ of [1, 2])
    await findInvestors(site, await site.addMember("investee"));
  const toggle = page.locator(".site-languages > summary");

  await test.step("a choice that is not in an account yet is stored in the account of the member who chose, and not in that of another one", async () => {
    const account = eq(accounts.email, email);
    const stored = async () =>
      (await site.database.select().from(accounts).where(account))[0]?.language;
    const unsavedFor = (member: string) =>
      page.evaluate((unsaved) => {
        localStorage.setItem("language", '{"choice":"ar"}');
        localStorage.setItem("language_unsaved_for", unsaved);
      }, member);
    // This page does not run the site's code.
    await page.goto("/healthz");
    await unsavedFor("other@firm.example.org");
    await page.goto("/investor-page");
    await expect(offerOf(page)).toBeVisible();
    expect(await stored()).toBe("en");
    await unsavedFor(email);
    await page.reload();
    await expect.poll(stored).toBe("ar");
    await expect
      .poll(() => page.evaluate(() => localStorage.language_unsaved_for))
      .toBeUndefined();
  });

  await test.step("a field that appears only after its data has loaded gets what was typed in another language, and the list of languages closes", async () => {
    const search = page.locator("input[name=search]");
    await search.fill("Mill");
    await toggle.click();
    await page
      .getByRole("banner")
      .getByRole("link", { name: "English" })
      .click();
    await expect(arabicIn(page, "banner")).toBeHidden();
    await expect(toggle).toBeFocused();
    await toggle.click();
    await arabicIn(page, "banner").click();
    await expect(page).toHaveURL("/ar/investor-page");
    await expect(search).toHaveValue("Mill");
  });

  await test.step("a profile with unsaved changes whose change of language is cancelled retains its language, and asks again before it is left", async () => {
    await page.evaluate(() => localStorage.removeItem("language"));
    const choice = () => page.evaluate(() => localStorage.language);
    await page.goto("/profile");
    await profileForm(page).name.fill("Unsaved Capital");
    let isStopped = true;
    // As the browser's Stop button does, this cancels the navigation, and the page remains.
    await page.route("**/ar/profile", (route) =>
      isStopped ? route.abort("aborted") : route.continue(),
    );
    const stopped = page.waitForEvent("requestfailed");
    await toggle.click();
    await arabicIn(page, "banner").click();
    await stopped;
    expect(await choice()).toBeUndefined();
    const asked = page.waitForEvent("dialog");
    const reload = page.evaluate(() => location.reload());
    await (await asked).dismiss();
    await reload;
    isStopped = false;
    await toggle.click();
    await arabicIn(page, "banner").click();
    await expect(page).toHaveURL("/ar/profile");
    await expect.poll(choice).toContain("ar");
    await page.locator(".alert .btn").first().click();
    await expect(page.locator("input[name=business_name]")).toHaveValue(
      "Unsaved Capital",
    );
  });
});

test("a member whose session the browser cannot store is warned before the choice of a language logs them out", {
  tag: ["@2-language-104"],
}, async ({ page, site }) => {
  const { email } = await site.addMember("investee");
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied", "SecurityError");
        },
      });
  });
  await page.goto("/login");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/investee-page");
  const chooseArabic = async () => {
    await page.locator(".site-languages > summary").click();
    await page.getByRole("link", { name: "العربية" }).click();
  };
  await chooseArabic();
  const dialog = page.getByRole("dialog", { name: "log out" });
  await expectAccessibleContent(page);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/investee-page");
  await chooseArabic();
  await dialog.getByRole("button", { name: "Open and log out" }).click();
  await expect(page).toHaveURL("/ar/login");
});
