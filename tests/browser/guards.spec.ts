import { loginForm } from "../support/browser/forms.ts";
import { expect, test } from "../support/browser/test.ts";

const PUBLIC_PATHS = [
  "/",
  "/register",
  "/login",
  "/emailVerification",
  "/reset-password",
  "/support",
  "/privacy-policy",
];
const SHARED_PATHS = ["/profile", "/delete-account", "/change-password"];
const ROLE_PATHS = {
  investor: ["/investor-page"],
  investee: ["/investee-page", "/investee-match"],
} as const;
const HOME_PATHS = {
  investor: "/investor-page",
  investee: "/investee-page",
} as const;

test("a visitor who opens a protected page is redirected to the login page", {
  tag: ["@1-guards-01", "@2-guards-05", "@2-profile-11", "@2-matching-08"],
}, async ({ page }) => {
  for (const path of [
    ...SHARED_PATHS,
    ...ROLE_PATHS.investor,
    ...ROLE_PATHS.investee,
    "/investee-match-test",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
  }
});

test("a visitor who was redirected to the login page returns to the protected page, with its query and fragment, after logging in", {
  tag: ["@2-guards-06"],
}, async ({ site, newVisitor }) => {
  const protectedPaths = {
    investee: ["/profile", "/investee-match", "/investee-match-test"],
    investor: ["/investor-page", "/payment-page"],
  };
  for (const userType of ["investee", "investor"] as const) {
    const { email } = await site.addMember(userType);
    for (const path of protectedPaths[userType]) {
      const page = await newVisitor();
      await page.goto(`${path}?from=mail#main`);
      await expect(page).toHaveURL("/login");
      await loginForm(page).logIn(email);
      await expect(page, path).toHaveURL(`${path}?from=mail#main`);
      await page.context().close();
    }
  }
});

test("a visitor who was redirected to the login page from an investor's page sees the investee dashboard after logging in as an investee", {
  tag: ["@2-guards-06"],
}, async ({ page, site }) => {
  const { email } = await site.addMember("investee");
  await page.goto("/investor-page");
  await expect(page).toHaveURL("/login");
  await loginForm(page).logIn(email);
  await expect(page).toHaveURL(HOME_PATHS.investee);
});

test("a visitor can open public pages", {
  tag: ["@1-guards-01", "@2-login-01", "@2-verification-code-01"],
}, async ({ page }) => {
  for (const path of PUBLIC_PATHS) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(path);
  }
});

test("an unknown path redirects a visitor to the login page", {
  tag: ["@2-guards-02"],
}, async ({ page }) => {
  for (const path of [
    "/unknown",
    "/profile/more",
    "/Investee-Page/x",
    "/about.html",
  ]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/login");
  }
});

test("an unknown path redirects a member to /", {
  tag: ["@2-guards-01"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  for (const path of ["/unknown", "/john.doe"]) {
    await page.goto(path);
    await expect(page, path).toHaveURL("/");
  }
});

test("shared pages are open to both roles", {
  tag: ["@6-guards-02", "@2-profile-01"],
}, async ({ newMember }) => {
  for (const userType of ["investor", "investee"] as const) {
    const { page } = await newMember(userType);
    for (const path of SHARED_PATHS) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page, `${path} as ${userType}`).toHaveURL(path);
    }
  }
});

test("a member can open the pages of their role, and is redirected from the other role's pages to their dashboard", {
  tag: [
    "@2-guards-03",
    "@2-guards-04",
    "@2-investor-dashboard-01",
    "@2-investee-dashboard-01",
    "@2-matching-01",
  ],
}, async ({ newMember }) => {
  for (const [userType, other] of [
    ["investor", "investee"],
    ["investee", "investor"],
  ] as const) {
    const { page } = await newMember(userType);
    for (const path of ROLE_PATHS[userType]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page, `${path} as ${userType}`).toHaveURL(path);
    }
    for (const path of ROLE_PATHS[other]) {
      await page.goto(path);
      await expect(page, `${path} as ${userType}`).toHaveURL(
        HOME_PATHS[userType],
      );
    }
  }
});

test("a member is redirected from the login page and the registration page", async ({
  newMember,
}) => {
  for (const userType of ["investor", "investee"] as const) {
    const { page } = await newMember(userType);
    for (const path of ["/login", "/register"]) {
      await page.goto(path);
      await expect(page, `${path} as ${userType}`).toHaveURL(
        HOME_PATHS[userType],
      );
    }
  }
});

test("protected pages redirect a member without a known role to the login page", {
  tag: ["@6-guards-01"],
}, async ({ newMember }) => {
  const { page } = await newMember("investor");
  await page.goto("/privacy-policy");
  for (const role of [null, "admin"]) {
    await page.evaluate((value) => {
      if (value === null) localStorage.removeItem("user_type");
      else localStorage.setItem("user_type", value);
    }, role);
    for (const path of ["/profile", "/investor-page", "/investee-match"]) {
      await page.goto(path);
      await expect(page, `${path} as ${role}`).toHaveURL("/login");
    }
  }
});
