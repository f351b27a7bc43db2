import { oneLine } from "../one-line.ts";
import { payloadRows } from "./payload-table.ts";
import type { Expected, TestFlow, TestPath } from "./test-paths.ts";

/** Returns a flow as a Gherkin document, which contains one feature. */
export function gherkinOf({ flow, title, purpose, paths }: TestFlow): string {
  return `${[
    `@${flow}`,
    `Feature: ${title}`,
    ...(purpose === "" ? [] : [`  ${oneLine(purpose)}`]),
    ...paths.map(scenarioOf),
  ].join("\n")}\n`;
}

function scenarioOf(path: TestPath): string {
  return [
    "",
    ...(path.rules.length > 0 ? [`  # rules: ${path.rules.join(", ")}`] : []),
    `  Scenario: ${path.name} ${oneLine(path.title)}`,
    `    Given the flow starts${path.input === null ? "" : " with"}`,
    ...tableLines(path.input),
    ...thenLines(path.start, "And"),
    ...path.steps.flatMap((step) => [
      `    When ${step.action}${step.payload === null ? "" : " with"}`,
      ...tableLines(step.payload),
      ...thenLines(step.expected, "Then"),
    ]),
  ].join("\n");
}

/** Returns a payload as a data table. */
function tableLines(data: unknown): string[] {
  return payloadRows(data).map(
    (row) => `      | ${row.map((text) => escapeCell(text)).join(" | ")} |`,
  );
}

function escapeCell(text: string): string {
  return oneLine(text).replace(/[\\|]/g, "\\$&");
}

function thenLines({ states, texts }: Expected, first: string): string[] {
  return [
    ...states.map(
      ({ path, description }) =>
        `it is in "${path}"${description && `: ${oneLine(description)}`}`,
    ),
    ...texts.map((sentence) => `the page says "${oneLine(sentence)}"`),
  ].map((line, index) => `    ${index === 0 ? first : "And"} ${line}`);
}
