import compile from "icu-minify/compile";
import { afterAll, expect, test } from "vitest";
import { addMessages } from "../../contract/messages/catalogue.ts";
import { english } from "../../contract/messages/english.ts";
import { message } from "../../contract/messages/index.ts";
import { reasonText } from "../../contract/profile/labels.ts";
import { reasonsOf } from "../../contract/scoring.ts";
import {
  translatedBody,
  translatedDevice,
  translatedName,
} from "../../contract/server-texts.ts";
import { fieldErrors, tooMany } from "../../server/http/http-error.ts";

const FRENCH = {
  "matching.tooMany": "Trop de demandes. Réessayez dans {wait}.",
  "profile.numberTooHigh": "Indiquez un nombre inférieur à {max, number}.",
  "reason.investor.sector.fits": "Travaille dans le secteur {value}",
  "reason.investor.ticket.fits":
    "Cherche {ticket}, dans votre fourchette ({range})",
  "format.orMore": "{amount} ou plus",
  "format.range": "de {min} à {max}",
  "review.formerInvestor": "Ancien investisseur",
  "sessions.device": "{browser} sur {system}",
  "options.An option of this test": "Énergies propres",
};

function load(messages: Readonly<Record<string, string>>) {
  addMessages(
    Object.fromEntries(
      Object.entries(messages).map(([key, text]) => [key, compile(text)]),
    ),
  );
}

afterAll(() => load(english));

test("errors and match reasons of the server are shown in the language of the page", {
  tags: ["7-api-148", "7-matching-42", "8-language-61"],
}, () => {
  load(FRENCH);
  const limited = tooMany(
    message("matching.tooMany", { wait: "4 minutes and 30 seconds" }),
    270_000,
    "matching",
  );
  expect(
    translatedBody(limited.body, { wait: "4 minutes et 30 secondes" }).error,
  ).toBe("Trop de demandes. Réessayez dans 4 minutes et 30 secondes.");
  const invalid = fieldErrors({
    team_capacity: [message("profile.numberTooHigh", { max: 1_000_000 })],
    unknown: [{ text: "As it is." }],
  });
  expect(translatedBody(invalid.body, {})).toMatchObject({
    team_capacity: ["Indiquez un nombre inférieur à 1,000,000."],
    unknown: ["As it is."],
  });
  expect(translatedBody({ detail: "Not known.", code: "no.key" }, {})).toEqual({
    detail: "Not known.",
    code: "no.key",
  });

  const reasons = reasonsOf(
    [
      {
        criterion: "sector",
        outcome: "fits",
        values: { value: "An option of this test" },
      },
      {
        criterion: "ticket",
        outcome: "fits",
        values: { ticket: "$250,000", range: "$10,000–$500,000.50" },
      },
      {
        criterion: "ticket",
        outcome: "fits",
        values: { ticket: "$250,000", range: "$10,000 or more" },
      },
    ],
    "investor",
  );
  expect(reasons.map(reasonText)).toEqual([
    "Travaille dans le secteur Énergies propres",
    "Cherche $250,000, dans votre fourchette (de $10,000 à $500,000.50)",
    "Cherche $250,000, dans votre fourchette ($10,000 ou plus)",
  ]);
  expect(reasonText({ text: "Backs Seed" })).toBe("Backs Seed");

  expect(translatedName("Former investor")).toBe("Ancien investisseur");
  expect(translatedName("Baobab Capital")).toBe("Baobab Capital");
  expect(translatedDevice("Firefox on Linux")).toBe("Firefox sur Linux");
  expect(translatedDevice("Firefox")).toBe("Firefox");
});
