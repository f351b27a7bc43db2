import assert from "node:assert/strict";
import { PASSWORD_EXPIRED } from "../../contract/failure.ts";
import { REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { english } from "../../contract/messages/english.ts";
import { textIn } from "../../contract/messages/in-language.ts";
import type {
  MessageKey,
  MessageValues,
} from "../../contract/messages/index.ts";

type Code = { readonly code: string; readonly values?: MessageValues };

/**
 * Checks the codes of an error body, and returns the body without them: in the formats of Django REST framework, which
 * clients without translations read. Each text needs a code of the catalogue, and the message with this code and its
 * values must have exactly this text.
 *
 * @throws AssertionError for a text without its code.
 */
export function withoutCodes(parsed: unknown): unknown {
  if (typeof parsed !== "object" || parsed === null) return parsed;
  const body = parsed as Readonly<Record<string, unknown>>;
  const sentence = body.error ?? body.detail;
  if (sentence !== undefined) {
    const { code, values, ...others } = body;
    checkCode({ code, values } as Code, sentence);
    return others;
  }
  const { codes, ...fields } = body;
  const byField = codes as Readonly<Record<string, readonly Code[]>>;
  assert.deepEqual(Object.keys(byField), Object.keys(fields));
  for (const [field, texts] of Object.entries(fields))
    for (const [index, text] of (texts as readonly string[]).entries())
      checkCode(byField[field]?.[index], text);
  return fields;
}

function checkCode(error: Code | undefined, text: unknown): void {
  const key = error?.code as MessageKey;
  // Clients compare this text, so it is not in the catalogue, which is translated.
  if (text === PASSWORD_EXPIRED) return;
  assert.ok(Object.hasOwn(english, key), `${text} has the code ${key}`);
  const values = error?.values ?? {};
  assert.equal(textIn(REFERENCE_LANGUAGE, { key, values }), text);
}
