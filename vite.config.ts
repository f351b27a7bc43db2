import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compiledMessages } from "./scripts/compiled-messages.ts";
import { withoutZod } from "./scripts/without-zod.ts";

/** Origin of the API in `npm run dev`. It is proxied, so that pages use one origin as in production. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [compiledMessages(), react(), withoutZod],
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
            {
              name: "framework",
              test: /node_modules[\\/](?:react|scheduler|cookie|set-cookie|xstate|@xstate|use-)/,
              minShareCount: 4,
            },
            {
              name: "shared",
              test: /[\\/](?:src|contract|machines)[\\/]/,
              minShareCount: 4,
            },
          ],
        },
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
