import { CODE_DIGITS } from "./constants.ts";

/**
 * Normalises what people type or paste, in the browser and on the server: invisible format characters, which come with
 * text copied from messages, PDF files and keyboards of right-to-left scripts, and the digits of other scripts.
 */

// Soft hyphen, zero-width space, marks and controls of the text direction, word joiner, invisible operators and byte
// order mark.
const INVISIBLE =
  /[\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff]/g;
const JOINERS = /\p{Join_Control}/gu;
/**
 * Matches the zero-width joiners that do not belong to the spelling. They do belong to it between two letters or marks of
 * a script that uses them, as in Persian or Hindi, and a zero-width joiner does in an emoji of several parts.
 */
const STRAY_JOINERS =
  /(?<![\p{L}\p{M}])\p{Join_Control}(?!\p{Extended_Pictographic})|(?<=[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Ethiopic}])\p{Join_Control}|\p{Join_Control}(?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

/** Removes the invisible characters, except joiners that belong to the spelling. */
export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, "").replace(STRAY_JOINERS, "");
}

/** The zero of each script with digits of its own: Arabic, Persian and Urdu, N'Ko, Devanagari, Bengali. */
const ZEROS = [0x660, 0x6f0, 0x7c0, 0x966, 0x9e6];

/** Replaces the digits of other scripts and full-width digits by 0 to 9. */
export function withAsciiDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0;
    const zero = ZEROS.find((first) => point >= first && point < first + 10);
    return zero === undefined ? digit.normalize("NFKC") : String(point - zero);
  });
}

/** Returns an emailed code without spaces, dashes, full stops and invisible characters, with the digits 0 to 9. */
export function normalizeCode(code: string): string {
  return withAsciiDigits(code.replace(/[\s.\uff0e\p{Pd}\p{Cf}]/gu, ""));
}

/** Returns whether a normalised code has the right number of digits and nothing else. */
export function isCode(code: string): boolean {
  return code.length === CODE_DIGITS && /^[0-9]+$/.test(code);
}

/**
 * Returns an address as it is sent and stored: without surrounding spaces and invisible characters, in lower case, and
 * with the domain in its ASCII form. Some browsers convert the domain themselves, so that the same address would
 * otherwise be two. A domain that has no ASCII form is returned unchanged, and no rule accepts it.
 */
export function normalizeEmail(email: string): string {
  const visible = email.replace(INVISIBLE, "").trim().toLowerCase();
  const [localPart = "", domain, ...others] = visible.split("@");
  if (domain === undefined || others.length > 0)
    return visible.replace(JOINERS, "");
  return `${localPart.replace(JOINERS, "")}@${asciiDomain(domain)}`;
}

// A domain name in any script. The URL parser would read a port or a path from other characters.
const DOMAIN = /^[\p{L}\p{M}\p{Nd}.\u3002\uff0e\uff61\p{Join_Control}-]+$/u;

function asciiDomain(domain: string): string {
  const withoutJoiners = domain.replace(JOINERS, "");
  if (/^[^\u0080-\u{10ffff}]*$/u.test(withoutJoiners)) return withoutJoiners;
  if (!DOMAIN.test(domain)) return domain;
  try {
    const { hostname } = new URL(`https://${domain}`);
    // The URL parser converts numbers to an IP address.
    return /^[\d.]+$/.test(hostname) ? domain : hostname;
  } catch {
    return domain;
  }
}

/** Counts the code points, not the UTF-16 code units, of a text in NFC, the form in which the server stores it. */
export function countCharacters(text: string): number {
  return [...text.normalize("NFC")].length;
}
