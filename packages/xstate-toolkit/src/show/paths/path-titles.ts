import { isLeaf, pathOf, ROOT } from "../../model/definition.ts";
import { neverAtRest, neverFalse, notTaken } from "../../plan/goals.ts";
import type { Path, PathStep } from "../../plan/path.ts";
import type { ChartTransition } from "../chart.ts";
import { spoken } from "../event-words.ts";

/** Maximum number of states that a title names between the first and the last. */
const MAX_NAMED_STATES = 3;

/**
 * Returns where a path leads and what it shows: "From idle to locked out: the fifth wrong password". Without a
 * transition to show, it names the states on the way: "From idle to locked out, through checking".
 */
export function titleOfPath(
  { initial, steps }: Path,
  shown?: ChartTransition,
): string {
  const places = [initial, ...steps.map(({ snapshot }) => snapshot)].map(
    statesOf,
  );
  const [first = "", ...others] = places;
  const last = others.pop() ?? first;
  const between = [...new Set(others)].filter(
    (place) => place !== first && place !== last,
  );
  if (last === first && between.length === 0) return `Stays in ${first}`;
  const route =
    last === first ? `From ${first} back to it` : `From ${first} to ${last}`;
  if (shown !== undefined) return `${route}: ${uncapital(whatOf(shown))}`;
  const named = between.slice(0, MAX_NAMED_STATES);
  const rest = between.length - named.length;
  const through = [
    ...named,
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? "state" : "states"}`] : []),
  ];
  return `${route}${through.length > 0 ? `, through ${listOf(through)}` : ""}`;
}

/** Returns what the last step of a short path shows: "Idle to submitting: form submitted, if is complete". */
export function titleOfGoal(
  goal: string,
  byLabel: ReadonlyMap<string, ChartTransition>,
): string {
  for (const [label, transition] of byLabel) {
    if (goal === notTaken(label)) return titleOfTransition(transition);
    if (goal === neverFalse(label))
      return `${capital(wordsOf(transition.source))}: ${causeOf(transition)}, although ${spoken(transition.guard)} is false`;
    for (const path of [transition.source, ...transition.targets])
      if (goal === neverAtRest(path)) return `Reaches ${wordsOf(path)}`;
  }
  return goal;
}

function titleOfTransition(transition: ChartTransition): string {
  const { source, targets, description } = transition;
  const to = targets.map(wordsOf).join(" and ");
  const route = `${capital(wordsOf(source))}${to === "" ? "" : ` to ${to}`}`;
  const what = whatOf(transition);
  return `${route}: ${description === "" && to === "" ? `${what}, stays` : uncapital(what)}`;
}

/** Returns the first sentence of a transition's description, or its cause and condition. */
function whatOf(transition: ChartTransition): string {
  const { guard, otherwise, description } = transition;
  const sentence = description.split(/(?<=\.)\s/)[0] ?? "";
  if (sentence !== "") return sentence.replace(/\.$/, "");
  const condition = guard
    ? `, if ${spoken(guard)}`
    : otherwise
      ? ", otherwise"
      : "";
  return `${causeOf(transition)}${condition}`;
}

function causeOf({ kind, cause, lasts }: ChartTransition): string {
  switch (kind) {
    case "event":
      return spoken(cause);
    case "after":
      return lasts.startsWith("until")
        ? `after ${spoken(cause)}`
        : `after ${lasts}`;
    case "actorDone":
      return `${spoken(cause)} finishes`;
    case "actorError":
      return `${spoken(cause)} fails`;
    case "actorSnapshot":
      return `${spoken(cause)} changes`;
    case "stateDone":
      return "all parts are done";
    case "always":
      return "immediately";
  }
}

function statesOf({ _nodes }: PathStep["snapshot"]): string {
  return listOf(_nodes.filter(isLeaf).map((node) => wordsOf(pathOf(node))));
}

/** Returns "locked out" for `form.lockedOut`. */
function wordsOf(path: string): string {
  if (path === ROOT) return "anywhere";
  return spoken(path.split(".").at(-1) ?? path);
}

function capital(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Lowers the first letter, except in an abbreviation or "I". */
function uncapital(text: string): string {
  return /^(?:A |[A-Z][a-z])/.test(text)
    ? text.slice(0, 1).toLowerCase() + text.slice(1)
    : text;
}

function listOf(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2
    ? last
    : `${items.slice(0, -1).join(", ")} and ${last}`;
}
