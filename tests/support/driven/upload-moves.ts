import type { Drive } from "./drive.ts";

/** Before a path: the page's uploads can be told how far they are while their call is held. */
export async function holdUploads({ page }: Drive<unknown>): Promise<void> {
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      Reflect.set(window, "__heldUpload", this.upload);
      send.call(this, body);
    };
  });
}

/** So much of the upload has left, in percent, as a slow network says it. */
export async function moveUpload(
  { page }: Drive<unknown>,
  share: number,
): Promise<void> {
  await page.waitForFunction(() => Reflect.has(window, "__heldUpload"));
  await page.evaluate((loaded) => {
    const upload = Reflect.get(window, "__heldUpload") as XMLHttpRequestUpload;
    upload.dispatchEvent(new ProgressEvent("progress", { loaded, total: 100 }));
  }, share);
}
