import { ROOT } from "../model/definition.ts";
import type { CatalogueEntry } from "./catalogue.ts";
import {
  type Chart,
  type ChartState,
  type ChartTransition,
  namedStates,
} from "./chart.ts";
import { describeCondition, describeTrigger } from "./event-words.ts";
import { areaLinks } from "./index-page.ts";
import { mermaidOf } from "./mermaid.ts";
import { oneLine, tableCell } from "./one-line.ts";
import type { DocsOptions } from "./options.ts";
import type { LabelPath } from "./short-paths.ts";
import { startedMachines } from "./started-machines.ts";

/**
 * Returns the page of one flow: drawing, description, table of transitions, and a short path to each state.
 *
 * @param limitedAfter the number of steps after which the search for the paths stopped at a limit.
 * @param entries the machines to which the page links when this one invokes or spawns them.
 */
export function flowPage(
  entry: CatalogueEntry,
  chart: Chart,
  paths: ReadonlyMap<string, LabelPath>,
  { rules }: DocsOptions = {},
  limitedAfter?: number,
  entries: readonly CatalogueEntry[] = [],
): string {
  const { file, title, who, purpose } = entry;
  const links = rules ? areaLinks(chart, rules) : [];
  const facts = [
    ...(who === "" ? [] : [`For: ${who.toLowerCase()}.`]),
    ...(links.length === 0 ? [] : [`Rules: ${links.join(", ")}.`]),
    ...startedFact(entry, entries),
    "Back to [all flows](README.md).",
  ];
  return `${[
    `# ${title}`,
    ...(purpose === "" ? [] : [purpose]),
    facts.join(" "),
    `<a href="${file}.svg"><img src="${file}.svg" alt="State diagram of ${title}: the same chart is described in words below."></a>`,
    `Click the drawing to open it at full size. To step through the chart, open \`index.html\` from disk and select ${title}. To edit the chart, paste [\`${file}.machine.ts\`](${file}.machine.ts) into the Stately editor. [\`${file}.json\`](${file}.json) is the same chart as data.`,
    "## The chart in words",
    startSentence(chart),
    ...rootSection(chart),
    ...namedStates(chart).map((state) => stateSection(chart, state)),
    "## More",
    collapsible("A short path to each state", [
      "Each step names the event and, after *if*, the condition.",
      ...(limitedAfter === undefined
        ? []
        : [
            `The search stopped at a limit after ${limitedAfter} steps, so there may be paths that it did not find.`,
          ]),
      ...namedStates(chart).map((state) => pathSection(chart, state, paths)),
    ]),
    collapsible("All transitions, as a table", [transitionTable(chart)]),
    collapsible("The diagram as Mermaid", [
      `\`\`\`mermaid\n${mermaidOf(chart)}\`\`\``,
    ]),
  ].join("\n\n")}\n`;
}

/** Returns a sentence with links to the machines that a machine invokes or spawns. */
function startedFact(
  { machine }: CatalogueEntry,
  entries: readonly CatalogueEntry[],
): string[] {
  const started = new Set(
    startedMachines(machine, entries).map(({ entry }) => entry),
  );
  if (started.size === 0) return [];
  const links = [...started].map(({ title, file }) => `[${title}](${file}.md)`);
  return [`Starts ${links.join(", ")}.`];
}

/** Returns the page of a machine that cannot be documented. */
export function failedPage(
  { title, purpose }: CatalogueEntry,
  message: string,
): string {
  return `${[
    `# ${title}`,
    ...(purpose === "" ? [] : [purpose]),
    "This machine cannot be documented, because it throws an error:",
    // An indented block, because the message may contain a fence.
    message.replace(/^/gm, "    "),
    "Back to [all flows](README.md).",
  ].join("\n\n")}\n`;
}

function collapsible(summary: string, parts: readonly string[]): string {
  return [
    `<details>\n<summary>${summary}</summary>`,
    ...parts,
    "</details>",
  ].join("\n\n");
}

function startSentence(chart: Chart): string {
  const { initial, kind } = chart.root;
  if (initial.length === 0) return "It has a single state.";
  return kind === "parallel"
    ? `Its regions run in parallel: ${codeList(initial)}.`
    : `It starts in ${codeList(initial)}.`;
}

function rootSection(chart: Chart): string[] {
  const { actors } = chart.root;
  const facts = [
    ...(actors.length > 0
      ? [`Actors that run in every state: ${actorList(actors)}.`]
      : []),
    ...commonFacts(chart.root),
  ];
  const lines = transitionLines(chart, ROOT);
  const parts = [facts.join(" "), lines.join("\n")].filter(Boolean);
  return parts.length > 0 ? [["### Anywhere", ...parts].join("\n\n")] : [];
}

function stateSection(chart: Chart, state: ChartState): string {
  const facts = [
    kindFact(state),
    state.actors.length > 0 ? `Runs ${actorList(state.actors)}.` : "",
    ...commonFacts(state),
  ].filter(Boolean);
  const next = transitionLines(chart, state.path);
  return [
    `### ${state.path}`,
    state.description,
    facts.join(" "),
    next.length > 0 ? `What can happen next:\n\n${next.join("\n")}` : "",
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Describes the entry and exit actions, the tags and the rules of a state or of the root. */
function commonFacts({ entry, exit, tags, rules }: ChartState): string[] {
  return [
    entry.length > 0 ? `On entry: ${codeList(entry)}.` : "",
    exit.length > 0 ? `On exit: ${codeList(exit)}.` : "",
    tags.length > 0 ? `Tags: ${codeList(tags)}.` : "",
    rules.length > 0 ? `Rules: ${rules.join(", ")}.` : "",
  ].filter(Boolean);
}

function kindFact({ path, kind, initial, children }: ChartState): string {
  if (kind === "final")
    return path.includes(".")
      ? "Completes its parent state."
      : "The flow ends here.";
  if (kind === "parallel")
    return `Its regions run in parallel: ${codeList(children.map(({ key }) => key))}.`;
  if (kind === "compound") return `Starts in ${codeList(initial)}.`;
  return "";
}

function transitionLines(chart: Chart, path: string): string[] {
  return chart.transitions
    .filter(({ source }) => source === path)
    .map((transition) => {
      const trigger = describeTrigger(transition);
      const capitalized = trigger.slice(0, 1).toUpperCase() + trigger.slice(1);
      return `- ${capitalized}${describeCondition(transition)}: ${describeTarget(transition)}. ${oneLine(transition.description)}`.trimEnd();
    });
}

function describeTarget({ targets, actions }: ChartTransition): string {
  if (targets.length > 0)
    return `to ${targets.map((path) => `\`${path}\``).join(" and ")}`;
  return actions.length > 0 ? "stays" : "no change";
}

function transitionTable(chart: Chart): string {
  const hasRules = chart.transitions.some(({ rules }) => rules.length > 0);
  const rows = chart.transitions.map((transition) => {
    const { source, guard, isElse, targets, actions, description } = transition;
    return [
      inlineCode(source),
      describeTrigger(transition),
      guard ? inlineCode(guard) : isElse ? "otherwise" : "",
      targets.length > 0 ? codeList(targets) : "stays",
      codeList(actions),
      tableCell(description),
      ...(hasRules ? [transition.rules.join(", ")] : []),
    ].join(" | ");
  });
  return [
    `| From | When | If | To | Does | In words |${hasRules ? " Rules |" : ""}`,
    `|---|---|---|---|---|---|${hasRules ? "---|" : ""}`,
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function pathSection(
  chart: Chart,
  state: ChartState,
  paths: ReadonlyMap<string, LabelPath>,
): string {
  const path = paths.get(state.path);
  if (path === undefined) return `**${state.path}**: no path was found.`;
  if (path.length === 0) return `**${state.path}**: at the start.`;
  const steps = path.map((label, index) => {
    const transition = chart.transitions.find(
      (candidate) => candidate.label === label,
    );
    if (!transition) throw new Error(`${chart.id} has no transition ${label}`);
    const { description } = transition;
    return `${index + 1}. ${describeTrigger(transition)}${describeCondition(transition)}${description ? `: ${oneLine(description)}` : ""}`;
  });
  return `**${state.path}**\n\n${steps.join("\n")}`;
}

function actorList(
  actors: readonly { readonly id: string; readonly src: string }[],
): string {
  return actors
    .map(({ id, src }) => (id === src ? `\`${id}\`` : `\`${id}\` (\`${src}\`)`))
    .join(", ");
}

function codeList(names: readonly string[]): string {
  return names.map(inlineCode).join(", ");
}

function inlineCode(name: string): string {
  return name ? `\`${name}\`` : "";
}
