import { BUILT_ORIGIN } from "../../contract/built-origin.ts";
import {
  addressOf,
  LANGUAGES,
  type Language,
  languageFacts,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";

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
/** The locales in link previews of languages whose own locale is not one. */
const PREVIEW_LOCALES: Partial<Record<Language, string>> = {
  en: "en_GB",
  ar: "ar_AR",
};
/** The tag that excludes a page from search engines. */
export const NOINDEX_META = '<meta name="robots" content="noindex">';

/** Returns the tags for search engines and link previews. */
export function headTags(
  route: string,
  head: PageHead,
  language: Language,
): string {
  const url = urlOf(route, language);
  if (!head.isIndexed) return NOINDEX_META;
  const properties = {
    "og:type": "website",
    "og:site_name": "Ubia",
    "og:locale":
      PREVIEW_LOCALES[language] ??
      languageFacts[language].locale.replace("-", "_"),
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
    ...alternatives(route).map(
      ([name, href]) =>
        `<link rel="alternate" hreflang="${name}" href="${escapeHtml(href)}">`,
    ),
    ...Object.entries(properties).map(
      ([name, content]) =>
        `<meta property="${name}" content="${escapeHtml(content)}">`,
    ),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** Returns the URL of a page in a language. */
function urlOf(route: string, language: Language): string {
  return BUILT_ORIGIN + addressOf(route, language);
}

/** Returns the URL of a page in each language, and in the language for readers of any other one. */
function alternatives(route: string): [hreflang: string, url: string][] {
  return [
    ...LANGUAGES.map((language): [string, string] => [
      language,
      urlOf(route, language),
    ]),
    ["x-default", urlOf(route, REFERENCE_LANGUAGE)],
  ];
}

/** Returns sitemap.xml with the URLs of these routes in every language. */
export function sitemapOf(routes: readonly string[]): string {
  const entries = routes.flatMap((route) =>
    LANGUAGES.map(
      (language) =>
        `  <url><loc>${escapeHtml(urlOf(route, language))}</loc></url>\n`,
    ),
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
