import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { App } from "./app.tsx";
import {
  descriptions,
  socialPicture,
  unlistedPages,
} from "./content/descriptions.ts";
import { embedOrigins } from "./content/gallery.ts";
import { routeOf, routes } from "./routes.tsx";

/** What the build renders ahead of time; each path becomes a page of its own. */
export const publicRoutes: readonly string[] = routes
  .filter(({ prerendered }) => prerendered)
  .map(({ page }) => page.path);

/** What pages may frame, once somebody asks for it. */
export const frameOrigins = embedOrigins;

/** The content of #root at a path. */
export async function render(url: string): Promise<string> {
  await routeOf(url)?.preload();
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    // Never a part of the page behind an inline script, which the content security policy refuses.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return new Response(prelude).text();
}

/** What the head of a page says of it. */
export function head(url: string) {
  const page = routeOf(url)?.page;
  return {
    title: `${page?.title ?? "Ubia"} | Ubia`,
    description: descriptions[url] ?? descriptions["/"] ?? "",
    listed: !unlistedPages.includes(url),
    picture: socialPicture,
  };
}
