import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { StaticRouter } from "react-router-dom";
import { pages } from "../contract/pages.ts";
import { App } from "./app.tsx";

/** What the build renders ahead of time; each path becomes a page of its own. */
export const publicRoutes: readonly string[] = [pages.home.path];

/** The content of #root at a path, waiting for lazy pages. */
export async function render(url: string): Promise<string> {
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

/** The words in the head of a page. */
export function head(url: string): { title: string; description: string } {
  const page = Object.values(pages).find(({ path }) => path === url);
  return {
    title: `${page?.title ?? "Ubia"} | Ubia`,
    description: "Ubia brings African businesses and investors together.",
  };
}
