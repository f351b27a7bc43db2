import { describe, expect, test } from "vitest";
import { calls } from "../../contract/api.ts";
import {
  type Access,
  dashboardName,
  homePath,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";

const visitor = { token: null, userType: null };
const investor = { token: "stored", userType: "investor" };
const investee = { token: "stored", userType: "investee" };

const pagesOf = (access: Access) =>
  Object.values(pages).filter((page) => page.access === access);

describe("access to a page", () => {
  test("a visitor without a token can open the public pages", {
    tags: ["1-guards-01", "2-accessibility-141"],
  }, () => {
    expect(pagesOf("public").map(({ path }) => path)).toEqual([
      "/",
      "/register",
      "/login",
      "/about",
      "/programs",
      "/contact",
      "/support",
      "/privacy-policy",
      "/accessibility",
      "/reset-password",
      "/reset-password-confirm/:uid/:token",
      "/emailVerification",
      "/verify-email/:uidb64/:token",
      "/unsubscribe/:token",
    ]);
    for (const { access } of pagesOf("public"))
      expect(redirectFor(access, visitor)).toBeNull();
  });

  test("without a token, a protected page redirects to /login", {
    tags: ["2-guards-05"],
  }, () => {
    for (const { access } of Object.values(pages))
      if (access !== "public")
        for (const userType of [null, "investee", "investor"])
          expect(redirectFor(access, { token: null, userType })).toBe("/login");
  });

  test("with a token but without a known role, a protected page redirects to /login", {
    tags: ["6-guards-01"],
  }, () => {
    for (const userType of [null, "", "admin"])
      for (const access of ["member", "investor", "investee"] as const)
        expect(redirectFor(access, { token: "stored", userType })).toBe(
          "/login",
        );
  });

  test("shared pages are open to both roles", { tags: ["6-guards-02"] }, () => {
    expect(pagesOf("member").map(({ path }) => path)).toEqual([
      "/profile",
      "/delete-account",
      "/change-password",
      "/training-calendar",
      "/events-calendar",
      "/event-calendar",
      "/programs-loggedIn",
      "/payment-page",
    ]);
    expect(redirectFor("member", investor)).toBeNull();
    expect(redirectFor("member", investee)).toBeNull();
  });

  test("an investor who opens an investee's page is redirected to /investor-page", {
    tags: ["2-guards-03"],
  }, () => {
    expect(pagesOf("investee").map(({ path }) => path)).toEqual([
      "/investee-page",
      "/investee-match",
      "/investee-match-test",
    ]);
    expect(redirectFor("investee", investor)).toBe("/investor-page");
    expect(redirectFor("investee", investee)).toBeNull();
  });

  test("an investee who opens the investor's page is redirected to /investee-page", {
    tags: ["2-guards-04"],
  }, () => {
    expect(pagesOf("investor").map(({ path }) => path)).toEqual([
      "/investor-page",
    ]);
    expect(redirectFor("investor", investee)).toBe("/investee-page");
    expect(redirectFor("investor", investor)).toBeNull();
  });

  test("with a token, an unknown path redirects to /", {
    tags: ["2-guards-01"],
  }, () => {
    expect(redirectForUnknown(investee)).toBe("/");
  });

  test("without a token, an unknown path redirects to /login", {
    tags: ["2-guards-02"],
  }, () => {
    expect(redirectForUnknown(visitor)).toBe("/login");
  });
});

describe("home pages", () => {
  test("My Dashboard leads to /investor-page for an investor", {
    tags: ["2-navbar-05"],
  }, () => {
    expect(pages[dashboardName("investor")].path).toBe("/investor-page");
  });

  test("My Dashboard leads to /investee-page for everyone else", {
    tags: ["2-navbar-06"],
  }, () => {
    for (const userType of ["investee", "admin", null])
      expect(pages[dashboardName(userType)].path).toBe("/investee-page");
  });

  test("the home page is the dashboard of the role, or / if there is no known role", () => {
    expect(["investor", "investee", "admin", null].map(homePath)).toEqual([
      "/investor-page",
      "/investee-page",
      "/",
      "/",
    ]);
  });
});

describe("endpoints whose 401 or 403 ends the session", () => {
  const EXEMPT = [
    "login",
    "register",
    "check-email",
    "resend-activation",
    "generate-reset-token",
    "verify",
    "reset-password",
    "reset-password-confirm",
    "verify-password",
  ];

  test("do not include the exempt paths or the paths below them", {
    tags: ["4-session-21", "4-session-22", "4-session-23"],
  }, () => {
    for (const [name, { path, onUnauthorized }] of Object.entries(calls)) {
      const [segment = ""] = path.replace(/^\/api\//, "").split("/");
      if (EXEMPT.includes(segment))
        expect([name, onUnauthorized]).not.toEqual([name, "endSession"]);
    }
  });

  test("include all other endpoints, except four that are called with SKIP_HEADER", {
    tags: ["4-session-11", "4-session-12", "4-session-24"],
  }, () => {
    const skipping: string[] = [];
    for (const [name, { path, onUnauthorized }] of Object.entries(calls)) {
      const [segment = ""] = path.replace(/^\/api\//, "").split("/");
      if (EXEMPT.includes(segment)) continue;
      if (onUnauthorized === "skipHeader") skipping.push(name);
      else expect([name, onUnauthorized]).toEqual([name, "endSession"]);
    }
    expect(skipping).toEqual([
      "logout",
      "resendCode",
      "deleteAccount",
      "checkAccess",
    ]);
  });
});
