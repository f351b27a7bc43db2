import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { addressOf } from "../contract/language.ts";
import { type PageName, pages } from "../contract/pages.ts";
import { App } from "./app/app.tsx";
import {
  type PageModule,
  pageModules,
  prerenderedMemberPages,
  routeOf,
  routes,
} from "./app/routes.tsx";
import {
  descriptions,
  socialPictureAlt,
  unlistedPages,
} from "./content/descriptions.ts";

/** The paths of the pages that the build renders to HTML: public pages without parameters, and some members' pages. */
export const renderedPaths: readonly string[] = routes
  .filter(({ page }) => page.access === "public" && !page.path.includes(":"))
  .map(({ page }) => page.path)
  .concat(prerenderedMemberPages.map(({ path }) => path));

/** The origins from which pages may load frames. A frame is loaded only when the visitor opens it. */
export { embedOrigins as frameOrigins } from "./content/gallery.ts";

/** The paths of the other pages without parameters: members' pages that the build does not render to HTML. */
export const unrenderedPaths: readonly string[] = routes
  .map(({ page }) => page.path)
  .filter((path) => !path.includes(":") && !renderedPaths.includes(path));

/** Returns the path of each page and the source file of its module, of which the build's manifest lists the scripts. */
export async function pageFiles(): Promise<Map<string, string>> {
  const files = import.meta.glob<PageModule>("./*/*/*-page.tsx");
  const fileOf = new Map<unknown, string>();
  for (const [file, load] of Object.entries(files))
    fileOf.set((await load()).default, file.replace("./", "src/"));
  const result = new Map<string, string>();
  for (const [name, { path }] of Object.entries(pages)) {
    const { default: component } = await pageModules[name as PageName]();
    result.set(path, fileOf.get(component) ?? "");
  }
  return result;
}

/** Renders the content of #root for a path. */
export async function render(url: string): Promise<string> {
  await routeOf(url)?.preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter basename={addressOf("/")} location={addressOf(url)}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Otherwise, React hides parts of a large page until inline scripts run, which the content security policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** Returns the metadata for the head of a page. */
export function head(url: string) {
  const page = routeOf(url)?.page;
  return {
    title: `${page?.title ?? "Ubia"} | Ubia`,
    description: descriptions[url] ?? descriptions["/"] ?? "",
    isIndexed: page?.access === "public" && !unlistedPages.includes(url),
    imageAlt: socialPictureAlt,
  };
}
