import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** Node's error codes for TypeScript that it cannot run: enums, imports without an extension, path aliases. */
const UNSUPPORTED_BY_NODE = [
  "ERR_UNSUPPORTED_TYPESCRIPT_SYNTAX",
  "ERR_INVALID_TYPESCRIPT_SYNTAX",
  "ERR_UNKNOWN_FILE_EXTENSION",
  "ERR_UNSUPPORTED_DIR_IMPORT",
  "ERR_MODULE_NOT_FOUND",
];

/**
 * Imports a module of the project. Node 22.18 and newer load TypeScript. For older versions, and for TypeScript that
 * Node cannot run, tsx must be installed.
 *
 * @throws when the file does not exist, or when Node cannot load its TypeScript and tsx is not installed.
 */
export async function loadModule(
  path: string,
): Promise<Readonly<Record<string, unknown>>> {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`${path} does not exist.`);
  const { href } = pathToFileURL(file);
  if (!/\.[cm]?tsx?$/.test(file)) return import(href);
  let nodeError: unknown;
  if (process.features.typescript) {
    try {
      return await import(href);
    } catch (error) {
      const { code = "" } = error as { code?: string };
      if (!UNSUPPORTED_BY_NODE.includes(code)) throw error;
      nodeError = error;
    }
  }
  const register = await loadTsx();
  if (register === null) {
    const [reason, alternative] =
      nodeError instanceof Error
        ? [nodeError.message, ""]
        : [
            `Node ${process.versions.node} cannot load TypeScript.`,
            ", or use Node 22.18 or newer",
          ];
    throw new Error(
      `${reason}\nInstall tsx as a development dependency (npm install --save-dev tsx)${alternative}.`,
      { cause: nodeError },
    );
  }
  const unregister = register();
  try {
    return await import(href);
  } finally {
    await unregister();
  }
}

/** Returns the function that registers tsx; null when tsx is not installed. */
async function loadTsx(): Promise<(() => () => Promise<void>) | null> {
  try {
    const name = "tsx/esm/api";
    return (await import(name)).register;
  } catch {
    return null;
  }
}
