import { payloadRows } from "./payload-table.ts";
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
  return [
    "",
    `  # rules: ${path.rules.join(", ") || "none"}`,
    `  Scenario: ${path.name} ${oneLine(path.title)}`,
    `    Given the flow starts${path.startsWith === null ? "" : " with"}`,
    ...tableLines(path.startsWith),
    ...thenLines(path.start, "And"),
    ...path.steps.flatMap((step) => [
      `    When ${step.happens}${step.data === null ? "" : " with"}`,
      ...tableLines(step.data),
      ...thenLines(step.expected, "Then"),
    ]),
  ].join("\n");
}

/** Returns a payload as a data table. */
function tableLines(data: unknown): string[] {
  return payloadRows(data).map(
    (row) => `      | ${row.map((text) => inCell(text)).join(" | ")} |`,
  );
}

function inCell(text: string): string {
  return oneLine(text).replace(/[\\|]/g, "\\$&");
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
