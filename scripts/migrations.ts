/**
 * Generates the SQL migration for a changed schema.
 *
 *   npm run migrations -- investor_website     a lower-case name for the change
 */
import { join } from "node:path";
import { runProgram } from "./run-program.ts";

const [name = ""] = process.argv.slice(2);
if (!/^[a-z][a-z0-9_]{2,60}$/.test(name)) {
  console.error(
    'Specify a name that describes the change, with lower-case letters, digits and "_": npm run migrations -- investor_website',
  );
  process.exit(2);
}
process.chdir(join(import.meta.dirname, ".."));
process.exitCode = await runProgram(process.execPath, [
  "node_modules/drizzle-kit/bin.cjs",
  "generate",
  `--name=${name}`,
]);
