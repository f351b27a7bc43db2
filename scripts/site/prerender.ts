import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import Beasties from "beasties";
import compile from "icu-minify/compile";
import {
  type Language,
  languagePrefix,
  REFERENCE_LANGUAGE,
} from "../../contract/language.ts";
import {
  MEMBER_ATTRIBUTE,
  MEMBER_MARK_SCRIPT,
} from "../../contract/member-mark.ts";
import {
  formatCompiled,
  type MessageValues,
} from "../../contract/messages/catalogue.ts";
import type { MessageKey } from "../../contract/messages/index.ts";
import { OLDEST_BROWSERS } from "../browser-support/oldest-browsers.ts";
import { firstPaintStyle } from "./first-paint-style.ts";
import {
  escapeHtml,
  headTags,
  NOINDEX_META,
  type PageHead,
  robotsText,
  sitemapOf,
} from "./page-head.ts";
import type { ScriptsOf } from "./page-scripts.ts";
import type { Texts } from "./translations.ts";

/** The exports of src/entry-server.tsx. */
export type ServerEntry = {
  readonly renderedPaths: readonly string[];
  readonly unrenderedPaths: readonly string[];
  render(url: string): string | Promise<string>;
  head(url: string): PageHead;
  /** Returns the path of each page and the source file of its module. */
  pageFiles(): Promise<ReadonlyMap<string, string>>;
  /** Origins of the embedded content that pages may load in frames. */
  readonly frameOrigins?: readonly string[];
};

/** The types of Beasties describe its CommonJS module, but this file imports its ES module. */
const StyleInliner = Beasties as unknown as typeof Beasties.default;

const ROOT_ELEMENT = '<div id="root"></div>';
const DESCRIPTION = /<meta name="description"[^>]*>/;
const MANIFEST = "site.webmanifest";
const STYLE_SHEET = /\s*<link rel="stylesheet"[^>]*>/;

/**
 * Writes shell.html, one index.html per route, sitemap.xml, robots.txt and csp.json into a built site. In a rendered
 * page, the CSS rules that its elements need are inlined, to save a request before the first paint, and the link to the
 * style sheet is at the end of the body. Every page preloads its own scripts. A page in `unrenderedPaths` is a copy of
 * the shell with these preloads added. Returns the number of rendered pages.
 *
 * @throws when a route renders no heading, or content that the Content-Security-Policy blocks.
 */
export async function prerenderSite({
  site,
  entry,
  scriptsOf,
  texts,
}: {
  site: string;
  entry: ServerEntry;
  scriptsOf: ScriptsOf;
  texts: Texts;
}): Promise<number> {
  const { language } = texts;
  const isReference = language === REFERENCE_LANGUAGE;
  const shell = addNotices(
    markMembers(readFileSync(join(site, "index.html"), "utf8")),
    texts,
  );
  if (!shell.includes(ROOT_ELEMENT))
    throw new Error(`index.html has no ${ROOT_ELEMENT}`);
  rmSync(join(site, "index.html"));
  const styles: Record<string, string> = {};
  const memberShell = shell.replace("</head>", () => `${NOINDEX_META}</head>`);
  writeFileSync(join(site, "shell.html"), memberShell);
  for (const route of entry.unrenderedPaths) {
    mkdirSync(join(site, route), { recursive: true });
    writeFileSync(
      join(site, route, "index.html"),
      addPreloads(memberShell, scriptsOf(route)),
    );
  }
  for (const route of entry.renderedPaths) {
    const page = pageOf(
      addPreloads(shell, scriptsOf(route)),
      route,
      await entry.render(route),
      entry.head(route),
      language,
    );
    const style = await usedStyle(page, site, language);
    const file = join(route, "index.html").slice(1);
    styles[file] = hashOf(style);
    mkdirSync(join(site, route), { recursive: true });
    writeFileSync(join(site, file), inlineStyle(page, style));
  }
  const indexed = entry.renderedPaths.filter(
    (route) => entry.head(route).isIndexed,
  );
  if (isReference) {
    writeFileSync(join(site, "sitemap.xml"), sitemapOf(indexed));
    writeFileSync(join(site, "robots.txt"), robotsText());
  } else writeFileSync(join(site, MANIFEST), manifestOf(language, entry));
  const script = hashOf(MEMBER_MARK_SCRIPT);
  const policy = { script, styles, frame: entry.frameOrigins ?? [] };
  writeFileSync(join(site, "csp.json"), `${JSON.stringify(policy, null, 2)}\n`);
  return entry.renderedPaths.length;
}

/** Adds the inline script. It precedes the style sheet, because a script waits for the style sheets before it. */
function markMembers(shell: string): string {
  const charset = /<meta charset[^>]*>/;
  if (!charset.test(shell)) throw new Error("index.html has no charset");
  return shell.replace(
    charset,
    (tag) => `${tag}<script>${MEMBER_MARK_SCRIPT}</script>`,
  );
}

/**
 * Adds the sentences for browsers that cannot run the site. Styles show the first one only in browsers that are too old, so
 * that it needs no script, and browsers show the second one only if they run no scripts.
 */
function addNotices(shell: string, texts: Texts): string {
  const text = (key: MessageKey, values?: MessageValues) =>
    escapeHtml(formatCompiled(compile(texts.messages[key] ?? ""), values));
  const oldBrowserClasses = "page-notice old-browser-notice";
  const notices = [
    `<p class="${oldBrowserClasses}">${text("document.oldBrowser", OLDEST_BROWSERS)}</p>`,
    `<noscript><p class="page-notice">${text("document.noScript")}</p></noscript>`,
  ];
  return shell
    .replace(ROOT_ELEMENT, () => `${notices.join("")}${ROOT_ELEMENT}`)
    .replace(
      DESCRIPTION,
      () =>
        `<meta name="description" content="${text("document.description")}">`,
    )
    .replace(`/${MANIFEST}`, `${languagePrefix(texts.language)}/${MANIFEST}`);
}

/** Returns one page: the shell with a route's content and head, marked for hydration. */
export function pageOf(
  shell: string,
  route: string,
  rendered: string,
  head: PageHead,
  language: Language,
): string {
  const { hoisted, content } = splitHoisted(rendered);
  if (!/<h1[\s>]/.test(content))
    throw new Error(`${route} has no heading when it is prerendered`);
  const forbidden = /<script|<style|\sstyle="/.exec(content);
  if (forbidden)
    throw new Error(
      `${route} renders ${forbidden[0].trim()}, which the content security policy blocks`,
    );
  const title = /<title>.*?<\/title>/s.exec(hoisted)?.[0];
  const others = hoisted.replace(title ?? "", "");
  return shell
    .replace(
      /<title>.*?<\/title>/s,
      () => title ?? `<title>${escapeHtml(head.title)}</title>`,
    )
    .replace(
      DESCRIPTION,
      () =>
        `<meta name="description" content="${escapeHtml(head.description)}">`,
    )
    .replace(
      "</head>",
      () => `${headTags(route, head, language)}${others}</head>`,
    )
    .replace(
      ROOT_ELEMENT,
      () =>
        `<div id="root" data-prerendered="${escapeHtml(route)}" data-elements="${elementsIn(content)}">${content}</div>`,
    );
}

/** Returns the number of elements in rendered content. React escapes every other `<`. */
function elementsIn(content: string): number {
  return content.match(/<[a-z]/g)?.length ?? 0;
}

/** Separates the elements that belong in the head, which React renders first, from the content of the body. */
function splitHoisted(rendered: string) {
  const hoisted =
    /^(?:<title>.*?<\/title>|<meta[^>]*>|<link[^>]*>)*/s.exec(rendered)?.[0] ??
    "";
  return { hoisted, content: rendered.slice(hoisted.length) };
}

/** Adds links that load scripts before the page's first script imports them. */
function addPreloads(shell: string, scripts: readonly string[]): string {
  const links = scripts
    .filter((script) => !shell.includes(script))
    .map((script) => `<link rel="modulepreload" crossorigin href="${script}">`);
  return shell.replace("</head>", () => `${links.join("")}</head>`);
}

/** Returns the rules of a page's style sheet that the first paint of the page needs. */
async function usedStyle(
  page: string,
  site: string,
  language: Language,
): Promise<string> {
  const inlined = await new StyleInliner({
    path: site,
    publicPath: `${languagePrefix(language)}/`,
    preload: "body",
    pruneSource: false,
    inlineFonts: false,
    logLevel: "warn",
    // Beasties removes pseudo-classes before it matches a selector, so it would drop a rule such as `:is(h1, h2)`. No element
    // matches the rules for members.
    allowRules: [/^:is\(/, `:root[${MEMBER_ATTRIBUTE}]`],
  }).process(page);
  const style = /<style>(.*?)<\/style>/s.exec(inlined)?.[1];
  if (!style) throw new Error("The page uses no rule of its style sheet.");
  return firstPaintStyle(style);
}

/** Inlines a style, and moves the link to the style sheet to the end, where it does not delay the first paint. */
function inlineStyle(page: string, style: string): string {
  const link = STYLE_SHEET.exec(page)?.[0] ?? "";
  return page
    .replace(link, "")
    .replace("</head>", () => `<style>${style}</style></head>`)
    .replace("</body>", () => `${link}\n  </body>`);
}

/** Returns the web app manifest of a language: the one in public/ with the texts and the start page of the language. */
function manifestOf(language: Language, entry: ServerEntry): string {
  const manifest = JSON.parse(readFileSync(join("public", MANIFEST), "utf8"));
  const [description = ""] = entry.head("/").title.split(" | ");
  const start_url = `${languagePrefix(language)}/`;
  return JSON.stringify({
    ...manifest,
    description,
    start_url,
    lang: language,
  });
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}
