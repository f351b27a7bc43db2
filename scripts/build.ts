/**
 * Builds the site in each of the given languages, or in all of them, several at once, and the script of the visualiser in
 * statecharts-docs/ with the reference language:
 *
 *   node scripts/build.ts [language…]
 */
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { VISUALISER_SCRIPT, visualiserScript } from "xstate-toolkit/visualiser";
import { LANGUAGES, REFERENCE_LANGUAGE } from "../contract/language.ts";

const chosen = process.argv.slice(2);
const waiting: string[] = chosen.length > 0 ? chosen : [...LANGUAGES];
const withVisualiser = waiting.includes(REFERENCE_LANGUAGE);
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      await buildLanguage(next);
  }),
);
if (withVisualiser)
  writeFileSync(
    join("statecharts-docs", VISUALISER_SCRIPT),
    await visualiserScript("tests/flows/bundled-catalogue.ts"),
  );

function buildLanguage(language: string): Promise<void> {
  const program = join(import.meta.dirname, "site/build-language.ts");
  const build = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", program],
    { stdio: "inherit", env: { ...process.env, SITE_LANGUAGE: language } },
  );
  return new Promise((resolve, reject) => {
    build.on("error", reject);
    build.on("exit", (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`The build of the site in ${language} failed.`)),
    );
  });
}
