import type { BrowserContext } from "@playwright/test";
import { CONSENT_ACCEPTED, CONSENT_COOKIE } from "../../../contract/storage.ts";

/** Accepts cookies in this browser, so that the cookie bar is not shown. */
export async function acceptCookies(
  context: BrowserContext,
  origin: string,
): Promise<void> {
  await context.addCookies([
    { name: CONSENT_COOKIE, value: CONSENT_ACCEPTED, url: origin },
  ]);
}
