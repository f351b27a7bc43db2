/**
 * Checks that every regular expression of the product runs in linear time. When run as a program, prints each violation
 * with its file and line, and exits with 1 if there are any.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { sourceFiles } from "./source-files.ts";
import { isNode, parseSource, type SyntaxNode } from "./syntax-tree.ts";

/** Folders with code whose regular expressions may process input. */
const FOLDERS = ["contract", "machines", "server", "src"];

/** A violation with its position. */
type Violation = {
  readonly path: string;
  readonly line: number;
  readonly message: string;
};
/** A regular expression in a file. `expression` is null for expressions built at run time, which cannot be checked. */
type LocatedExpression = {
  readonly path: string;
  readonly line: number;
  readonly expression: { pattern: string; flags: string } | null;
};

/**
 * Returns the regular expressions of one file that are not proved linear.
 *
 * @param path The path relative to the project, with forward slashes.
 * @throws when the file cannot be parsed.
 */
export async function nonLinearExpressions(
  path: string,
  text: string,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const { expression, ...position } of expressionsIn(path, text)) {
    const message = expression
      ? await problemOf(expression.pattern, expression.flags)
      : "builds a regular expression at run time; write a literal, so that it can be checked";
    if (message) violations.push({ ...position, message });
  }
  return violations;
}

/** Returns the regular expressions of all product sources that are not proved linear. */
export async function checkRegularExpressions(
  root: string,
): Promise<Violation[]> {
  const violations: Violation[] = [];
  for (const path of sourceFiles(root, FOLDERS))
    violations.push(
      ...(await nonLinearExpressions(
        path,
        readFileSync(join(root, path), "utf8"),
      )),
    );
  return violations;
}

async function problemOf(
  pattern: string,
  flags: string,
): Promise<string | null> {
  // The automaton checker finds a proof, while the default checker uses random inputs for long patterns, so that its
  // result would depend on the package's backend: its program for this machine or, where there is none, Java or
  // JavaScript, which takes four times as long.
  const proof = await check(pattern, flags, {
    checker: "automaton",
    // With a timeout, the result would depend on what else the machine is doing. A proof that needs minutes is noticed when the
    // expression is written.
    timeout: null,
  });
  if (proof.status === "safe") return null;
  const reason =
    proof.status === "vulnerable"
      ? `is ${proof.complexity.summary}`
      : `could not be proved linear (${proof.error.kind})`;
  return `/${pattern}/${flags} ${reason}; rewrite it so that it is linear`;
}

function expressionsIn(path: string, text: string): LocatedExpression[] {
  const expressions: LocatedExpression[] = [];
  const visit = (node: SyntaxNode): void => {
    const expression = expressionOf(node);
    if (expression !== undefined) {
      const line = text.slice(0, node.start).split("\n").length;
      expressions.push({ path, line, expression });
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child);
  };
  visit(parseSource(path, text));
  return expressions;
}

/** Returns the regular expression of a node: null for an expression built at run time, undefined for other nodes. */
function expressionOf(
  node: SyntaxNode,
): LocatedExpression["expression"] | undefined {
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

if (import.meta.main) {
  const violations = await checkRegularExpressions(
    join(import.meta.dirname, ".."),
  );
  for (const { path, line, message } of violations)
    console.error(`${path}:${line} ${message}`);
  if (violations.length > 0) process.exit(1);
}
