import type { Expected, TestFlow } from "./test-paths.ts";

const HEADER = [
  "flow",
  "path",
  "step",
  "name",
  "action",
  "payload",
  "transitions",
  "expected states",
  "what the page shows",
  "messages",
];

/**
 * Returns CSV (RFC 4180) with one row per step, for test management tools and spreadsheets. Step 0 is the start. The
 * last column contains the rules, if there are any.
 */
export function csvOf(flows: readonly TestFlow[]): string {
  const hasRules = flows.some(({ paths }) =>
    paths.some(({ rules }) => rules.length > 0),
  );
  const ruleCells = (rules: readonly string[]) =>
    hasRules ? [rules.join("; ")] : [];
  const rows = flows.flatMap(({ flow, paths }) =>
    paths.flatMap((path) => [
      [
        flow,
        path.name,
        "0",
        "(start)",
        path.title,
        path.input === null ? "" : JSON.stringify(path.input),
        "",
        ...expectedCells(path.start),
        ...ruleCells(path.rules),
      ],
      ...path.steps.map((step, index) => [
        flow,
        path.name,
        String(index + 1),
        step.name,
        step.action,
        step.payload === null ? "" : JSON.stringify(step.payload),
        step.transitions.map(({ label }) => label).join("; "),
        ...expectedCells(step.expected),
        ...ruleCells(step.rules),
      ]),
    ]),
  );
  return [[...HEADER, ...(hasRules ? ["rules"] : [])], ...rows]
    .map((cells) => `${cells.map(cellOf).join(",")}\r\n`)
    .join("");
}

function expectedCells({ states, texts }: Expected): string[] {
  return [
    states.map(({ path }) => path).join("; "),
    states.map(({ description }) => description).join(" "),
    texts.join(" "),
  ];
}

/**
 * Quotes a cell where necessary. Adds an apostrophe at the start if the first character would make a spreadsheet
 * evaluate the cell as a formula.
 */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
