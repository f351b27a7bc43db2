import type { Driver } from "./driver.ts";

/** Call before a path. Makes the upload progress of the page controllable while its call is held. */
export async function holdUploads({ page }: Driver<unknown>): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Reflect.set(window, "__heldUpload", this.upload);
      send.call(this, body);
    };
  });
}

/** Reports upload progress, in percent. */
export async function setUploadProgress(
  { page }: Driver<unknown>,
  percent: number,
): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "__heldUpload"));
  await page.evaluate((loaded) => {
    const upload = Reflect.get(window, "__heldUpload") as XMLHttpRequestUpload;
    upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 100 }));
  }, percent);
}
