import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { expect, test } from "vitest";
import { english } from "../../contract/messages/english.ts";
import { type MessageKey, t } from "../../contract/messages/index.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { messageKeys } from "../../scripts/message-texts.ts";

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million)\b/i;

/** Messages with numbers that no constant defines, and where these numbers come from. */
const OTHER_NUMBERS: Partial<Record<MessageKey, string>> = {
  "archive.readme.times": "the beginning of Unix time",
  "format.thousand": "the name of a number",
  "format.million": "the name of a number",
  "matching.records": "editorial: the years of records that investors expect",
  "matching.assistance":
    "editorial: the years of records that investors expect",
  "matching.criteria": "editorial: the criteria are listed below the sentence",
  "payment.simulation": "an example card number",
  "profile.wholeNumber": "zero, the minimum of every count",
  "profile.amount": "zero, and the number of decimal places",
  "server.notPlainNumber": "the number of decimal places",
  "verification.howToGetCode": "the two ways are listed below the sentence",
};

test.each(messageKeys.filter((key) => !(key in OTHER_NUMBERS)))(
  "%s takes its numbers from the constants",
  (key) => {
    expect(literals(compile(english[key]))).not.toMatch(NUMBER);
  },
);

test("every message in the list of exceptions contains a number", () => {
  const unneeded = (Object.keys(OTHER_NUMBERS) as MessageKey[]).filter(
    (key) => !NUMBER.test(literals(compile(english[key]))),
  );
  expect(unneeded).toEqual([]);
});

/** Returns the literal text of a message, without plural forms that are selected by a constant. */
function literals(message: CompiledMessage): string {
  if (typeof message === "string") return message;
  return message
    .map((node) => {
      if (typeof node === "string") return node;
      if (typeof node === "number" || node[0] in numbers) return " ";
      return Object.values((node[2] ?? {}) as Record<string, CompiledMessage>)
        .map(literals)
        .join(" ");
    })
    .join("");
}

test("the error for an unknown message names its key", () => {
  expect(() => t("no.such.message" as MessageKey)).toThrow(
    'No message "no.such.message" is loaded.',
  );
});
