/**
 * Finds declarations in the style sheets of src/ that name the left or right side, so that they would be wrong on pages
 * from right to left. When run as a program, prints each with its file and line, and exits with 1 if there are any.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const PHYSICAL =
  /(?:^|[\s{;])(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|left:|right:|float:|border-(?:top|bottom)-(?:left|right)-radius|text-align: (?:left|right)|translateX|box-shadow: (?:inset )?-?[\d.]*[1-9][a-z]+ )/;
/** The shorthands for four sides or corners, when the second value is not the fourth. */
const UNEQUAL =
  /\b(?:margin|padding|inset|border-width|border-radius): \S+ (\S+) \S+ (?!\1;)\S+;/;
/** The declarations that are meant for both directions, by file. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  // The second half of a pair; right-to-left.css has the first.
  "src/ui/styles/dialog.css": ["padding-right: 2.5rem;"],
  "src/ui/styles/fields.css": ["padding-right: 4.75rem;"],
  // The check mark is the same in both directions.
  "src/ui/styles/choices.css": ["border-width: 0 0 2px 2px;"],
};

/** Returns an error message for each declaration. */
export function physicalStyles(root: string): string[] {
  return globSync("src/**/*.css", { cwd: root })
    .filter((path) => !path.endsWith("/right-to-left.css"))
    .toSorted()
    .flatMap((path) =>
      readFileSync(join(root, path), "utf8")
        .split("\n")
        .flatMap((line, index) => {
          const text = line.trim();
          const isMirrored =
            line.includes("--direction") || ACCEPTED[path]?.includes(text);
          return !isMirrored &&
            (PHYSICAL.test(line) || UNEQUAL.test(line.replaceAll(", ", ",")))
            ? [`${path}:${index + 1} is not mirrored: ${text}`]
            : [];
        }),
    );
}

if (import.meta.main) {
  const problems = physicalStyles(join(import.meta.dirname, ".."));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
