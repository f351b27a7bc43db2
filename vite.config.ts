import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { languagePrefix, REFERENCE_LANGUAGE } from "./contract/language.ts";
import { SERVER_PATHS } from "./contract/server-paths.ts";
import { BUILD_TARGETS } from "./scripts/browser-support/oldest-browsers.ts";
import { compiledMessages } from "./scripts/site/compiled-messages.ts";
import { downloadedImports } from "./scripts/site/downloaded-imports.ts";
import { pureRouter } from "./scripts/site/pure-router.ts";
import { textsOfBuild } from "./scripts/site/translations.ts";
import { withoutChartTexts } from "./scripts/site/without-chart-texts.ts";
import { withoutZod } from "./scripts/site/without-zod.ts";

/** The origin to which `npm run dev` proxies API requests, so that pages use only one origin, as in production. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const texts = await textsOfBuild();
const { language } = texts;

/**
 * Chunks shared by several pages. Each lists its root modules; their static imports are included too. A module needed
 * by several chunks goes into the first of them.
 */
const SHARED_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  start: ["src/start.ts"],
  site: [
    "src/main.tsx",
    "src/flows/navbar/site-header.tsx",
    "src/ui/PageFrame.tsx",
    // Used by the public catalogue of programmes, which would load the chunk of another group for it.
    "contract/money.ts",
  ],
  // Outside English, these are the messages of the server, which the API client loads without the chunks of other pages.
  ...(language !== REFERENCE_LANGUAGE && {
    server: ["contract/server-texts.ts", "contract/format.ts"],
  }),
  public: [
    "src/app/site-frame.tsx",
    "src/pages/competition/competition.tsx",
    // Used by both public and members' pages.
    "src/services/language/language-opening.ts",
    "src/ui/Dialog.tsx",
    "src/ui/reading-direction.ts",
  ],
  account: [
    "src/app/account-frame.tsx",
    "src/flows/shared/account-parts.tsx",
    "src/ui/Choices.tsx",
    "src/ui/Skeleton.tsx",
    "contract/rules/accounts.ts",
    "machines/shared/time-left.ts",
    "machines/shared/verification.ts",
  ],
  password: [
    "src/flows/shared/new-password.tsx",
    "machines/shared/new-password.ts",
  ],
  table: ["src/ui/Table.tsx"],
  member: [
    "src/app/member-frame.tsx",
    "src/flows/shared/page-parts.tsx",
    // Rolldown would put it into one chunk with the table that the About page also uses.
    "src/flows/file-opening/file-opening.ts",
    "machines/shared/match-pages.ts",
    "machines/shared/match-totals.ts",
    "machines/match-status/chart.ts",
    "machines/answer-dates/dates.ts",
    "src/ui/Meter.tsx",
    // Used by pages with and without profiles.
    "contract/option-text.ts",
    "src/services/today.ts",
  ],
  // Used by the same pages. Those that show no profile need neither.
  facts: [
    "src/flows/match-outlook/match-outlook.tsx",
    "src/flows/shared/field-facts.tsx",
  ],
  matches: [
    "src/ui/StatusTag.tsx",
    "src/flows/answer-dates/use-now.ts",
    "src/services/match-list.ts",
  ],
};
/** The chunk of each shared module, by its id. */
const chunkOf = new Map<string, string>();

const findSharedModules: Plugin = {
  name: "find-shared-modules",
  applyToEnvironment: ({ name }) => name === "client",
  buildEnd() {
    for (const [chunk, roots] of Object.entries(SHARED_CHUNKS)) {
      const modules = new Set(
        roots.map((path) => join(import.meta.dirname, path)),
      );
      for (const id of modules) {
        if (chunkOf.has(id)) continue;
        const info = this.getModuleInfo(id);
        if (!info)
          this.error(
            `${id}, listed for chunk ${chunk}, is not part of the site's build.`,
          );
        chunkOf.set(id, chunk);
        for (const imported of info.importedIds) modules.add(imported);
      }
    }
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  base: `${languagePrefix(language)}/`,
  plugins: [
    findSharedModules,
    downloadedImports,
    compiledMessages(texts),
    react(),
    pureRouter,
    withoutChartTexts,
    withoutZod,
  ],
  resolve: {
    alias: {
      // Use React's own hook instead of the shim for React 17. The order matters: an alias also matches subpaths.
      "use-sync-external-store/shim/with-selector":
        "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
    },
  },
  build: {
    // The content security policy does not allow data: URLs, so small images must not be inlined.
    assetsInlineLimit: 0,
    // One style sheet. scripts/site/prerender.ts inlines the rules that each rendered page uses.
    cssCodeSplit: false,
    target: BUILD_TARGETS,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          output: {
            // Fewer requests are worth a few unused bytes, because each request costs a round trip on a slow network.
            codeSplitting: {
              groups: [
                ...Object.keys(SHARED_CHUNKS).map((name) => ({
                  name,
                  test: (id: string) => chunkOf.get(id) === name,
                  priority: 1,
                })),
                {
                  name: "shared",
                  test: /[\\/](?:src|contract|machines)[\\/]/,
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 4_000,
                },
              ],
            },
            // Rolldown names a shared chunk after its group and the pages that use the chunk. Keep only the group name.
            chunkFileNames: ({ name }) =>
              `assets/${name.split("~")[0]}-[hash].js`,
          },
        },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { [SERVER_PATHS.source]: api },
  },
}));
