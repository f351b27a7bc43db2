/**
 * Builds the site into dist/: the browser bundle, the HTML pages of the routes, the shell page, the service worker,
 * compressed copies, and csp.json with the hashes of the inline script and of each page's inline style and the origins of the embeds.
 *
 * Also builds the script of the visualiser in statecharts-docs/.
 *
 * The build is written to a separate folder, which replaces dist/ at the end, so that a running server never reads an
 * incomplete site.
 */
import {
  existsSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";
import { VISUALISER_SCRIPT, visualiserScript } from "xstate-toolkit/visualiser";
import { compressFiles } from "./compress-files.ts";
import { readPageScripts } from "./page-scripts.ts";
import { prerenderSite, type ServerEntry } from "./prerender.ts";
import { buildServiceWorker } from "./service-worker.ts";

const SITE = "dist";
const NEXT = "dist.next";
const PREVIOUS = "dist.old";
const SERVER_BUNDLE = "dist-ssr";

const startedAt = new Date();
for (const folder of [NEXT, PREVIOUS, SERVER_BUNDLE])
  rmSync(folder, { recursive: true, force: true });
await build({
  logLevel: "warn",
  build: { outDir: NEXT, emptyOutDir: true, manifest: true },
});
await build({
  logLevel: "warn",
  build: {
    ssr: "src/entry-server.tsx",
    outDir: SERVER_BUNDLE,
    copyPublicDir: false,
  },
});
const entry: ServerEntry = await import(
  pathToFileURL(resolve(SERVER_BUNDLE, "entry-server.js")).href
);
const scriptsOf = readPageScripts(NEXT, await entry.pageFiles());
const pages = await prerenderSite({ site: NEXT, entry, scriptsOf });
await buildServiceWorker(NEXT, scriptsOf);
compressFiles(NEXT);
// Sets the modification time to the start of the build, so that setup rebuilds if a source was saved during the build.
writeFileSync(join(NEXT, ".built"), "");
utimesSync(join(NEXT, ".built"), startedAt, startedAt);
if (existsSync(SITE)) renameSync(SITE, PREVIOUS);
renameSync(NEXT, SITE);
for (const folder of [PREVIOUS, SERVER_BUNDLE])
  rmSync(folder, { recursive: true, force: true });
writeFileSync(
  join("statecharts-docs", VISUALISER_SCRIPT),
  await visualiserScript("tests/flows/bundled-catalogue.ts"),
);
console.log(`Built ${pages} pages.`);
