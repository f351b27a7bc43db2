import { expect, test } from "vitest";
import { BUILT_ORIGIN } from "../../contract/built-origin.ts";
import { robotsText, sitemapOf } from "../../scripts/site/page-head.ts";
import { pageOf } from "../../scripts/site/prerender.ts";

const SHELL = `<html><head><title>Ubia</title><meta name="description" content="x"></head>
<body><div id="root"></div></body></html>`;
const HEAD = {
  title: "Log in | Ubia",
  description: 'Come "in" & see <all>',
  isIndexed: true,
  imageAlt: "Woven strips",
};

test("a page has its content, its path for hydration, and its own title and description", () => {
  const page = pageOf(
    SHELL,
    "/login",
    "<main><h1>Log in</h1></main>",
    HEAD,
    "en",
  );
  expect(page).toContain(
    '<div id="root" data-prerendered="/login" data-elements="2"><main><h1>Log in</h1></main></div>',
  );
  expect(page).toContain("<title>Log in | Ubia</title>");
  expect(page).toContain(
    '<meta name="description" content="Come &quot;in&quot; &amp; see &lt;all&gt;">',
  );
});

test("elements that React hoists are in the head, where hydration expects them", () => {
  const rendered =
    '<title>Own</title><link rel="preload" href="/a.avif"><main><h1>A</h1></main>';
  const page = pageOf(SHELL, "/", rendered, HEAD, "en");
  expect(page.match(/<title>/g)).toHaveLength(1);
  expect(page).toMatch(
    /<head><title>Own<\/title>.*<link rel="preload" href="\/a\.avif"><\/head>/,
  );
  expect(page).toContain('data-prerendered="/" data-elements="2"><main>');
});

test("a page has its URL, title and image for search engines and link previews", () => {
  const page = pageOf(SHELL, "/login", "<h1>A</h1>", HEAD, "en");
  for (const tag of [
    `<link rel="canonical" href="${BUILT_ORIGIN}/login">`,
    `<meta property="og:url" content="${BUILT_ORIGIN}/login">`,
    `<meta property="og:image" content="${BUILT_ORIGIN}/social.png">`,
    '<meta property="og:title" content="Log in | Ubia">',
    '<meta property="og:image:alt" content="Woven strips">',
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" hreflang="ar" href="${BUILT_ORIGIN}/ar/login">`,
    `<link rel="alternate" hreflang="x-default" href="${BUILT_ORIGIN}/login">`,
  ])
    expect(page).toContain(tag);
  expect(page).not.toContain("noindex");
});

test("a page that is not for search engines has a noindex tag", () => {
  const page = pageOf(
    SHELL,
    "/login",
    "<h1>A</h1>",
    {
      ...HEAD,
      isIndexed: false,
    },
    "en",
  );
  expect(page).toContain('<meta name="robots" content="noindex">');
  expect(page).not.toContain("canonical");
});

test("sitemap.xml contains the URL of each page in each language, and robots.txt the one of the sitemap", () => {
  const sitemap = sitemapOf(["/", "/about"]);
  for (const path of ["/", "/about", "/fr/", "/ar/about"])
    expect(sitemap).toContain(`<url><loc>${BUILT_ORIGIN}${path}</loc></url>`);
  expect(robotsText()).toContain(`Sitemap: ${BUILT_ORIGIN}/sitemap.xml`);
  expect(robotsText()).toContain("Disallow: /api/");
});

test("dollar signs in the content are inserted literally", () => {
  const page = pageOf(SHELL, "/", "<h1>$& for $1</h1>", HEAD, "en");
  expect(page).toContain("<h1>$& for $1</h1>");
});

test.each([
  ["nothing", "", "has no heading"],
  ["an inline script", "<h1>A</h1><script>1</script>", "renders <script"],
  ["an inline style", '<h1 style="color:red">A</h1>', 'renders style="'],
  ["a style element", "<h1>A</h1><style>a{}</style>", "<style"],
])("the build fails at a route that renders %s", (_, rendered, message) => {
  expect(() => pageOf(SHELL, "/login", rendered, HEAD, "en")).toThrow(message);
});
