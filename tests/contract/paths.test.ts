import { describe, expect, test } from "vitest";
import { pathOf } from "../../contract/api.ts";
import { pagePath } from "../../contract/pages.ts";

describe("the path of a call or page", () => {
  test("contains its parameters, escaped", () => {
    expect(pathOf("confirmReset", { uid: "a/b", token: "c d" })).toBe(
      "/api/reset-password-confirm/a%2Fb/c%20d/",
    );
    expect(pagePath("resetPasswordConfirm", { uid: "a/b", token: "c" })).toBe(
      "/reset-password-confirm/a%2Fb/c",
    );
  });

  test("is unchanged if it has no parameters", () => {
    expect(pathOf("login")).toBe("/api/login/");
    expect(pagePath("login")).toBe("/login");
  });

  test("requires each parameter, and the error names a missing parameter", () => {
    expect(() => pathOf("file")).toThrow("file needs id");
    expect(() => pagePath("verifyEmail", { uidb64: "a" })).toThrow(
      "verifyEmail needs token",
    );
  });
});
