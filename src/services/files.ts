import { archiveName } from "../../contract/format.ts";
import { send } from "./api.ts";
import { now } from "./clock.ts";

/**
 * Fetches a stored file and returns its blob URL for an `img` or a link. The token is sent as a header, never in a URL.
 * The caller must revoke the URL.
 */
export async function fetchFileUrl(id: string, signal: AbortSignal) {
  const blob = await send("file", { parameters: { id }, signal });
  return URL.createObjectURL(blob);
}

/** Downloads a stored file under the given name. Charts use `fromPromise(downloadFile)` as their actor. */
export async function downloadFile({
  input: { id, name },
  signal,
}: {
  readonly input: { readonly id: string; readonly name: string };
  readonly signal: AbortSignal;
}) {
  startDownload(await fetchFileUrl(id, signal), name);
}

/** Downloads all data stored about this member as a ZIP file. */
export async function downloadOwnData(signal: AbortSignal): Promise<void> {
  const archive = await send("exportData", { signal });
  startDownload(URL.createObjectURL(archive), archiveName(now()));
}

/** Starts a download of a blob URL under the given file name, and releases the URL later. */
export function startDownload(url: string, filename: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = filename;
  link.click();
  // Delayed, so that the browser can read the URL first.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
