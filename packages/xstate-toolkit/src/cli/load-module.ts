import { existsSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { bundleForNode, VITE_GLOB } from "../show/bundle.ts";

type Module = Readonly<Record<string, unknown>>;

/**
 * Imports a module of the project. A module that Node cannot import as it is, because it needs a bundler, is bundled
 * first: TypeScript with enums or path aliases, `import.meta.env`, JSX, styles, pictures and JSON.
 *
 * @throws when the file does not exist, or cannot be bundled or run. The message names the file and the line.
 */
export async function loadModule(path: string): Promise<Module> {
  const file = resolve(path);
  if (!existsSync(file)) throw new Error(`${path} does not exist.`);
  try {
    return await import(pathToFileURL(file).href);
  } catch (error) {
    return importBundled(path, file, error);
  }
}

async function importBundled(
  path: string,
  file: string,
  firstError: unknown,
): Promise<Module> {
  const code = await bundleForNode(file);
  if (code.includes(`${VITE_GLOB}(`))
    throw new Error(
      `${path} uses import.meta.glob, which only Vite provides. Select a catalogue that imports the modules by their paths.`,
      { cause: firstError },
    );
  // Next to the module, so that packages are found from there.
  const bundled = join(dirname(file), `.xstate-toolkit-${process.pid}.mjs`);
  writeFileSync(bundled, code);
  process.setSourceMapsEnabled(true);
  try {
    return await import(`${pathToFileURL(bundled).href}?${performance.now()}`);
  } catch (error) {
    throw new Error(
      `${path} cannot be loaded: ${errorText(error)}\nThe module must run in Node without the application: move the machine to a module that does not import it, or select another catalogue.`,
      { cause: error },
    );
  } finally {
    rmSync(bundled, { force: true });
    process.setSourceMapsEnabled(false);
  }
}

/** Returns the message of an error, with the line of the project's code that threw it. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const where = `${error.stack}`.match(
    /\(?((?:file:\/\/)?\/?[^\s()]+:\d+:\d+)\)?/,
  );
  return where ? `${error.message} (${where[1]})` : error.message;
}
