import { describe, expect, test } from "vitest";
import {
  isOwnNavigation,
  readEmailVerificationState,
  readLoginState,
  readPaidState,
  readPurchase,
  readResetPasswordState,
  returnPath,
} from "../../contract/navigation-state.ts";
import { pages } from "../../contract/pages.ts";

const investee = { token: "t", userType: "investee" };

describe("navigation state", () => {
  test("the login page reads an email, a reason and a page to return to", {
    tags: ["2-registration-08"],
  }, () => {
    expect(
      readLoginState({ email: "a@b.org", reason: "expired", from: "/profile" }),
    ).toEqual({ email: "a@b.org", reason: "expired", from: "/profile" });
    expect(readLoginState({ reason: "inactive" })).toEqual({
      reason: "inactive",
    });
  });

  test("a navigation that the page itself started is recognised", () => {
    expect(isOwnNavigation({ isOwnNavigation: true })).toBe(true);
    expect(isOwnNavigation({ isOwnNavigation: "yes" })).toBe(false);
  });

  test.each([null, undefined, "text", 7, [], { email: 7, reason: "other" }])(
    "every reader ignores %j",
    (state) => {
      expect(readLoginState(state)).toEqual({});
      expect(readEmailVerificationState(state)).toBeNull();
      expect(readResetPasswordState(state)).toBeNull();
      expect(readPurchase(state)).toBeNull();
      expect(readPaidState(state)).toBeNull();
      expect(isOwnNavigation(state)).toBe(false);
    },
  );

  test("verification by code requires the email and the handle", {
    tags: ["2-verification-code-02"],
  }, () => {
    expect(
      readEmailVerificationState({ email: "a@b.org", token: "h" }),
    ).toEqual({ email: "a@b.org", token: "h" });
    expect(readEmailVerificationState({ email: "a@b.org" })).toBeNull();
    expect(readEmailVerificationState({ token: "h" })).toBeNull();
  });

  test("the reset page reads the email of a member whose password has expired", {
    tags: ["8-login-04"],
  }, () => {
    expect(
      readResetPasswordState({ reason: "passwordExpired", email: "a@b.org" }),
    ).toEqual({ reason: "passwordExpired", email: "a@b.org" });
  });
});

describe("payments", () => {
  const purchase = { programme: "Board Basics", fee: 395 };

  test("the payment page reads a programme and its fee, or nothing if either is missing or invalid", () => {
    expect(readPurchase({ ...purchase, more: 1 })).toEqual(purchase);
    expect(readPurchase({ programme: "Board Basics" })).toBeNull();
    for (const fee of ["$395", Number.NaN, Number.POSITIVE_INFINITY, null])
      expect(readPurchase({ ...purchase, fee })).toBeNull();
  });

  test("the programmes page reads a payment, with or without the programme", () => {
    expect(readPaidState({ paid: true, purchase })).toEqual({
      paid: true,
      purchase,
    });
    expect(readPaidState({ paid: true, purchase: "x" })).toEqual({
      paid: true,
      purchase: null,
    });
    expect(readPaidState({ paid: "yes", purchase })).toBeNull();
  });
});

describe("the page after a login", () => {
  test.each([
    ["/profile", "/profile"],
    ["/investee-match?x=1", "/investee-match?x=1"],
    [
      "/programs-loggedIn?category=kpmg-master",
      "/programs-loggedIn?category=kpmg-master",
    ],
    ["/profile/", "/profile/"],
    ["/Investee-Match#offers", "/Investee-Match#offers"],
    ["/profile?note=a\nb", "/profile?note=a\nb"],
    ["/pro/file", null],
    ["/investor-page", null],
    ["/programs", null],
    ["/login", null],
    ["/verify-email/u/t", null],
    ["https://elsewhere.example.org/profile", null],
    ["//elsewhere.example.org/profile", null],
    ["", null],
    [undefined, null],
  ])(
    "if an investee's login state has from=%j, the return path is %j",
    (from, to) => {
      expect(returnPath(from, investee)).toBe(to);
    },
  );

  test("the return path can be any protected page that the role may open, and includes the query and fragment", {
    tags: ["2-guards-06"],
  }, () => {
    for (const userType of ["investee", "investor"])
      for (const { path, access } of Object.values(pages)) {
        const isOpen = access === "member" || access === userType;
        expect(returnPath(`${path}?a=1#b`, { token: "t", userType })).toBe(
          isOpen ? `${path}?a=1#b` : null,
        );
      }
  });
});
