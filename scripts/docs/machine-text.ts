import type { AnyStateMachine } from "xstate";
import { allStates, type Chart } from "./chart.ts";
import { type Plain, plainConfig } from "./plain-config.ts";

/**
 * Returns a chart as a self-contained module for the Stately editor, which imports only xstate. Guards return true,
 * actions do nothing and actors never finish. Each implementation keeps its name, so that it can be filled in.
 */
export function machineText(machine: AnyStateMachine, chart: Chart): string {
  const config = plainConfig(machine);
  return `import { fromPromise, setup } from "xstate";

/** ${oneLine(chart.description)} Generated: \`npm run docs\` writes it anew. */
export const ${chart.id}Machine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {${list(actorsOf(chart), (name) => `${key(name)}: fromPromise<unknown, unknown>(() => new Promise(() => {}))`)}},
  actions: {${list(actionsOf(machine, chart), (name) => `${key(name)}: () => {}`)}},
  guards: {${list(guardsOf(chart), (name) => `${key(name)}: () => true`)}},
  delays: {${list(delaysOf(machine, chart), ([name, length]) => `${key(name)}: ${length}`)}},
}).createMachine(${typescriptOf(config)});
`;
}

/** Returns the chart as JSON, for other tools. */
export function machineJson(machine: AnyStateMachine): string {
  return `${JSON.stringify(plainConfig(machine), null, 2)}\n`;
}

function actorsOf(chart: Chart): string[] {
  return unique(
    allStates(chart.root).flatMap(({ actors }) => actors.map(({ src }) => src)),
  );
}

function guardsOf(chart: Chart): string[] {
  return unique(
    chart.transitions.flatMap(({ guard }) => (guard ? [guardType(guard)] : [])),
  );
}

/** Actions by type, without their params. */
function actionsOf(machine: AnyStateMachine, chart: Chart): string[] {
  const known = Object.keys(machine.implementations.actions ?? {});
  const words = [
    ...allStates(chart.root).flatMap(({ entry, exit }) => [...entry, ...exit]),
    ...chart.transitions.flatMap(({ actions }) => actions),
  ].map(guardType);
  return unique(words.filter((word) => known.includes(word)));
}

function delaysOf(
  machine: AnyStateMachine,
  chart: Chart,
): [name: string, length: number][] {
  const names = chart.transitions
    .filter(({ kind, cause }) => kind === "after" && !Number.isFinite(+cause))
    .map(({ cause }) => cause);
  return unique(names).map((name) => {
    const length: unknown = machine.implementations.delays?.[name];
    return [name, typeof length === "number" ? length : COMPUTED_DELAY];
  });
}

/** Placeholder for computed delays, in milliseconds; long enough not to elapse while the chart is inspected. */
const COMPUTED_DELAY = 600_000;

function guardType(words: string): string {
  return words.split(" ")[0] ?? words;
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names)].sort();
}

function list<T>(items: readonly T[], text: (item: T) => string): string {
  return items.length === 0
    ? ""
    : `\n${items.map((item) => `    ${text(item)},`).join("\n")}\n  `;
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name);
}

/** Formats data as an object literal without quotes around keys. */
function typescriptOf(value: Plain, indent = ""): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    if (value.length === 0) return "[]";
    const items = value.map((item) => `${inner}${typescriptOf(item, inner)},`);
    return `[\n${items.join("\n")}\n${indent}]`;
  }
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return "{}";
  const lines = entries.map(
    ([name, item]) => `${inner}${key(name)}: ${typescriptOf(item, inner)},`,
  );
  return `{\n${lines.join("\n")}\n${indent}}`;
}

function oneLine(text: string): string {
  return text.replaceAll("*/", "").replace(/\s+/g, " ").trim();
}
