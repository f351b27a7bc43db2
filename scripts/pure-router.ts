import type { Plugin } from "vite";

/**
 * A Vite plugin that lets the bundler remove React Router's unused components and contexts: it adds a "pure" comment to
 * the calls that create them, and removes the assignments of their display names.
 */
export const pureRouter: Plugin = {
  name: "pure-router",
  transform: {
    filter: { id: /\/node_modules\/react-router\/.*\.mjs$/ },
    handler: (code) => ({
      code: code
        .replace(
          /\bReact\d*\.(?:createContext|forwardRef|memo)\(/g,
          "/* @__PURE__ */ $&",
        )
        .replace(/^\w+\.displayName = "\w+";$/gm, ""),
      map: null,
    }),
  },
};
