import { eq } from "drizzle-orm";
import { accounts } from "../../server/database/schema.ts";
import { loginForm } from "../support/browser/forms.ts";
import { expect, test } from "../support/browser/test.ts";

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
