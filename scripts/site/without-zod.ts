import type { Plugin } from "vite";

/** Fails the build when a browser chunk contains zod. The browser may import only the types of the schemas. */
export const withoutZod: Plugin = {
  name: "without-zod",
  applyToEnvironment: ({ name }) => name === "client",
  generateBundle(_options, bundle) {
    for (const chunk of Object.values(bundle))
      if (chunk.type === "chunk" && chunk.moduleIds.some(isZod))
        this.error(
          `${chunk.fileName} contains zod. Import only types from contract/calls/ in the browser.`,
        );
  },
};

function isZod(moduleId: string): boolean {
  return moduleId.replaceAll("\\", "/").includes("/node_modules/zod/");
}
