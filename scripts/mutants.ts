/**
 * Mutation tests of machines/ and contract/: changes their source in small ways, one at a time, and counts the changes
 * that a test detects. Prints the undetected mutants and the score; fails below 95 %.
 *
 *   npm run mutants                             a sample of every file
 *   npm run mutants -- contract/scoring.ts      all mutants of these files or folders
 *   npm run mutants -- --all                    all mutants
 *   npm run mutants -- --sample 500 --seed 7    a different sample, of the given files or of all
 *   npm run mutants -- --at-once 1              number of parallel processes
 */
import { readdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Mutant, mutantsOf } from "./mutants/mutations.ts";
import { refusedByTypes } from "./mutants/refused-by-types.ts";
import { sampleOf } from "./mutants/sample.ts";
import {
  percentOf,
  scoreOf,
  scoreTable,
  survivorLines,
  WANTED_SCORE,
} from "./mutants/score.ts";
import { readImportGraph, testsOf } from "./mutants/tests-of.ts";
import { type Tried, tryFile } from "./mutants/try-file.ts";

const FOLDERS = ["contract", "machines"];
/** Default number of mutants: about ten minutes on two cores. */
const SAMPLE = 1_500;

process.chdir(join(import.meta.dirname, ".."));
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    all: { type: "boolean", default: false },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
    "at-once": { type: "string", default: String(availableParallelism()) },
  },
});
const files = sourcesOf(positionals);
const every = files.flatMap((path) =>
  mutantsOf(path, readFileSync(path, "utf8")),
);
const chosen = choose(every);
console.log(
  `${chosen.length} of ${every.length} mutants in ${files.length} files${chosen.length < every.length ? `, by seed ${values.seed}` : ""}`,
);
/** Files that could not be tested. */
const problems: string[] = [];
const tried = await tryAll(chosen, Number(values["at-once"]));
const refused = refusedByTypes(
  tried
    .filter(({ outcome }) => outcome === "survived")
    .map(({ mutant }) => mutant),
);
console.log(["", ...survivorLines(tried, refused), ""].join("\n"));
console.log(scoreTable(tried, refused));
if (refused.size > 0)
  console.log(`${refused.size} more are rejected by the type checker.`);
for (const problem of problems) console.error(problem);
const isUnder = percentOf(scoreOf(tried, refused)) < WANTED_SCORE;
if (isUnder) console.log(`The score is below ${WANTED_SCORE} %.`);
if (isUnder || problems.length > 0) process.exitCode = 1;

function sourcesOf(paths: readonly string[]): string[] {
  const all = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) =>
      join(folder, name),
    ),
  )
    .filter((name) => name.endsWith(".ts"))
    .sort();
  const isWanted = (name: string) =>
    paths.some((path) => name === path || name.startsWith(join(path, "/")));
  const wanted = paths.length === 0 ? all : all.filter(isWanted);
  if (wanted.length === 0)
    throw new Error(`There is no source file in ${paths.join(", ")}`);
  return wanted;
}

function choose(mutants: readonly Mutant[]): readonly Mutant[] {
  const isWhole = values.all || positionals.length > 0;
  if (values.sample === undefined && isWhole) return mutants;
  return sampleOf(
    mutants,
    Number(values.sample ?? SAMPLE),
    Number(values.seed),
  );
}

/** Tests the files, several at the same time. */
async function tryAll(
  mutants: readonly Mutant[],
  atOnce: number,
): Promise<Tried[]> {
  const graph = readImportGraph();
  const open = [...Map.groupBy(mutants, ({ path }) => path)];
  const tried: Tried[] = [];
  const work = async () => {
    for (let next = open.shift(); next; next = open.shift()) {
      const [path, own] = next;
      const begun = performance.now();
      const done = await tryFile(own, testsOf(path, graph)).catch((error) => {
        problems.push(`${path}: ${(error as Error).message}`);
        return [];
      });
      tried.push(...done);
      const { noticed, made } = scoreOf(done, new Set());
      const seconds = ((performance.now() - begun) / 1_000).toFixed(0);
      console.log(`${path}  ${noticed}/${made} detected  ${seconds} s`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  const place = new Map(mutants.map((mutant, index) => [mutant, index]));
  return tried.sort(
    (a, b) => (place.get(a.mutant) ?? 0) - (place.get(b.mutant) ?? 0),
  );
}
