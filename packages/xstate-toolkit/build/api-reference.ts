/**
 * Writes API.md: the exports of each entry point, with their docstrings.
 *
 *   node build/api-reference.ts
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const PACKAGE = join(import.meta.dirname, "..");

/** Returns the API reference as Markdown. */
export function apiReference(): string {
  const manifest = readFileSync(join(PACKAGE, "package.json"), "utf8");
  const { exports } = JSON.parse(manifest) as {
    exports: Record<string, string>;
  };
  const sections = Object.entries(exports).map(([name, file]) =>
    entryPoint(`xstate-toolkit${name.slice(1)}`, join(PACKAGE, file)),
  );
  return `# API reference\n\nGenerated from the docstrings by \`node build/api-reference.ts\`.\n\n${sections.join("\n")}`;
}

function entryPoint(name: string, index: string): string {
  const text = readFileSync(index, "utf8");
  const rows = [
    ...text.matchAll(/export (?:type )?\{([^}]*)\} from "([^"]+)"/g),
  ].flatMap(([, names = "", file = ""]) => {
    const path = join(dirname(index), file);
    const source = readFileSync(path, "utf8");
    return names
      .split(",")
      .map((specifier) => specifier.trim().replace(/^type /, ""))
      .filter((specifier) => specifier !== "")
      .map((specifier) => rowOf(source, specifier, pathInPackage(path)));
  });
  return `## ${name}\n\n${docstringOf(text)}\n\n| name | |\n|---|---|\n${rows.sort().join("\n")}\n`;
}

/** Returns the row of one export, which may be renamed: `pathOf as pathOfVisits`. */
function rowOf(source: string, specifier: string, path: string): string {
  const [local = "", exported = local] = specifier.split(" as ");
  const start = source.search(
    new RegExp(
      `^export (?:async |abstract )?(?:function\\*?|class|const|interface|type) ${local}\\b`,
      "m",
    ),
  );
  if (start < 0) throw new Error(`${path} does not declare ${local}`);
  const kind = /(function|class|const|interface|type)/.exec(
    source.slice(start),
  );
  const isFunction = kind?.[1] === "function";
  const text = docstringOf(source.slice(0, start), true).replaceAll("|", "\\|");
  return `| [\`${exported}${isFunction ? "()" : ""}\`](${path}) | ${text} |`;
}

/** Returns the text of the docstring at the start of a source, or at its end if `isLast` is true. */
function docstringOf(source: string, isLast = false): string {
  const pattern = isLast
    ? /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:\/\/.*\s*)*$/
    : /^\/\*\*([\s\S]*?)\*\//;
  const [, text = ""] = pattern.exec(source) ?? [];
  return text.replace(/\s*\n[\s*]*/g, " ").trim();
}

function pathInPackage(path: string): string {
  return path.slice(PACKAGE.length + 1);
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  writeFileSync(join(PACKAGE, "API.md"), apiReference());
