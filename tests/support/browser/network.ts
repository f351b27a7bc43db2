import type { Page } from "@playwright/test";

/** Limits the upload speed of a page. */
export async function slowNetwork(page: Page, bytesPerSecond: number) {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const emulate = (uploadThroughput: number) =>
    session.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput,
    });
  await emulate(bytesPerSecond);
  return {
    /** Restores the normal speed. */
    restore: () => emulate(-1),
  };
}
