import { archiveName } from "../../contract/format.ts";
import { send } from "./api.ts";
import { now } from "./clock.ts";

/**
 * The address of a stored file for an `img` or a link, fetched with the token (never a token in a URL). Whoever
 * asks gives it back with `releaseFile` when it is not shown any more.
 */
export async function openFile(
  id: string,
  signal?: AbortSignal,
): Promise<string> {
  const blob = await send("file", {
    parameters: { id },
    ...(signal && { signal }),
  });
  return URL.createObjectURL(blob);
}

/** The address under which the browser holds a file of the person's own; it goes nowhere. */
export function holdFile(file: Blob): string {
  return URL.createObjectURL(file);
}

export function releaseFile(address: string): void {
  URL.revokeObjectURL(address);
}

/** Hands a stored file to the browser's downloads, under its name. */
export async function downloadFile(
  id: string,
  name: string,
  signal?: AbortSignal,
): Promise<void> {
  hand(await openFile(id, signal), name);
}

/** Hands everything held about this member to the browser's downloads, as one ZIP file. */
export async function downloadOwnData(signal: AbortSignal): Promise<void> {
  const archive = await send("exportData", { signal });
  hand(URL.createObjectURL(archive), archiveName(now()));
}

/** Hands an address of the browser to its downloads, under a name. */
export function hand(address: string, name: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it over by then.
  setTimeout(() => releaseFile(address), 60_000);
}
