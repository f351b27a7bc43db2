import { loginForm } from "../support/browser/forms.ts";
import { expect, test } from "../support/browser/test.ts";

// tests/contract/access.test.ts lists who may open each page.

test("after logging in, a visitor who was redirected to the login page returns to the protected page with its query and fragment, if the role may open it", {
  tag: ["@2-guards-05", "@2-guards-06", "@2-matching-08", "@2-profile-11"],
}, async ({ page, site }) => {
  for (const [userType, path, nextPath = path] of [
    ["investee", "/investee-match?from=mail#main"],
    ["investor", "/profile?from=mail#main"],
    ["investee", "/investor-page", "/investee-page"],
  ] as const) {
    const { email } = await site.addMember(userType);
    await page.goto(path);
    await expect(page).toHaveURL("/login");
    await loginForm(page).logIn(email);
    await expect(page).toHaveURL(nextPath);
    await page.evaluate(() => localStorage.clear());
  }
});

test("an unknown path redirects a visitor to the login page and a member to /, and a protected page redirects a member without a known role to the login page", {
  tag: ["@2-guards-01", "@2-guards-02", "@6-guards-01"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await test.step("an unknown path redirects a member to /", async () => {
    await page.goto("/john.doe");
    await expect(page).toHaveURL("/");
  });
  await test.step("protected pages redirect a member without a known role to the login page", async () => {
    for (const [role, path] of [
      ["admin", "/investor-page"],
      [null, "/profile"],
    ] as const) {
      await page.evaluate((value) => {
        if (value === null) localStorage.removeItem("user_type");
        else localStorage.setItem("user_type", value);
      }, role);
      await page.goto(path);
      await expect(page, `${path} as ${role}`).toHaveURL("/login");
    }
  });
  await test.step("an unknown path redirects a visitor to the login page", async () => {
    await page.evaluate(() => localStorage.clear());
    for (const path of ["/unknown", "/Investee-Page/x", "/about.html"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/login");
    }
  });
});
