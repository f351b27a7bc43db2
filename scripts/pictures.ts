/**
 * Generates the images that cannot be SVG: the picture for link previews, and the icons for phones and old browsers.
 * The images are committed. Run this script after you change the favicon, the logo, or the hero's drawing or title.
 *
 *   npm run build && npm run pictures
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { ChromiumNotFound, findChromium } from "./chromium.ts";

const SITE = "dist/en";
const PUBLIC = "public";
/** Icon sizes in pixels. */
const ICONS = {
  "apple-touch-icon.png": 180,
  "icon-192.png": 192,
  "icon-512.png": 512,
} as const;
const ICO_SIZE = 32;
const PREVIEW = { width: 1200, height: 630 } as const;

process.chdir(join(import.meta.dirname, ".."));
const executablePath = findChromium();
if (!executablePath)
  throw new ChromiumNotFound(
    "Generating the pictures requires Chromium or Chrome.",
  );
const browser = await chromium.launch({
  executablePath,
  chromiumSandbox: false,
});
for (const [name, size] of Object.entries(ICONS))
  writeFileSync(join(PUBLIC, name), await drawIcon(browser, size));
writeFileSync(
  join(PUBLIC, "favicon.ico"),
  icoOf(await drawIcon(browser, ICO_SIZE)),
);
writeFileSync(join(PUBLIC, "social.png"), await drawPreview(browser));
await browser.close();

async function drawIcon(from: Browser, size: number): Promise<Buffer> {
  const mark = readFileSync(join(PUBLIC, "favicon.svg"), "utf8");
  const viewport = { width: size, height: size };
  return draw(
    from,
    viewport,
    `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${mark}`,
  );
}

/** Renders the link preview: the logo and title of the built landing page, and the drawing of its hero. */
async function drawPreview(from: Browser): Promise<Buffer> {
  const page = readFileSync(join(SITE, "index.html"), "utf8");
  const [, style = ""] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
  const drawings = `data:image/svg+xml;base64,${readFileSync("src/ui/drawings.svg").toString("base64")}`;
  const [, title = ""] = /<h1>(.*?)<\/h1>/s.exec(page) ?? [];
  const [mark = ""] =
    /<svg[^>]*>(?:(?!<\/svg>).)*class="post".*?<\/svg>/s.exec(page) ?? [];
  if (!title || !mark)
    throw new Error(
      `${SITE}/index.html has no title or no logo; build the site again.`,
    );
  return draw(
    from,
    PREVIEW,
    `<style>${embedFont(style)}
      html, body { height: 100%; overflow: hidden; }
      body { position: relative; background: #0d3b2e; color: #fff; }
      .preview-mark { position: absolute; left: 72px; top: 64px; font-size: 40px; gap: 16px; }
      .preview-mark > svg { width: 48px; height: 48px; }
      h1 { position: absolute; left: 72px; bottom: 64px; width: 560px; margin: 0; font-size: 104px; line-height: 1.04; letter-spacing: -.025em; }
      .hero-tall { right: 40px; }
    </style>
    <div class="on-deep"><div class="logo preview-mark">${mark}Ubia</div><h1>${title}</h1><img class="hero-tall" src="${drawings}#tall"></div>`,
  );
}

/** Returns the style sheet with its font embedded, because the page is rendered without a server. */
function embedFont(style: string): string {
  const [font] = readdirSync(join(SITE, "assets")).filter((name) =>
    name.endsWith(".woff2"),
  );
  if (!font) throw new Error("The build has no font.");
  const data = readFileSync(join(SITE, "assets", font)).toString("base64");
  return style.replaceAll(`/assets/${font}`, `data:font/woff2;base64,${data}`);
}

async function draw(
  from: Browser,
  viewport: { width: number; height: number },
  content: string,
): Promise<Buffer> {
  const page = await from.newPage({ viewport, colorScheme: "light" });
  await page.setContent(`<!doctype html><body>${content}`);
  await page.evaluate(() => document.fonts.ready);
  const picture = await page.screenshot();
  await page.close();
  return picture;
}

/** Wraps a PNG in an ICO container, for old browsers that request /favicon.ico. */
function icoOf(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(ICO_SIZE, 6);
  header.writeUInt8(ICO_SIZE, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}
