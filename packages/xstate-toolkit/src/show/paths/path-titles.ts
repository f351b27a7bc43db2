import { isLeaf, ROOT } from "../../model/definition.ts";
import { guardGoal, stateGoal, transitionGoal } from "../../plan/goals.ts";
import type { Path, PathStep } from "../../plan/path.ts";
import { allStates, type Chart, type ChartTransition } from "../chart.ts";
import { arrowLabel, splitName } from "../event-words.ts";

/** Maximum number of states that a title lists between the first and the last. */
const MAX_LISTED_STATES = 3;

/**
 * Returns the title of a path: the states that it connects, and the most informative of the transitions that no earlier
 * path takes, as in "From idle to locked out: the fifth wrong password". Without such a transition, the states in
 * between are listed, as in "From idle to locked out, through checking".
 */
export function titleOfPath(
  { initial, steps }: Path,
  newTransitions: readonly ChartTransition[] = [],
): string {
  const [first = "", ...others] = [
    initial,
    ...steps.map(({ snapshot }) => snapshot),
  ].map(statesOf);
  const last = others.pop() ?? first;
  const between = [...new Set(others)].filter(
    (states) => states !== first && states !== last,
  );
  const route =
    last !== first
      ? `From ${first} to ${last}`
      : between.length > 0
        ? `From ${first} and back`
        : `Stays in ${first}`;
  const shown =
    newTransitions.findLast(({ description }) => description !== "") ??
    newTransitions.findLast(({ targets }) => targets.length > 0) ??
    newTransitions.at(-1);
  if (shown !== undefined) return withSummary(route, shown);
  const listed = between.slice(0, MAX_LISTED_STATES);
  const more = between.length - listed.length;
  const through = [
    ...listed,
    ...(more > 0 ? [`${more} more ${more === 1 ? "state" : "states"}`] : []),
  ];
  return `${route}${through.length > 0 ? `, through ${joinWords(through)}` : ""}`;
}

/** Returns the title of a short path to a goal: "Idle to submitting: form.submitted [isComplete]". */
export function titleOfGoal(
  goal: string,
  { root, transitions }: Chart,
): string {
  for (const transition of transitions) {
    const { label, source, guard } = transition;
    if (goal === transitionGoal(label)) return titleOfTransition(transition);
    if (goal === guardGoal(label))
      return `${capitalize(wordsOf(source))}: ${arrowLabel({ ...transition, guard: `not ${guard}` })}`;
  }
  for (const { path, key } of allStates(root))
    if (goal === stateGoal(path)) return `Reaches ${splitName(key)}`;
  return goal;
}

function titleOfTransition(transition: ChartTransition): string {
  const { source, targets } = transition;
  const to = targets.map(wordsOf).join(" and ");
  const route = `${capitalize(wordsOf(source))}${to === "" ? "" : ` to ${to}`}`;
  return withSummary(route, transition);
}

/** Appends the first sentence of a transition's description, or its label in the drawing. */
function withSummary(route: string, transition: ChartTransition): string {
  const [sentence = ""] = transition.description.split(/(?<=\.)\s/);
  if (sentence !== "")
    return `${route}: ${uncapitalize(sentence.replace(/\.$/, ""))}`;
  const label = arrowLabel(transition);
  if (label === "") return route;
  return label.startsWith("[") ? `${route} ${label}` : `${route}: ${label}`;
}

function statesOf({ _nodes }: PathStep["snapshot"]): string {
  return joinWords(_nodes.filter(isLeaf).map(({ key }) => splitName(key)));
}

/** Returns the last key of a path as words: "locked out" for `form.lockedOut`. */
function wordsOf(path: string): string {
  if (path === ROOT) return "anywhere";
  return splitName(path.split(".").at(-1) ?? path);
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Converts the first letter to lower case, except in an abbreviation or "I". */
function uncapitalize(text: string): string {
  return /^(?:A |[A-Z][a-z])/.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

function joinWords(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(", ")} and ${last}`;
}
