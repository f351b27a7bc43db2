import type { Page, Response } from "@playwright/test";

/** Waits for a page's next update stream. Call before the action that opens the stream, and await the result later. */
export function waitForStream(page: Page): Promise<Response> {
  return page.waitForResponse(
    (response) => response.headers()["content-type"] === "text/event-stream",
  );
}
