import type { Page } from "@playwright/test";

/** Waits until the server rejects a request for live updates with 401, which means that the session has ended. */
export async function waitForRefusedUpdates(page: Page): Promise<void> {
  await page.waitForResponse(
    (response) =>
      new URL(response.url()).pathname === "/api/updates/" &&
      response.status() === 401,
  );
}
