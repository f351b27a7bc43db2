import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

/** Returns the sorted paths of the .ts, .tsx, .mts and .mjs files in folders of a project, relative to its root. */
export function sourceFiles(
  root: string,
  folders: readonly string[],
): string[] {
  return folders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), {
        recursive: true,
        encoding: "utf8",
      }).map((name) => join(folder, name).replaceAll("\\", "/")),
    )
    .filter((path) => /\.(m?ts|tsx|mjs)$/.test(path))
    .sort();
}
