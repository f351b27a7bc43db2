import type { Page } from "@playwright/test";

/** Waits until the server refuses a call for live updates, because the session has ended. */
export async function waitForRefusedUpdates(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === "/api/updates/" &&
      response.status() === 401,
  );
}
