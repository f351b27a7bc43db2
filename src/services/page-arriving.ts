import { ARRIVAL_KEY } from "../../contract/storage.ts";
import { ofThisTab } from "./storage.ts";

/**
 * Loads a page of the site from the server instead of navigating within the app. The next page sets the focus as such a
 * navigation would.
 */
export function reload(path: string): void {
  ofThisTab.write(ARRIVAL_KEY, path);
  location.assign(path);
}

/** Returns true once, on the page that `reload` has loaded. */
export function takeArrival(): boolean {
  const path = ofThisTab.read(ARRIVAL_KEY);
  if (path === null) return false;
  ofThisTab.remove(ARRIVAL_KEY);
  return path === location.pathname;
}
