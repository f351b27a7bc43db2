/**
 * Builds the site in the language SITE_LANGUAGE into dist/<language>/: the browser bundle, the HTML pages of the routes, the
 * shell page, the service worker, compressed copies, and csp.json with the hashes of the inline script and of each page's inline
 * style and the origins of the embeds.
 *
 * The build is written to a separate folder, which replaces the previous one at the end, so that a running server never
 * reads an incomplete site.
 */
import {
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { compressFiles } from "./compress-files.ts";
import { readPageScripts } from "./page-scripts.ts";
import { prerenderSite, type ServerEntry } from "./prerender.ts";
import { buildServiceWorker } from "./service-worker.ts";
import { buildName, textsOfBuild } from "./translations.ts";

const texts = await textsOfBuild();
const { language } = texts;
const site = join("dist", buildName);
const next = `dist-next-${buildName}`;
const previous = `dist-old-${buildName}`;
const serverBundle = `dist-ssr-${buildName}`;

const startedAt = new Date();
for (const folder of [next, previous, serverBundle])
  rmSync(folder, { recursive: true, force: true });
await build({
  logLevel: "warn",
  build: {
    outDir: next,
    emptyOutDir: true,
    manifest: true,
    // All languages share the files of public/.
    copyPublicDir: language === REFERENCE_LANGUAGE,
  },
});
await build({
  logLevel: "warn",
  build: {
    ssr: "src/entry-server.tsx",
    outDir: serverBundle,
    copyPublicDir: false,
  },
});
const entry: ServerEntry = await import(
  pathToFileURL(resolve(serverBundle, "entry-server.js")).href
);
const scriptsOf = readPageScripts(next, await entry.pageFiles(), language);
const pages = await prerenderSite({ site: next, entry, scriptsOf, texts });
await buildServiceWorker(next, scriptsOf, language);
compressFiles(next);
// Sets the modification time to the start of the build, so that setup rebuilds if a source was saved during the build.
writeFileSync(join(next, ".built"), "");
utimesSync(join(next, ".built"), startedAt, startedAt);
mkdirSync("dist", { recursive: true });
if (existsSync(site)) renameSync(site, previous);
renameSync(next, site);
for (const folder of [previous, serverBundle])
  rmSync(folder, { recursive: true, force: true });
console.log(`Built ${pages} pages (${buildName}).`);
