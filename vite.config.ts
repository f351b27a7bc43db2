import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/** Where `npm run dev` runs the API; the pages ask one origin, as in production. */
const api = `http://127.0.0.1:${process.env.PORT ?? 4000}`;

export default defineConfig({
  plugins: [react()],
  build: {
    // The content security policy allows no data: address, so small pictures stay files.
    assetsInlineLimit: 0,
    // One style sheet, which scripts/prerender.ts writes into every page.
    cssCodeSplit: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: { "^/(api|logout|healthz|dev|flows)(/|$)": api },
  },
});
