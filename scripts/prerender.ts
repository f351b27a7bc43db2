import { createHash } from "node:crypto";
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import {
  escapeHtml,
  headTags,
  type PageHead,
  robotsText,
  sitemapOf,
  UNLISTED,
} from "./page-head.ts";

/** The exports of src/entry-server.tsx. */
export type ServerEntry = {
  readonly publicRoutes: readonly string[];
  render(url: string): string | Promise<string>;
  head(url: string): PageHead;
  /** Origins of the embeds in the content. Pages may show them in frames. */
  readonly frameOrigins?: readonly string[];
};

const ROOT = '<div id="root"></div>';

/**
 * Writes shell.html, one index.html per public route, sitemap.xml, robots.txt and csp.json into a built site. The style
 * sheet is inlined into every page to save a request before the first paint. Returns the number of pages.
 *
 * @throws when a route renders nothing, or something that the Content-Security-Policy would block.
 */
export async function prerenderSite(folders: {
  site: string;
  serverBundle: string;
}): Promise<number> {
  const { site } = folders;
  const entry = (await import(
    pathToFileURL(resolve(folders.serverBundle, "entry-server.js")).href
  )) as ServerEntry;
  const style = takeStyleSheet(site);
  const shell = withStyle(
    readFileSync(join(site, "index.html"), "utf8"),
    style,
  );
  rmSync(join(site, "index.html"));
  writeFileSync(
    join(site, "shell.html"),
    shell.replace("</head>", () => `${UNLISTED}</head>`),
  );
  for (const route of entry.publicRoutes) {
    const page = pageOf(
      shell,
      route,
      await entry.render(route),
      entry.head(route),
    );
    mkdirSync(join(site, route), { recursive: true });
    writeFileSync(join(site, route, "index.html"), page);
  }
  const listed = entry.publicRoutes.filter((route) => entry.head(route).listed);
  writeFileSync(join(site, "sitemap.xml"), sitemapOf(listed));
  writeFileSync(join(site, "robots.txt"), robotsText());
  const policy = {
    style: [hashOf(style)],
    frame: entry.frameOrigins ?? [],
  };
  writeFileSync(join(site, "csp.json"), `${JSON.stringify(policy, null, 2)}\n`);
  return entry.publicRoutes.length;
}

/** Returns one page: the shell with a route's content and head, marked for hydration. */
export function pageOf(
  shell: string,
  route: string,
  rendered: string,
  head: PageHead,
): string {
  const { hoisted, content } = splitHoisted(rendered);
  if (!/<h1[\s>]/.test(content))
    throw new Error(`${route} has no heading when it is rendered ahead`);
  const refused = /<script|<style|\sstyle="/.exec(content);
  if (refused)
    throw new Error(
      `${route} renders ${refused[0].trim()}, which the content security policy refuses`,
    );
  const title = /<title>.*?<\/title>/s.exec(hoisted)?.[0];
  const others = hoisted.replace(title ?? "", "");
  return shell
    .replace(
      /<title>.*?<\/title>/s,
      () => title ?? `<title>${escapeHtml(head.title)}</title>`,
    )
    .replace(
      /<meta name="description"[^>]*>/,
      () =>
        `<meta name="description" content="${escapeHtml(head.description)}">`,
    )
    .replace("</head>", () => `${headTags(route, head)}${others}</head>`)
    .replace(
      ROOT,
      () =>
        `<div id="root" data-prerendered="${escapeHtml(route)}">${content}</div>`,
    );
}

/** Separates the elements that React hoists to the head, which are invalid inside the body. */
function splitHoisted(rendered: string) {
  const hoisted =
    /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(rendered)?.[0] ??
    "";
  return { hoisted, content: rendered.slice(hoisted.length) };
}

/** Removes the site's only style sheet from the folder and returns its text. */
function takeStyleSheet(site: string): string {
  const assets = join(site, "assets");
  const sheets = readdirSync(assets).filter((name) => name.endsWith(".css"));
  return sheets
    .map((name) => {
      const text = readFileSync(join(assets, name), "utf8");
      rmSync(join(assets, name));
      return text;
    })
    .join("\n")
    .trim();
}

function withStyle(html: string, style: string): string {
  if (!html.includes(ROOT)) throw new Error(`index.html has no ${ROOT}`);
  return html
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, "")
    .replace("</head>", () => `<style>${style}</style></head>`);
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
