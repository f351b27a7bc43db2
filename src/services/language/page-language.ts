import type { ErrorBody } from "../../../contract/failure.ts";
import { formatWait } from "../../../contract/format.ts";
import {
  PAGE_LANGUAGE,
  REFERENCE_LANGUAGE,
} from "../../../contract/language.ts";
import {
  translatedBody,
  translatedDevice,
  translatedName,
} from "../../../contract/server-texts.ts";

/**
 * Texts of the server, which are English, in the language of the page. In an English build, each function of this module
 * only returns its first argument (scripts/site/compiled-messages.ts), so that no chunk is loaded for it.
 */

const isEnglish = PAGE_LANGUAGE === REFERENCE_LANGUAGE;

/** Returns an error body in the language of the page. `retryAfter` is the waiting time in seconds, if there is one. */
export function bodyInPageLanguage<Body>(
  body: Body,
  retryAfter: number | null,
): Body | ErrorBody {
  const isObject =
    typeof body === "object" && body !== null && !Array.isArray(body);
  if (isEnglish || !isObject) return body;
  // The server formats a wait in English.
  const wait = retryAfter !== null && { wait: formatWait(retryAfter * 1_000) };
  return translatedBody(body as ErrorBody, { ...wait });
}

/** Returns a name that the server sends, such as that of a former investor. */
export function nameInPageLanguage(name: string): string {
  return isEnglish ? name : translatedName(name);
}

/** Returns the description of a device. */
export function deviceInPageLanguage(device: string): string {
  return isEnglish ? device : translatedDevice(device);
}

/** Returns the text of a success, or an empty text if the page shows its own. */
export function successInPageLanguage(text: string): string {
  return isEnglish ? text : "";
}
