import { formatWait } from "../../contract/format.ts";
import {
  formatMessage,
  isLoaded,
  type MessageValues,
} from "../../contract/messages/catalogue.ts";

/**
 * Puts texts of the server, which are English on the wire, into the words of the page. The build compiles every message of
 * the server into this module, except for English, where the texts of the server are shown as they are.
 */

type Coded = { readonly code?: unknown; readonly values?: MessageValues };

/**
 * Returns an error body with a text of the page for each `code` that it knows. A waiting time in a text is taken from
 * `retryAfter`, in seconds, because its value on the wire is English too.
 */
export function errorInWords(
  body: unknown,
  retryAfter: number | null,
): unknown {
  if (!isRecord(body)) return body;
  const wait = retryAfter !== null && { wait: formatWait(retryAfter * 1_000) };
  const inWords = (text: unknown, { code, values }: Coded) =>
    typeof code === "string" && isLoaded(code)
      ? formatMessage(code, { ...values, ...wait })
      : text;
  const { codes } = body;
  const entries = Object.entries(body).map(([name, value]) => {
    if (name === "error" || name === "detail")
      return [name, inWords(value, body)];
    const listed = isRecord(codes) ? codes[name] : null;
    if (!Array.isArray(value) || !Array.isArray(listed)) return [name, value];
    return [name, value.map((text, at) => inWords(text, listed[at] ?? {}))];
  });
  return Object.fromEntries(entries);
}

/** The messages that the server writes in place of a name. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  "Former investor": "review.formerInvestor",
  "Former business": "review.formerInvestee",
  "Unknown browser": "sessions.deviceUnknown",
};

/** Returns what stands for a name that the server does not know in the words of the page; any other name unchanged. */
export function nameInWords(name: string): string {
  const key = PLACEHOLDERS[name] ?? "";
  return isLoaded(key) ? formatMessage(key) : name;
}

/** Returns the description of a device, such as "Chrome on Windows", in the words of the page. */
export function deviceInWords(device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system && isLoaded("sessions.device")
    ? formatMessage("sessions.device", { browser, system })
    : nameInWords(device);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
