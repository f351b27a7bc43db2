import { BUILT_ORIGIN } from "../contract/built-origin.ts";

/** Metadata of a page. */
export type PageHead = {
  readonly title: string;
  readonly description: string;
  /** False for pages that search engines must not list. */
  readonly isIndexed: boolean;
  /** Alternative text of the preview image. */
  readonly imageAlt: string;
};

const PREVIEW_IMAGE = {
  path: "/social.png",
  width: 1200,
  height: 630,
} as const;
/** The tag that excludes a page from search engines. */
export const NOINDEX_META = '<meta name="robots" content="noindex">';

/** Returns the tags for search engines and link previews. */
export function headTags(route: string, head: PageHead): string {
  const url = `${BUILT_ORIGIN}${route}`;
  if (!head.isIndexed) return NOINDEX_META;
  const properties = {
    "og:type": "website",
    "og:site_name": "Ubia",
    "og:locale": "en_GB",
    "og:title": head.title,
    "og:description": head.description,
    "og:url": url,
    "og:image": `${BUILT_ORIGIN}${PREVIEW_IMAGE.path}`,
    "og:image:width": String(PREVIEW_IMAGE.width),
    "og:image:height": String(PREVIEW_IMAGE.height),
    "og:image:alt": head.imageAlt,
  };
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    ...Object.entries(properties).map(
      ([name, content]) =>
        `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** Returns sitemap.xml with the URLs of these routes. */
export function sitemapOf(routes: readonly string[]): string {
  const entries = routes.map(
    (route) =>
      `  <url><loc>${escapeHtml(`${BUILT_ORIGIN}${route}`)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join("")}</urlset>
`;
}

/** Returns robots.txt, which excludes API paths and local tools. */
export function robotsText(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /dev/
Disallow: /flows/

Sitemap: ${BUILT_ORIGIN}/sitemap.xml
`;
}

/** Escapes text for attributes and element content. */
export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
