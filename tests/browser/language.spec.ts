import { eq } from "drizzle-orm";
import { accounts } from "../../server/database/schema.ts";
import { expectAccessible } from "../support/browser/accessibility.ts";
import { loginForm } from "../support/browser/forms.ts";
import { profileForm } from "../support/browser/profile-form.ts";
import { expect, test } from "../support/browser/test.ts";
import { findInvestors } from "../support/match-calls.ts";

/** The labels of the Arabic login page, which this process does not load. */
const ARABIC = { email: "input[name=email]", password: "input[name=password]" };

test("choosing Arabic on the login page keeps the page, its query, its fragment and what was typed except the password, and is remembered", {
  tag: ["@2-language-101", "@2-language-102", "@2-language-103"],
}, async ({ page }) => {
  await page.goto("/login?from=mail#main");
  const form = loginForm(page);
  await form.fill("ama@firm.example.org");
  const toggle = page.locator(".site-languages > summary");
  await toggle.press("Enter");
  const arabic = page.getByRole("link", { name: "العربية" });
  await expect(arabic).toHaveAttribute("href", "/ar/login?from=mail#main");
  // Before hydration, Escape does not close the list.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(arabic).toBeHidden({ timeout: 500 });
  }).toPass();
  await expect(toggle).toBeFocused();
  await toggle.press("Enter");
  await arabic.press("Enter");

  await expect(page).toHaveURL("/ar/login?from=mail#main");
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "ar");
  await expect(html).toHaveAttribute("dir", "rtl");
  await expect(page.locator(ARABIC.email)).toHaveValue("ama@firm.example.org");
  await expect(page.locator("input[name=terms]")).toBeChecked();
  await expect(page.locator(ARABIC.password)).toHaveValue("");
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);

  // An English page is not redirected, but offers Arabic until the offer is dismissed.
  await page.goto("/");
  await expect(html).toHaveAttribute("lang", "en");
  const offer = page.locator(".language-offer");
  await expect(offer).toHaveAttribute("dir", "rtl");
  await expect(offer.getByRole("link")).toHaveAttribute("href", "/ar/");
  await offer.getByRole("button").press("Enter");
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(offer).toHaveCount(0);
});

test("a login opens the language of the account, or sets it to that of the page, and the session is the same in all languages", {
  tag: ["@4-language-101", "@4-language-102", "@4-language-103"],
}, async ({ page, site }) => {
  const { email } = await site.addMember("investor");
  const account = eq(accounts.email, email);
  const language = async () => {
    const [stored] = await site.database.select().from(accounts).where(account);
    return stored?.languageChosen && stored.language;
  };
  await page.goto("/login");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/investor-page");
  await expect.poll(language).toBe("en");

  // Choosing a language stores it in the account. The member stays logged in.
  await page.locator(".site-languages > summary").click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/ar/investor-page");
  await expect.poll(language).toBe("ar");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL("/ar/investor-page");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/profile");
  await expect(page).toHaveURL("/profile");
  await expect(page.locator(".language-offer")).toHaveAttribute("lang", "ar");
});

test("a choice that is not in an account yet is stored in the account of the member who chose, and not in that of another one", {
  tag: ["@4-language-101"],
}, async ({ newMember, site }) => {
  const { page, email } = await newMember("investor");
  const account = eq(accounts.email, email);
  const unsavedFor = (member: string) =>
    page.evaluate((unsaved) => {
      localStorage.setItem("language", '{"choice":"ar"}');
      localStorage.setItem("language_unsaved_for", unsaved);
    }, member);
  const stored = async () =>
    (await site.database.select().from(accounts).where(account))[0]?.language;
  await page.goto("/investor-page");
  await unsavedFor("other@firm.example.org");
  await page.reload();
  await expect(page.locator(".language-offer")).toBeVisible();
  expect(await stored()).toBe("en");
  await unsavedFor(email);
  await page.reload();
  await expect.poll(stored).toBe("ar");
  await expect
    .poll(() => page.evaluate(() => localStorage.language_unsaved_for))
    .toBeUndefined();
});

test("a field that appears only after its data has loaded gets what was typed in another language, and the list of languages closes", {
  tag: ["@2-language-101", "@2-language-102"],
}, async ({ newMember, site }) => {
  const { page } = await newMember("investor");
  // The search needs two matches.
  for (const _ of [1, 2])
    await findInvestors(site, await site.addMember("investee"));
  await page.goto("/investor-page");
  const search = page.locator("input[name=search]");
  await search.fill("Mill");
  const toggle = page.locator(".site-languages > summary");
  await toggle.click();
  await page.getByRole("link", { name: "English" }).click();
  await expect(page.getByRole("link", { name: "العربية" })).toBeHidden();
  await expect(toggle).toBeFocused();
  await toggle.click();
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page).toHaveURL("/ar/investor-page");
  await expect(search).toHaveValue("Mill");
});

test("a profile with unsaved changes that does not leave for another language keeps its language, and asks again before it is left", {
  tag: ["@2-language-102"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/profile");
  await profileForm(page).name.fill("Unsaved Capital");
  let isHeld = true;
  await page.route("**/ar/profile", (route) =>
    isHeld ? undefined : route.continue(),
  );
  const chooseArabic = async () => {
    await page.locator(".site-languages > summary").click();
    await page.getByRole("link", { name: "العربية" }).click();
  };
  const request = page.waitForRequest("**/ar/profile");
  // The click waits for the page that it opens.
  const chosen = chooseArabic();
  await request;
  await page.evaluate(() => window.stop());
  await chosen;
  const choice = () => page.evaluate(() => localStorage.language);
  expect(await choice()).toBeUndefined();
  const asked = page.waitForEvent("dialog");
  const reload = page.evaluate(() => location.reload());
  await (await asked).dismiss();
  await reload;
  isHeld = false;
  await chooseArabic();
  await expect(page).toHaveURL("/ar/profile");
  await expect.poll(choice).toContain("ar");
  await page.locator(".alert .btn").first().click();
  await expect(page.locator("input[name=business_name]")).toHaveValue(
    "Unsaved Capital",
  );
});

test("a member whose session the browser cannot store is told before the choice of a language logs them out", {
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
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/investee-page");
  await chooseArabic();
  await dialog.getByRole("button", { name: "Open and log out" }).click();
  await expect(page).toHaveURL("/ar/login");
});
