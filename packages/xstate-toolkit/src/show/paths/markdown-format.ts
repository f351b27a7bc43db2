import { payloadRows } from "./payload-table.ts";
import type { Expected, TestFlow, TestPath } from "./test-paths.ts";

/** Returns the paths as Markdown: a section per path, with a table of its steps. */
export function markdownOf(flows: readonly TestFlow[]): string {
  return `${flows.map(flowText).join("\n\n")}\n`;
}

function flowText({ title, purpose, paths }: TestFlow): string {
  return [`# ${title}`, purpose, ...paths.map(pathText)]
    .filter((text) => text !== "")
    .join("\n\n");
}

function pathText({ name, title, rules, input, start, steps }: TestPath) {
  const rows = [
    ["0", "it starts", dataCell(input), expectedCell(start)],
    ...steps.map((step, index) => [
      String(index + 1),
      step.action,
      dataCell(step.payload),
      expectedCell(step.expected),
    ]),
  ];
  return [
    `## ${name}: ${title}`,
    ...(rules.length > 0 ? [`Rules: ${rules.join(", ")}.`] : []),
    [
      "| Step | What happens | With | Expected |",
      "|---|---|---|---|",
      ...rows.map((row) => `| ${row.join(" | ")} |`),
    ].join("\n"),
  ].join("\n\n");
}

function dataCell(data: unknown): string {
  return payloadRows(data)
    .map(([field, value]) =>
      escapeCell(field === "" ? value : `${field}: ${value}`),
    )
    .join("<br>");
}

function expectedCell({ states, texts }: Expected): string {
  return [
    ...states.map(({ path, description }) =>
      `**${escapeCell(path)}** ${escapeCell(description)}`.trim(),
    ),
    ...texts.map((sentence) => `“${escapeCell(sentence)}”`),
  ].join("<br>");
}

/** Escapes Markdown, so that the text appears literally in a table cell. */
function escapeCell(text: string): string {
  return text.replace(/[\\`*_[\]<>|]/g, "\\$&").replace(/\s+/g, " ");
}
