import { payloadRows } from "./payload-table.ts";
import type { Expected, TestFlow, TestPath, TestStep } from "./test-paths.ts";

/** Returns the paths as readable text. */
export function textOf(flows: readonly TestFlow[]): string {
  return `${flows.map(flowText).join("\n\n\n")}\n`;
}

function flowText({ title, purpose, cover, paths }: TestFlow): string {
  const count = paths.length === 1 ? "1 path" : `${paths.length} paths`;
  return [
    [title, purpose].filter(Boolean).join(": "),
    `${count} to cover all ${cover}.`,
    ...paths.map(pathText),
  ].join("\n\n");
}

function pathText(path: TestPath): string {
  return [
    `${path.name}: ${path.title}`,
    ...(path.rules.length > 0 ? [`  rules: ${path.rules.join(", ")}`] : []),
    ...(path.input === null ? [] : ["  input", ...dataLines(path.input)]),
    ...expectedLines(path.start),
    ...path.steps.flatMap(stepLines),
  ].join("\n");
}

function stepLines(step: TestStep, index: number): string[] {
  return [
    `  ${index + 1}. ${step.action}`,
    ...dataLines(step.payload),
    ...step.transitions.map(({ label, description }) =>
      description ? `     ${description}  (${label})` : `     (${label})`,
    ),
    ...expectedLines(step.expected),
  ];
}

/** Returns the properties of a payload in two columns. */
function dataLines(data: unknown): string[] {
  const rows = payloadRows(data);
  const width = Math.max(...rows.map(([field]) => field.length), 0);
  return rows.map(([field, value]) =>
    `     ${field.padEnd(width)}  ${value.replace(/\s+/g, " ")}`.trimEnd(),
  );
}

function expectedLines({ states, texts }: Expected): string[] {
  return [
    ...states.map(
      ({ path, description }) =>
        `     => ${path}${description && `: ${description}`}`,
    ),
    ...texts.map((sentence) => `     => the page says: ${sentence}`),
  ];
}
