/**
 * Writes statecharts-docs/ from machines/index.ts.
 *
 *   npm run docs              writes what has changed, and removes what is left over
 *   npm run docs -- --check   writes nothing; exit code 1 and the names of the files that are not up to date
 */
import { join } from "node:path";
import { makeDocs } from "./docs/make-docs.ts";
import { staleFiles, writeDocs } from "./docs/write-docs.ts";

process.chdir(join(import.meta.dirname, ".."));
const docs = await makeDocs();
if (process.argv.includes("--check")) {
  const stale = staleFiles(docs);
  for (const name of stale) console.error(`${name} is not up to date`);
  if (stale.length > 0) {
    console.error("npm run docs writes them anew.");
    process.exit(1);
  }
} else {
  const changed = writeDocs(docs);
  console.log(
    changed === 0
      ? "statecharts-docs/ is up to date."
      : `${changed} files of statecharts-docs/ written.`,
  );
}
