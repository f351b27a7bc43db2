import type { Expected, TestFlow, TestPath } from "./test-paths.ts";

/** Returns a flow as a Gherkin document, which contains one feature. */
export function gherkinOf({ flow, title, purpose, paths }: TestFlow): string {
  return `${[
    `@${flow}`,
    `Feature: ${title}`,
    `  ${purpose}`,
    ...paths.map(scenarioOf),
  ].join("\n")}\n`;
}

function scenarioOf(path: TestPath): string {
  const given =
    path.startsWith === null
      ? "the flow starts"
      : `the flow starts with ${JSON.stringify(path.startsWith)}`;
  return [
    "",
    `  # rules: ${path.rules.join(", ") || "none"}`,
    `  Scenario: ${path.name}${path.title ? ` ${path.title}` : ""}`,
    `    Given ${given}`,
    ...thenLines(path.start, "And"),
    ...path.steps.flatMap((step) => [
      `    When ${step.happens}${step.data === null ? "" : ` with ${JSON.stringify(step.data)}`}`,
      ...thenLines(step.expected, "Then"),
    ]),
  ].join("\n");
}

function thenLines({ states, says }: Expected, first: string): string[] {
  return [
    ...states.map(({ path, seen }) => `it is in "${path}": ${oneLine(seen)}`),
    ...says.map((sentence) => `the page says "${oneLine(sentence)}"`),
  ].map((line, index) => `    ${index === 0 ? first : "And"} ${line}`);
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
