import type { Page } from "@playwright/test";

/** A page's network as a phone has it: slow, or gone. Speeds are in bytes per second. */
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
    /** As fast as usual again. */
    restore: () => emulate(-1),
  };
}
