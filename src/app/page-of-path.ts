import { matchPath } from "react-router-dom";
import { type Page, pages } from "../../contract/pages.ts";

/** Returns the page of a path, or undefined when no page has this path. */
export function pageOf(path: string): Page | undefined {
  return Object.values(pages).find(
    (page) => matchPath(page.path, path) !== null,
  );
}
