import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Language } from "../../contract/language.ts";
import { messageKeysIn } from "../../scripts/message-texts.ts";
import { compiledMessages } from "../../scripts/site/compiled-messages.ts";
import { withNumbers } from "../../scripts/site/known-numbers.ts";
import { readTexts } from "../../scripts/site/translations.ts";

/** Returns a module as the build of a language contains it. */
async function built(language: Language, path: string): Promise<string> {
  const { transform } = compiledMessages(await readTexts(language)) as {
    transform: (code: string, id: string) => string | null;
  };
  const code = readFileSync(path, "utf8");
  return transform(code, resolve(path)) ?? code;
}

test("a build of another language than English contains the messages of the server, but not those of emails", {
  tags: ["8-language-61"],
}, async () => {
  const texts = "contract/server-texts.ts";
  const inFrench = await built("fr", texts);
  for (const key of ["login.tooMany", "email.invalid", "server.failed"])
    expect(inFrench).toContain(`"${key}":`);
  expect(inFrench).not.toMatch(/"(?:mails|archive\.readme)\.[\w.]+":/);
  expect(await built("en", texts)).not.toContain("loadMessages");
  const page = "src/services/language/page-language.ts";
  expect(await built("fr", page)).toContain("translatedBody(");
  expect(await built("en", page)).toMatch(
    /^(?:export function \w+\(text\) \{ return text; \}\n?)+$/,
  );
});

test("the build finds the labels of options whose names contain spaces", () => {
  const code = "`options.$" + "{value}`";
  const keys = ["options.Kenya", "options.South Africa"];
  expect(messageKeysIn(code, [...keys, "server.failed"])).toEqual(keys);
});

test("a build contains the direction and the locale of its own language, and no locale of another one", async () => {
  const facts = await built("en", "contract/language.ts");
  expect(facts).toContain('locale: "en-US"');
  expect(facts).not.toMatch(/fr-FR|sw-KE/);
  const direction = "src/ui/reading-direction.ts";
  expect(await built("ar", direction)).toContain('"rtl" === "rtl"');
  expect(await built("en", direction)).toContain('"ltr" === "rtl"');
});

test("the messages of a build contain the product's numbers instead of parameters and plural forms for them", async () => {
  const rules = await built("en", "contract/rules/accounts.ts");
  expect(rules).toContain('"Password must be at least 8 characters."');
  expect(await built("en", "contract/messages/catalogue.ts")).not.toContain(
    "create(numbers)",
  );
  expect(withNumbers(["in ", ["linkHours"], "."], "en")).toBe("in 24.");
  const forms = { one: [["name"], " 1"], other: [0, " for ", ["name"]] };
  expect(withNumbers([["count", 2, forms]], "en")).toEqual([
    ["count", 2, forms],
  ]);
  expect(() => withNumbers([["linkHours", 2, forms]], "en")).toThrow(
    "A form of {linkHours} contains another parameter.",
  );
});
