import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import type { Language } from "../../contract/language.ts";
import { compiledMessages } from "../../scripts/site/compiled-messages.ts";
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
