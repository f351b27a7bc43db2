import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { expect, test } from "vitest";
import { english } from "../../contract/messages/all.ts";
import type { MessageKey } from "../../contract/messages/index.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { messageKeys } from "../../scripts/message-texts.ts";

const NUMBER =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|fifteen|thirty)\b/i;

/** Numbers that no constant of the product defines, with the reason. */
const NOT_A_CONSTANT: Partial<Record<MessageKey, string>> = {
  "matching.records": "content: the years of records that investors expect",
  "matching.assistance": "content: the years of records that investors expect",
  "matching.criteria": "content: the criteria are listed below the sentence",
  "payment.simulation": "an example of a card number",
  "profile.wholeNumber": "zero, the lower end of every count",
  "profile.amount": "zero, and the cents of a dollar",
  "verification.how": "the two ways follow the sentence",
};

test.each(messageKeys.filter((key) => !(key in NOT_A_CONSTANT)))(
  "%s takes its numbers from the constants",
  (key) => {
    expect(literals(compile(english[key]))).not.toMatch(NUMBER);
  },
);

test("every exception contains a number", () => {
  const needless = (Object.keys(NOT_A_CONSTANT) as MessageKey[]).filter(
    (key) => !NUMBER.test(literals(compile(english[key]))),
  );
  expect(needless).toEqual([]);
});

/** Returns the typed text of a message, without the forms of a plural that one of the product's numbers chooses. */
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
