/**
 * Checks that the built site uses no feature that one of the oldest browsers lacks (oldest-browsers.ts), except
 * those in accepted.ts. When run as a program, prints each other use and each unnecessary exception, and exits with 1 if
 * there are any.
 */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { ACCEPTED_FEATURES, type AcceptedFeature } from "./accepted.ts";
import { browsersWithout, findFeature, type NewerFeature } from "./features.ts";
import { contentsOf, newerPageFeatures } from "./pages.ts";
import { newerScriptFeatures } from "./scripts.ts";
import { newerStyleFeatures } from "./style-sheets.ts";

/** Returns an error message for each newer feature that is not accepted, and for each entry that no use needs. */
export function browserProblems(
  site: string,
  accepted: readonly AcceptedFeature[] = ACCEPTED_FEATURES,
): string[] {
  const problems = new Set<string>();
  const needed = new Set<AcceptedFeature>();
  for (const path of globSync("**/*.{css,html,js}", { cwd: site }).toSorted())
    for (const { id, place } of newerFeatures(
      readFileSync(join(site, path), "utf8"),
      path,
    )) {
      const entries = accepted.filter(
        (entry) => entry.id === id && (entry.place ?? place) === place,
      );
      for (const entry of entries) needed.add(entry);
      if (entries.length === 0)
        problems.add(
          [path, place, `uses ${id}`, browsersText(id)]
            .filter(Boolean)
            .join(" "),
        );
    }
  for (const entry of accepted)
    if (!needed.has(entry))
      problems.add(`The site no longer uses ${entry.id}: remove the entry`);
  return [...problems];
}

/** Returns the newer features of a style sheet, of a page with its inline styles and scripts, or of a script. */
function newerFeatures(text: string, path: string): NewerFeature[] {
  if (path.endsWith(".css")) return newerStyleFeatures(text);
  if (path.endsWith(".js"))
    return [...newerScriptFeatures(text)].map((id) => ({ id, place: "" }));
  return [
    ...newerPageFeatures(text),
    ...contentsOf(text, "style").flatMap((style) => newerStyleFeatures(style)),
    ...contentsOf(text, "script").flatMap((script) =>
      newerFeatures(script, ".js"),
    ),
  ];
}

function browsersText(id: string): string {
  const names = browsersWithout(findFeature(...id.split(".")));
  return names.length > 0 ? `not in ${names.join(", ")}` : "";
}

if (import.meta.main) {
  const problems = browserProblems(join(import.meta.dirname, "../../dist"));
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}
