import type { BrowserContext } from "@playwright/test";
import { CONSENT_ACCEPTED, CONSENT_COOKIE } from "../../../contract/storage.ts";

/** This browser has accepted cookies before, so that the bar stays away. */
export async function acceptCookies(
  context: BrowserContext,
  origin: string,
): Promise<void> {
  await context.addCookies([
    { name: CONSENT_COOKIE, value: CONSENT_ACCEPTED, url: origin },
  ]);
}
