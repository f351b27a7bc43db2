import type { Driver } from "./driver.ts";

/** Lets a test set the upload progress of the page while the upload is delayed. Call before the page is loaded. */
export async function controlUploadProgress({
  page,
}: Driver<unknown>): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Reflect.set(window, "__currentUpload", this.upload);
      send.call(this, body);
    };
  });
}

/** Reports upload progress, in percent. */
export async function setUploadProgress(
  { page }: Driver<unknown>,
  percent: number,
): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "__currentUpload"));
  await page.evaluate((loaded) => {
    const upload = Reflect.get(
      window,
      "__currentUpload",
    ) as XMLHttpRequestUpload;
    upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 100 }));
  }, percent);
}
