/**
 * Checks that every regular expression of the product is linear in the length of its input. Run alone, it prints each
 * one that is not, by file and line, and fails when there is any.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** The sources whose regular expressions may meet input. */
const FOLDERS = ["contract", "machines", "server", "src"];
/** Time for the proof of one expression, in milliseconds. What is not proved by then counts as a violation. */
const PROOF_TIMEOUT = 10_000;

/** A place in a file and what is wrong there. */
type Violation = {
  readonly path: string;
  readonly line: number;
  readonly message: string;
};
/** A regular expression in a file. Without a pattern it is built at run time, so nothing can be proved. */
type Found = {
  readonly path: string;
  readonly line: number;
  readonly expression: { pattern: string; flags: string } | null;
};

/**
 * Finds the regular expressions of one file that are not proved linear.
 *
 * @param path Relative to the project, with slashes.
 * @throws Error when the file does not parse.
 */
export async function nonLinearIn(
  path: string,
  text: string,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { expression, ...place } of expressionsIn(path, text)) {
    const message = expression
      ? await problemOf(expression.pattern, expression.flags)
      : "builds a regular expression at run time; write a literal, so that its time can be proved";
    if (message) violations.push({ ...place, message });
  }
  return violations;
}

/** Finds the regular expressions of all product sources that are not proved linear. */
export async function checkRegularExpressions(
  root: string,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const path of sourcesOf(root))
    violations.push(
      ...(await nonLinearIn(path, readFileSync(join(root, path), "utf8"))),
    );
  return violations;
}

function sourcesOf(root: string): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }).map(
      (name) => join(folder, name).replaceAll("\\", "/"),
    ),
  )
    .filter((path) => /\.(m?ts|tsx)$/.test(path))
    .sort();
}

async function problemOf(
  pattern: string,
  flags: string,
): Promise<string | null> {
  // The backend without a native program or Java, so that the answer is the same on every machine; the checker that
  // proves, where the default one tries inputs at random for long patterns.
  process.env.RECHECK_BACKEND = "pure";
  const proof = await check(pattern, flags, {
    checker: "automaton",
    timeout: PROOF_TIMEOUT,
  });
  if (proof.status === "safe") return null;
  const reason =
    proof.status === "vulnerable"
      ? `is ${proof.complexity.summary}`
      : `could not be proved linear (${proof.error.kind})`;
  return `/${pattern}/${flags} ${reason}; rewrite it so that it is linear`;
}

function expressionsIn(path: string, text: string): Found[] {
  const found: Found[] = [];
  const visit = (node: SyntaxNode): void => {
    const expression = expressionOf(node);
    if (expression !== undefined) {
      const line = text.slice(0, node.start).split("\n").length;
      found.push({ path, line, expression });
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child);
  };
  visit(parseSource(path, text));
  return found;
}

/** The regular expression that a node is; null for one that is built at run time, undefined for any other node. */
function expressionOf(node: SyntaxNode): Found["expression"] | undefined {
  if (node.type === "Literal" && node.regex)
    return node.regex as { pattern: string; flags: string };
  const isCall =
    node.type === "NewExpression" || node.type === "CallExpression";
  if (!isCall || !isNode(node.callee)) return undefined;
  const { callee } = node;
  const isConstructor =
    callee.name === "RegExp" ||
    (isNode(callee.property) && callee.property.name === "RegExp");
  return isConstructor ? null : undefined;
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === "object" && value !== null && "type" in value;
}

if (import.meta.main) {
  const violations = await checkRegularExpressions(
    join(import.meta.dirname, ".."),
  );
  for (const { path, line, message } of violations)
    console.error(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exit(1);
}
