import type { BrowserContext } from "@playwright/test";
import { type NewerApi, readApis } from "../../scripts/browser-support/apis.ts";
import { contentsOf } from "../../scripts/browser-support/pages.ts";
import { withoutNewerStyles } from "../../scripts/browser-support/style-sheets.ts";

/**
 * Makes Chromium behave like a browser that lacks what any of the oldest browsers lacks: deletes the newer APIs before the
 * scripts of a page run, and removes the newer CSS from the responses of the site.
 */
export async function imitateOldBrowser(
  context: BrowserContext,
): Promise<void> {
  await context.addInitScript(deleteApis, readApis().newer);
  await context.route(
    (url) => !url.pathname.startsWith("/api/"),
    async (route) => {
      const type = route.request().resourceType();
      if (type !== "document" && type !== "stylesheet") return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      if (response.status() >= 300) return route.fulfill({ response });
      const text = await response.text();
      const headers = { ...response.headers() };
      // The changed inline style has another hash.
      delete headers["content-security-policy"];
      const body =
        type === "document" ? withOldStyles(text) : withoutNewerStyles(text);
      await route.fulfill({ response, headers, body });
    },
  );
}

function withOldStyles(page: string): string {
  return contentsOf(page, "style").reduce(
    (changed, style) => changed.replace(style, () => withoutNewerStyles(style)),
    page,
  );
}

/** Runs in the page. */
function deleteApis(newer: readonly NewerApi[]): void {
  const globals = globalThis as unknown as Record<
    string,
    { prototype?: object } | undefined
  >;
  for (const { owner, member, mayBeStatic, mayBeOfObjects } of newer) {
    const global = globals[owner];
    if (member === null) Reflect.deleteProperty(globals, owner);
    if (member === null || !global) continue;
    if (mayBeStatic) Reflect.deleteProperty(global, member);
    if (mayBeOfObjects && global.prototype)
      Reflect.deleteProperty(global.prototype, member);
    if (owner === "Window") Reflect.deleteProperty(globals, member);
  }
}
