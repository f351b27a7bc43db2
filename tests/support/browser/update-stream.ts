import type { Page, Response } from "@playwright/test";

/** Waits for the next update stream of a page. Call before the action that opens it, and await the result afterwards. */
export function waitForStream(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) => response.headers()["content-type"] === "text/event-stream",
  );
}
