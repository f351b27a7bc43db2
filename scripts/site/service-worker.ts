import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import { type Language, languagePrefix } from "../../contract/language.ts";
import { pages } from "../../contract/pages.ts";
import { BUILD_TARGETS } from "../browser-support/oldest-browsers.ts";
import type { ScriptsOf } from "./page-scripts.ts";

const SOURCE = join(
  import.meta.dirname,
  "../../src/services/site-files/service-worker.ts",
);
/** Matches the picture that is shown while a page is loading, or when a page cannot be opened. */
const LOADING_PICTURE = /\/patterns-/;
/**
 * Matches the scripts for calling the API, for opening the assistant and for choosing a language. Any page may import them long after it was
 * opened, when the server may already have a newer build.
 */
const LATE_SCRIPTS =
  /\/(?:api-client|chatbot-panel|insights-panel|language-offer)-/;

/** Builds src/services/site-files/service-worker.ts into the site's service-worker.js, with the names of the site's files. */
export async function buildServiceWorker(
  site: string,
  scriptsOf: ScriptsOf,
  language: Language,
): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: {
      SITE_BUILD: JSON.stringify(describeBuild(site, scriptsOf, language)),
    },
    build: {
      outDir: site,
      target: BUILD_TARGETS,
      emptyOutDir: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: SOURCE,
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  });
}

/** Returns the value of SITE_BUILD in src/services/site-files/service-worker.ts. */
function describeBuild(site: string, scriptsOf: ScriptsOf, language: Language) {
  const prefix = languagePrefix(language);
  const read = (file: string) => readFileSync(join(site, file), "utf8");
  const html = read("shell.html");
  const policy = read("csp.json");
  const files = readdirSync(join(site, "assets")).map(
    (name) => `${prefix}/assets/${name}`,
  );
  if (!files.some((file) => LOADING_PICTURE.test(file)))
    throw new Error(`no file in assets matches ${LOADING_PICTURE}`);
  const late = files.filter((file) => LATE_SCRIPTS.test(file));
  if (late.length !== 4)
    throw new Error(`four files in assets should match ${LATE_SCRIPTS}`);
  // The loop also visits the files that it adds, so that imports of imports are included.
  const lateFiles = new Set(late);
  for (const script of lateFiles)
    for (const file of files)
      if (read(script.slice(prefix.length)).includes(`"./${basename(file)}"`))
        lateFiles.add(file);
  const shell = files.filter(
    (file) =>
      html.includes(file) || LOADING_PICTURE.test(file) || lateFiles.has(file),
  );
  const staticPages = Object.values(pages).filter(
    ({ path }) => !path.includes(":"),
  );
  const scripts = staticPages.map(({ path }) => [
    prefix + path,
    scriptsOf(path).filter((script) => !shell.includes(script)),
  ]);
  const memberPages = staticPages
    .filter(({ access }) => access !== "public")
    .map(({ path }) => prefix + path);
  const htmlOf = (path: string) =>
    read(join(path.slice(prefix.length), "index.html"));
  const required = new Set([...shell, ...scripts.flat(2)]);
  const description = {
    language,
    shell,
    pages: Object.fromEntries(scripts),
    memberPages,
    renderedPages: memberPages.filter((path) =>
      htmlOf(path).includes("data-prerendered"),
    ),
    optional: files.filter((file) => !required.has(file)),
  };
  const id = createHash("sha256")
    .update(html + policy + memberPages.map(htmlOf).join(""))
    .update(JSON.stringify(description))
    .digest("hex")
    .slice(0, 12);
  return { id, ...description };
}
