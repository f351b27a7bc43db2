import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { withoutZod } from "./scripts/without-zod.ts";

/** Origin of the API in `npm run dev`. It is proxied, so that pages use one origin as in production. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

const ENTRY = join(import.meta.dirname, "src/main.tsx");
/** The modules that the entry imports statically, so that every page needs them. */
const entryModules = new Set<string>();

const findEntryModules: Plugin = {
  name: "find-entry-modules",
  buildEnd() {
    for (const id of entryModules.add(ENTRY))
      for (const imported of this.getModuleInfo(id)?.importedIds ?? [])
        entryModules.add(imported);
  },
};

function isOfEveryPage(id: string): boolean {
  return id !== ENTRY && entryModules.has(id);
}

export default defineConfig({
  plugins: [findEntryModules, compiledMessages(), react(), withoutZod],
  build: {
    // The content security policy allows no data: address, so small pictures stay files.
    assetsInlineLimit: 0,
    // One style sheet, which scripts/prerender.ts inlines into every page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // Few requests matter more than a few unused bytes: each costs a round trip on a slow network.
        codeSplitting: {
          groups: [
            { name: "site", test: isOfEveryPage, priority: 1 },
            {
              name: "shared",
              test: /[\\/](?:src|contract|machines)[\\/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 4_000,
            },
          ],
        },
        // Rolldown names a shared chunk after all of its pages.
        chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
      },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "^/(api|logout|healthz|dev|flows)(/|$)": api },
  },
});
