import { describe, expect, test } from "vitest";
import { EXEMPT_PATHS, endsSession } from "../../contract/api.ts";
import {
  type Access,
  dashboardOf,
  homeOf,
  pages,
  redirectFor,
  redirectForUnknown,
} from "../../contract/pages.ts";

const visitor = { token: null, userType: null };
const investor = { token: "held", userType: "investor" };
const investee = { token: "held", userType: "investee" };

const pagesOf = (access: Access) =>
  Object.values(pages).filter((page) => page.access === access);

describe("access to pages", () => {
  test("a visitor without a token sees only the public pages", {
    tags: ["1-guards-01"],
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
      "/reset-password",
      "/reset-password-confirm/:uid/:token",
      "/emailVerification",
      "/verify-email/:uidb64/:token",
    ]);
    for (const { access } of pagesOf("public"))
      expect(redirectFor(access, visitor)).toBeNull();
  });

  test("a protected page without a token goes to /login", {
    tags: ["2-guards-05"],
  }, () => {
    for (const { access } of Object.values(pages))
      if (access !== "public")
        expect(redirectFor(access, visitor)).toBe("/login");
  });

  test("a protected page with a token but without a role goes to /login", {
    tags: ["6-guards-01"],
  }, () => {
    for (const userType of [null, "", "admin"])
      for (const access of ["member", "investor", "investee"] as const)
        expect(redirectFor(access, { token: "held", userType })).toBe("/login");
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

  test("an investor on an investee's page goes to /investor-page", {
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

  test("an investee on the investor's page goes to /investee-page", {
    tags: ["2-guards-04"],
  }, () => {
    expect(pagesOf("investor").map(({ path }) => path)).toEqual([
      "/investor-page",
    ]);
    expect(redirectFor("investor", investee)).toBe("/investee-page");
    expect(redirectFor("investor", investor)).toBeNull();
  });

  test("an unknown path goes to / with a token", {
    tags: ["2-guards-01"],
  }, () => {
    expect(redirectForUnknown(investee)).toBe("/");
  });

  test("an unknown path goes to /login without one", {
    tags: ["2-guards-02"],
  }, () => {
    expect(redirectForUnknown(visitor)).toBe("/login");
  });
});

describe("home pages", () => {
  test("My Dashboard goes to /investor-page for an investor", {
    tags: ["2-navbar-05"],
  }, () => {
    expect(dashboardOf("investor")).toBe("/investor-page");
  });

  test("My Dashboard goes to /investee-page for everyone else", {
    tags: ["2-navbar-06"],
  }, () => {
    for (const userType of ["investee", "admin", null])
      expect(dashboardOf(userType)).toBe("/investee-page");
  });

  test("the home page of a role is its dashboard, and / for any other user type", () => {
    expect(["investor", "investee", "admin", null].map(homeOf)).toEqual([
      "/investor-page",
      "/investee-page",
      "/",
      "/",
    ]);
  });
});

describe("calls that may end a session", () => {
  test("the exempt calls may not, including verify-password", {
    tags: ["4-session-23"],
  }, () => {
    expect(EXEMPT_PATHS).toEqual([
      "login",
      "register",
      "check-email",
      "resend-activation",
      "generate-reset-token",
      "verify",
      "reset-password",
      "verify-password",
    ]);
    for (const path of EXEMPT_PATHS)
      expect(endsSession(`/api/${path}/`, false)).toBe(false);
  });

  test("calls below verify and reset-password may not either", {
    tags: ["4-session-21", "4-session-22"],
  }, () => {
    for (const path of [
      "/api/verify/some-token/",
      "/api/verify/code/",
      "/api/reset-password-confirm/u/t/",
    ])
      expect(endsSession(path, false)).toBe(false);
  });

  test("all others may, even when their names are similar", {
    tags: ["4-session-11", "4-session-12"],
  }, () => {
    for (const path of [
      "/api/profile/",
      "/api/matches/1/status/",
      "/api/match_investors/?rerun=true",
      "/api/login-history/",
      "/api/user/",
    ])
      expect(endsSession(path, false)).toBe(true);
  });

  test("a call that asks to be skipped may not", {
    tags: ["4-session-24"],
  }, () => {
    expect(endsSession("/api/profile/", true)).toBe(false);
  });
});
