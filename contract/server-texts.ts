import type { ErrorBody } from "./failure.ts";
import {
  formatMessage,
  isLoaded,
  type MessageValues,
} from "./messages/catalogue.ts";

/**
 * Texts of the server in the language of the page. On the wire, they are in English, with the key and the values of their
 * message. The build of every other language loads all messages that the server can send into this module; English needs none of
 * them.
 */

/** What the server sends in addition to a text: the key and the values of its message. */
type Coded = { readonly code?: unknown; readonly values?: unknown };

/** Returns an error body in the language of the page. `changed` replaces values that the server formatted in English. */
export function translatedBody(body: ErrorBody, changed: MessageValues) {
  const { codes } = body as { readonly codes?: Record<string, Coded[]> };
  return Object.fromEntries(
    Object.entries(body).map(([field, value]) => {
      if (field === "error" || field === "detail")
        return [field, translated(value, body)];
      const list = codes?.[field];
      return [
        field,
        Array.isArray(value) && Array.isArray(list)
          ? value.map((text, index) => translated(text, list[index] ?? {}))
          : value,
      ];
    }),
  );

  function translated(text: unknown, { code, values }: Coded) {
    // A text whose message is not known stays as it is.
    return typeof text === "string" &&
      typeof code === "string" &&
      isLoaded(code)
      ? formatMessage(code, { ...(values as MessageValues), ...changed })
      : text;
  }
}

/** The messages that the server writes in place of a name. */
const PLACEHOLDERS: Readonly<Record<string, string>> = {
  "Former investor": "review.formerInvestor",
  "Former business": "review.formerInvestee",
  "Unknown browser": "sessions.deviceUnknown",
};

/** Returns the server's placeholder for an unknown name in the language of the page, or any other name unchanged. */
export function translatedName(name: string): string {
  const key = PLACEHOLDERS[name] ?? "";
  return isLoaded(key) ? formatMessage(key) : name;
}

/** Returns the description of a device, such as "Chrome on Windows", in the language of the page. */
export function translatedDevice(device: string): string {
  const [browser = "", system] = device.split(" on ");
  return system && isLoaded("sessions.device")
    ? formatMessage("sessions.device", { browser, system })
    : translatedName(device);
}
