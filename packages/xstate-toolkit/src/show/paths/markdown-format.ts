import { payloadRows } from "./payload-table.ts";
import type { Expected, TestFlow, TestPath } from "./test-paths.ts";

/** Returns the paths as Markdown: a section per path, with a table of its steps. */
export function markdownOf(flows: readonly TestFlow[]): string {
  return `${flows.map(flowText).join("\n\n")}\n`;
}

function flowText({ title, purpose, paths }: TestFlow): string {
  return [
    `# ${escapeMarkdown(title)}`,
    escapeMarkdown(purpose),
    ...paths.map(pathText),
  ]
    .filter((text) => text !== "")
    .join("\n\n");
}

function pathText({ name, title, rules, input, start, steps }: TestPath) {
  const rows = [
    ["0", "the flow starts", dataCell(input), expectedCell(start)],
    ...steps.map((step, index) => [
      String(index + 1),
      escapeMarkdown(step.action),
      dataCell(step.payload),
      expectedCell(step.expected),
    ]),
  ];
  return [
    `## ${escapeMarkdown(`${name}: ${title}`)}`,
    ...(rules.length > 0
      ? [`Rules: ${escapeMarkdown(rules.join(", "))}.`]
      : []),
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
      escapeMarkdown(field === "" ? value : `${field}: ${value}`),
    )
    .join("<br>");
}

function expectedCell({ states, texts }: Expected): string {
  return [
    ...states.map(({ path, description }) =>
      `**${escapeMarkdown(path)}** ${escapeMarkdown(description)}`.trim(),
    ),
    ...texts.map((sentence) => `“${escapeMarkdown(sentence)}”`),
  ].join("<br>");
}

/** Escapes Markdown so that the text appears literally, including in table cells. */
function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_~[\]<>&|]/g, "\\$&").replace(/\s+/g, " ");
}
