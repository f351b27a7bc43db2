import { ARRIVAL_KEY } from "../../contract/storage.ts";
import { ofThisTab } from "./storage.ts";

/** Loads a page of the site anew, in the place of a step within it: the focus goes where such a step puts it. */
export function loadAnew(path: string): void {
  ofThisTab.write(ARRIVAL_KEY, path);
  location.assign(path);
}

/** True once, on the page that `loadAnew` has loaded. */
export function takeArrival(): boolean {
  const path = ofThisTab.read(ARRIVAL_KEY);
  if (path === null) return false;
  ofThisTab.remove(ARRIVAL_KEY);
  return path === location.pathname;
}
