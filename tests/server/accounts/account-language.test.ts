import { describe, expect, test } from "vitest";
import {
  createAccount,
  GOOD_PASSWORD,
  newEmail,
  registration,
} from "../../support/accounts.ts";
import { FRONTEND } from "../../support/frontend.ts";
import { latestEmail, linkAndCodeOf } from "../../support/mailbox.ts";
import { serverForTests } from "../../support/server.ts";

const server = serverForTests();

describe("the language of an account", () => {
  test.each([
    ["fr", "fr", "/fr", "Vérifiez votre adresse e‑mail pour Ubia"],
    ["ar", "ar", "/ar", "تأكيد بريدك الإلكتروني لدى Ubia"],
    [undefined, "en", "", "Verify your email for Ubia"],
    ["de", "en", "", "Verify your email for Ubia"],
    [7, "en", "", "Verify your email for Ubia"],
  ])(
    "that registers with the language %j is %s, also in the email and its link",
    { tags: ["7-registration-66", "4-language-61"] },
    async (language, expected, prefix, subject) => {
      const email = newEmail();
      const json = registration({ email, language });
      const response = await server.call("POST", "/api/register/", { json });
      expect(response.status).toBe(201);
      const mail = await latestEmail(server, email);
      expect(mail.subject).toBe(subject);
      expect(mail.html).toContain(`<html lang="${expected}"`);
      expect(linkAndCodeOf(mail).link).toContain(
        `${FRONTEND}${prefix}/verify-email/`,
      );
    },
  );

  test("is in the responses to a login, as null before it is set, and to the call for the user, and each change of it applies to the next email", {
    tags: ["7-language-61", "4-language-61"],
  }, async () => {
    const { email, token } = await createAccount(server);
    const login = () =>
      server.call("POST", "/api/login/", {
        json: { email, password: GOOD_PASSWORD },
      });
    expect((await login()).body).toMatchObject({ language: null });
    const change = (language: unknown) =>
      server.call("PUT", "/api/account/language/", {
        token,
        json: { language },
      });
    for (const _ of [1, 2]) {
      const { status, body } = await change("fr");
      expect([status, body]).toEqual([200, { language: "fr" }]);
    }
    const responses = [
      await server.call("GET", "/api/user/", { token }),
      await login(),
    ];
    for (const { body } of responses)
      expect(body).toMatchObject({ language: "fr" });
    await server.call("POST", "/api/reset-password/", {
      token,
      json: { current_password: GOOD_PASSWORD, frontend_url: FRONTEND },
    });
    const mail = await latestEmail(server, email);
    expect(mail.html).toContain('<html lang="fr"');
    expect(mail.text).toContain(`${FRONTEND}/fr/change-password?`);
  });

  test("changes only to one of the product's languages", {
    tags: ["7-language-61"],
  }, async () => {
    const { token } = await createAccount(server);
    const change = async (json: object) => {
      const { status, text } = await server.call(
        "PUT",
        "/api/account/language/",
        { token, json },
      );
      return [status, JSON.parse(text)];
    };
    expect(await change({ language: "de" })).toEqual([
      400,
      {
        language: ["Must be the code of one of our languages."],
        codes: { language: [{ code: "server.notLanguage" }] },
      },
    ]);
    expect(await change({})).toMatchObject([
      400,
      { language: ["This field is required."] },
    ]);
    const user = await server.call("GET", "/api/user/", { token });
    expect(user.body).toMatchObject({ language: "en" });
  });
});
