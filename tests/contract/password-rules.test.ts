import { describe, expect, test } from "vitest";
import { pageAccess, pages, passwordLinkIn } from "../../contract/pages.ts";
import {
  COMMON_PASSWORDS,
  deletionPasswordProblem,
  newPasswordProblems,
  passwordRequirements,
  resetEmailProblem,
} from "../../contract/rules/accounts.ts";
import { shownText, shownTextsByField } from "../support/shown-text.ts";

const VALID = "Kente-2026";
/** A password of the maximum length. A surrogate pair counts as one character. */
const LONGEST = `Aa1-${"🙂".repeat(124)}`;
const TOO_LONG = `${LONGEST}x`;

describe("the email address of a reset request", () => {
  test.each(["", " ", "\t\n"])(
    "%j counts as missing",
    { tags: ["5-reset-request-01"] },
    (email) => {
      expect(shownText(resetEmailProblem(email))).toBe(
        "Please enter your email.",
      );
    },
  );

  test.each(["ama", "ama@firm", "@firm.org", "ama@firm .org", "a@b@c.org"])(
    "%j is not a valid address",
    { tags: ["5-reset-request-02"] },
    (email) => {
      expect(shownText(resetEmailProblem(email))).toBe(
        "Please enter a valid email address.",
      );
    },
  );

  test("surrounding spaces and capital letters are accepted", {
    tags: ["5-reset-request-03"],
  }, () => {
    expect(resetEmailProblem("  Ama@Firm.Example.ORG ")).toBeNull();
  });
});

describe("a new password, for a reset and for a change", () => {
  for (const [rules, password, problem] of [
    [
      ["5-reset-confirm-02", "5-change-password-02"],
      TOO_LONG,
      "Password cannot exceed 128 characters.",
    ],
    [
      ["5-reset-confirm-03", "5-change-password-03"],
      "Aa1-567",
      "Password must be at least 8 characters.",
    ],
    [
      ["5-reset-confirm-03", "5-change-password-03"],
      "",
      "Password must be at least 8 characters.",
    ],
    [
      ["5-reset-confirm-04", "5-change-password-04"],
      "KENTE-2026",
      "Password must include a lowercase letter.",
    ],
    [
      ["5-reset-confirm-04", "5-change-password-04"],
      "kente-2026",
      "Password must include an uppercase letter.",
    ],
    [
      ["5-reset-confirm-04", "5-change-password-04"],
      "Kente-cloth",
      "Password must include a number.",
    ],
    [
      ["5-reset-confirm-04", "5-change-password-04"],
      "Kente2026",
      "Password must include a special character.",
    ],
    [[], "Password", "Your password can't be a commonly used password."],
  ] as const)
    test(`${JSON.stringify(password)} is rejected`, {
      tags: [...rules],
    }, () => {
      expect(
        shownTextsByField(newPasswordProblems({ password, confirm: password })),
      ).toEqual({ password: problem });
    });

  test("both entries must match, even when the password is invalid", {
    tags: ["5-reset-confirm-01", "5-change-password-01"],
  }, () => {
    expect(
      shownTextsByField(
        newPasswordProblems({ password: VALID, confirm: "kente" }),
      ),
    ).toEqual({ confirm: "Passwords do not match." });
    expect(
      Object.keys(newPasswordProblems({ password: "x", confirm: "" })),
    ).toEqual(["password", "confirm"]);
  });

  test("a valid password of up to 128 characters is accepted", () => {
    for (const password of [VALID, "Aa1-5678", LONGEST])
      expect(newPasswordProblems({ password, confirm: password })).toEqual({});
  });

  test("each common password is rejected, in lower and in upper case", () => {
    for (const password of COMMON_PASSWORDS)
      for (const text of [password, password.toUpperCase()])
        expect(
          shownTextsByField(
            newPasswordProblems({ password: text, confirm: text }),
          ),
          text,
        ).toEqual({
          password: "Your password can't be a commonly used password.",
        });
  });

  test("each requirement is checked independently", {
    tags: ["5-reset-confirm-05", "5-change-password-05"],
  }, () => {
    const noneMet = {
      length: false,
      lowercase: false,
      uppercase: false,
      number: false,
      special: false,
    };
    expect(passwordRequirements("")).toEqual(noneMet);
    expect(passwordRequirements("k")).toEqual({ ...noneMet, lowercase: true });
    expect(passwordRequirements("K")).toEqual({ ...noneMet, uppercase: true });
    expect(passwordRequirements("2")).toEqual({ ...noneMet, number: true });
    expect(passwordRequirements("-")).toEqual({ ...noneMet, special: true });
    expect(passwordRequirements("kkkkkkkk")).toMatchObject({ length: true });
    expect(passwordRequirements(LONGEST)).toMatchObject({ length: true });
    expect(passwordRequirements(TOO_LONG)).toMatchObject({ length: false });
  });

  test("a letter with a combining mark counts as one character, as on the server", {
    tags: ["5-reset-confirm-01"],
  }, () => {
    const decomposed = "A\u0301e\u03231!ba";
    expect([...decomposed]).toHaveLength(8);
    expect(passwordRequirements(decomposed).length).toBe(false);
    expect(passwordRequirements(`${decomposed}cd`).length).toBe(true);
  });
});

describe("the password that confirms a deletion", () => {
  for (const [rules, password, problem] of [
    [["5-delete-account-01"], "", "Password is required."],
    [
      ["5-delete-account-02"],
      "Kente-2",
      "Password must be at least 8 characters.",
    ],
    [
      ["5-delete-account-03"],
      TOO_LONG,
      "Password must not exceed 128 characters.",
    ],
    [
      ["5-delete-account-04"],
      "kente-2026",
      "Password must include at least one uppercase letter.",
    ],
    [
      ["5-delete-account-05"],
      "KENTE-2026",
      "Password must include at least one lowercase letter.",
    ],
    [
      ["5-delete-account-06"],
      "Kente-cloth",
      "Password must include at least one number.",
    ],
    [
      ["5-delete-account-07"],
      "Kente2026",
      "Password must include at least one special character.",
    ],
  ] as const)
    test(`${JSON.stringify(password)} is rejected`, {
      tags: [...rules],
    }, () => {
      expect(shownText(deletionPasswordProblem(password))).toBe(problem);
    });

  test("only the first problem in the specified order is reported", () => {
    const shownProblem = (password: string) =>
      shownText(deletionPasswordProblem(password));
    expect(shownProblem("kente")).toBe(
      "Password must be at least 8 characters.",
    );
    expect(shownProblem("12345678")).toBe(
      "Password must include at least one uppercase letter.",
    );
    expect(shownProblem("KENTEKENTE")).toBe(
      "Password must include at least one lowercase letter.",
    );
    expect(shownProblem("KenteKente")).toBe(
      "Password must include at least one number.",
    );
  });

  test("a valid password of up to 128 characters is accepted", () => {
    for (const password of [VALID, LONGEST])
      expect(deletionPasswordProblem(password)).toBeNull();
  });
});

describe("the link for a password change", () => {
  test("/change-password is public if its query contains uid and token, and otherwise requires a login", () => {
    const { changePassword, deleteAccount, home } = pages;
    expect(pageAccess(changePassword, "")).toBe("member");
    expect(pageAccess(changePassword, "?uid=Mg")).toBe("member");
    expect(pageAccess(changePassword, "?uid=&token=t")).toBe("member");
    expect(pageAccess(changePassword, "?uid=Mg&token=t")).toBe("public");
    expect(pageAccess(deleteAccount, "?uid=Mg&token=t")).toBe("member");
    expect(pageAccess(home, "")).toBe("public");
  });

  test("the uid and token are URL-decoded", () => {
    expect(passwordLinkIn("?uid=Mg&token=a%2Fb%3D&x=1")).toEqual({
      uid: "Mg",
      token: "a/b=",
    });
    expect(passwordLinkIn("?token=t")).toBeNull();
  });
});
