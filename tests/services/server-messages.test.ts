import compile from "icu-minify/compile";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { formatWait } from "../../contract/format.ts";
import { addMessages } from "../../contract/messages/catalogue.ts";
import { english } from "../../contract/messages/english.ts";
import { reasonText } from "../../contract/profile/labels.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import { serverKeys } from "../../scripts/message-texts.ts";
import {
  deviceInWords,
  errorInWords,
  nameInWords,
} from "../../src/services/server-messages.ts";

const FRENCH = {
  "registration.tooMany": "Trop d’inscriptions. Réessayez dans {wait}.",
  "email.invalid": "Adresse invalide.",
  "server.tooLong": "Au plus {max} caractères.",
  "review.formerInvestor": "Ancien investisseur",
  "sessions.device": "{browser} sur {system}",
  "reason.investor.sector.fits": "Travaille dans le secteur {value}",
  "reason.investor.ticket.fits": "Cherche {ticket} (fourchette : {range})",
  "format.orMore": "{amount} ou plus",
  "options.An option of this test": "Énergies propres",
} as const;
const load = (messages: Readonly<Record<string, string>>) =>
  addMessages(
    Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, compile(text)]),
    ),
  );
beforeAll(() => load(FRENCH));
afterAll(() => load(english));

describe("on a page in another language", { tags: ["8-language-61"] }, () => {
  test("an error of the server has the page's text for its code, with the waiting time of the page", () => {
    const body = {
      error: "Too many registration attempts. Try again in 4 minutes.",
      code: "registration.tooMany",
      values: { wait: "4 minutes" },
      inactive: true,
    };
    expect(errorInWords(body, 240)).toEqual({
      ...body,
      error: `Trop d’inscriptions. Réessayez dans ${formatWait(240_000)}.`,
    });
  });

  test("each error of a field has the page's text for its code, and an unknown one keeps the server's", () => {
    const body = {
      email: ["Enter a valid email.", "Unknown."],
      name: ["Ensure this field has no more than 9 characters."],
      other: ["No code."],
      codes: {
        email: [{ code: "email.invalid" }, { code: "of.a.later.version" }],
        name: [{ code: "server.tooLong", values: { max: 9 } }],
      },
    };
    expect(errorInWords(body, null)).toEqual({
      ...body,
      email: ["Adresse invalide.", "Unknown."],
      name: ["Au plus 9 caractères."],
    });
  });

  test.each([["text"], [null], [["A list of Django"]], [{ detail: 7 }]])(
    "a body without codes stays as it is: %j",
    (body) => {
      expect(errorInWords(body, null)).toEqual(body);
    },
  );

  test("a former member and a device have the words of the page, and other names do not change", () => {
    expect(nameInWords("Former investor")).toBe("Ancien investisseur");
    expect(nameInWords("Baobab Capital")).toBe("Baobab Capital");
    expect(deviceInWords("Firefox on Linux")).toBe("Firefox sur Linux");
    expect(deviceInWords("Firefox")).toBe("Firefox");
  });

  test("a reason of a match has the page's text for its code, with the names of options and the amounts of the page", {
    tags: ["7-matching-42"],
  }, () => {
    const criteria = [
      ["sector", { value: "An option of this test" }],
      ["ticket", { ticket: "$250,000", range: "$10,000–$500,000.50" }],
      ["ticket", { ticket: "$250,000", range: "$10,000 or more" }],
    ] as const;
    const reasons = reasonsOf(
      criteria.map(([criterion, values]) => ({
        criterion,
        outcome: "fits",
        values,
      })),
      "investor",
    );
    expect(reasons.map(reasonText)).toEqual([
      "Travaille dans le secteur Énergies propres",
      "Cherche $250,000 (fourchette : $10,000–$500,000.50)",
      "Cherche $250,000 (fourchette : $10,000 ou plus)",
    ]);
    expect(reasonText({ text: "Backs Seed" })).toBe("Backs Seed");
  });

  test("every message of an error or a reason is available, and those of emails are not loaded", () => {
    expect(serverKeys()).toEqual(
      expect.arrayContaining([
        "login.tooMany",
        "email.invalid",
        "profile.conflict",
        "server.failed",
        "reason.investor.sector.fits",
      ]),
    );
    expect(serverKeys().filter((key) => key.startsWith("mails."))).toEqual([]);
  });
});
