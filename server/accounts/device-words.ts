import Bowser from "bowser";
import { t } from "../../contract/messages/index.ts";

/** Shorter, better-known browser names. */
const SHORTER: Readonly<Record<string, string>> = {
  "Microsoft Edge": "Edge",
  "Samsung Internet for Android": "Samsung Internet",
};

/**
 * Describes a device in words, such as "Chrome on Windows" or "Safari on iPhone", so that members recognise their own. The
 * User-Agent is untrusted, so the text is only shown to the owner of the session.
 */
export function deviceWords(userAgent: string): string {
  if (userAgent.trim() === "") return t("sessions.deviceUnknown");
  const { browser, os, platform } = Bowser.parse(userAgent);
  const system =
    platform.vendor === "Apple" && platform.model ? platform.model : os.name;
  const name = browser.name ? (SHORTER[browser.name] ?? browser.name) : null;
  if (name && system) return t("sessions.device", { browser: name, system });
  return name || system || t("sessions.deviceUnknown");
}
