import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { isLeaf, pathOf } from "../../model/definition.ts";
import { plainValue } from "../../model/plain-value.ts";
import { type Cover, findCover } from "../../plan/cover-goals.ts";
import { labelsOf } from "../../plan/pairs.ts";
import type { Path, PathStep } from "../../plan/path.ts";
import type { PlanSpec } from "../../plan/plan-paths.ts";
import { planShortPaths } from "../../plan/short-plan.ts";
import type { CatalogueEntry } from "../catalogue.ts";
import { type ChartTransition, readChart, rulesOf } from "../chart.ts";
import { durationWords } from "../duration-words.ts";
import { spoken } from "../event-words.ts";
import { titleOfGoal, titleOfPath } from "./path-titles.ts";

/** Returns the sentences that a page shows for a machine's context. */
export type TextsOf = (context: unknown) => readonly string[];

/** Few paths that reach all goals together, or a short path to each goal. */
export const STYLES = ["few", "short"] as const;
export type Style = (typeof STYLES)[number];

export interface TestPathOptions {
  readonly cover: Cover;
  /** Default: `few`. Pairs of transitions are always covered by few paths. */
  readonly style?: Style | undefined;
  readonly seed?: number | undefined;
  readonly textsOf?: TextsOf | undefined;
}

/** Expected situation: the innermost states, their descriptions, and the sentences on the page. */
export type Expected = {
  readonly states: readonly { readonly path: string; readonly seen: string }[];
  readonly says: readonly string[];
};

export type TestStep = {
  /** The printed form of the step: `form.submitted#2`. */
  readonly name: string;
  /** As text: "form submitted", "logIn fails", "5 minutes pass". */
  readonly happens: string;
  /** The payload of the event; null without one. */
  readonly data: unknown;
  /** The transitions taken, by label and as text; empty when nothing changes. */
  readonly takes: readonly { readonly label: string; readonly words: string }[];
  readonly expected: Expected;
  /** Ids of the covered rules. */
  readonly rules: readonly string[];
};

/** A path for a tester. */
export type TestPath = {
  /** For example `login-3`. */
  readonly name: string;
  /** Title of a story, or where the path leads and what it shows. */
  readonly title: string;
  /** The 1-based number of the input, and the input. */
  readonly input: number;
  readonly startsWith: unknown;
  readonly start: Expected;
  readonly steps: readonly TestStep[];
  /** Ids of the covered rules. */
  readonly rules: readonly string[];
};

export type TestFlow = {
  readonly flow: string;
  readonly title: string;
  readonly purpose: string;
  readonly cover: Cover;
  readonly paths: readonly TestPath[];
  /** What no path reaches, one sentence each. */
  readonly missing: readonly string[];
};

/** Returns the paths of a machine for testers. */
export function testPaths(
  { name, title, purpose, machine, plan }: CatalogueEntry,
  { cover, style = "few", seed, textsOf = () => [] }: TestPathOptions,
): TestFlow {
  const spec = {
    ...plan,
    ...(seed !== undefined && { seed }),
  } as PlanSpec<AnyStateMachine>;
  const { transitions } = readChart(machine);
  const byLabel = new Map(transitions.map((one) => [one.label, one]));
  const titled = (title: string, path: Path, index: number) =>
    testPathOf({ byLabel, textsOf }, `${name}-${index + 1}`, title, path);
  if (style === "short" && cover !== "pairs") {
    const { paths, missing } = planShortPaths(machine, spec, cover);
    const testPaths = paths.map(({ path, goals: [goal = ""] }, index) =>
      titled(titleOfGoal(goal, byLabel), path, index),
    );
    return { flow: name, title, purpose, cover, paths: testPaths, missing };
  }
  const { paths, missing } = findCover(machine, spec, cover);
  const taken = new Set<string>();
  const testPaths = paths.map((path, index) => {
    const fresh = labelsOf(path).filter((label) => !taken.has(label));
    for (const label of fresh) taken.add(label);
    const shown = byLabel.get(fresh.at(-1) ?? "");
    return titled(path.title ?? titleOfPath(path, shown), path, index);
  });
  return { flow: name, title, purpose, cover, paths: testPaths, missing };
}

type Words = {
  readonly byLabel: ReadonlyMap<string, ChartTransition>;
  readonly textsOf: TextsOf;
};

function testPathOf(
  words: Words,
  name: string,
  title: string,
  path: Path,
): TestPath {
  let before = 0;
  const steps = path.steps.map((step) => {
    const testStep = stepOf(step, step.elapsed - before, words);
    before = step.elapsed;
    return testStep;
  });
  return {
    name,
    title,
    input: path.inputIndex + 1,
    startsWith: plainValue(path.input) ?? null,
    start: expectedAt(path.initial, words.textsOf),
    steps,
    rules: unique([
      ...rulesAt(path.initial),
      ...steps.flatMap(({ rules }) => rules),
    ]),
  };
}

function stepOf(
  step: PathStep,
  waited: number,
  { byLabel, textsOf }: Words,
): TestStep {
  const taken = step.transitions.flatMap((label) => byLabel.get(label) ?? []);
  return {
    name: step.text,
    happens: happensOf(step, waited),
    data: step.cause.kind === "time" ? null : dataOf(step),
    takes: taken.map(({ label, description }) => ({
      label,
      words: description,
    })),
    expected: expectedAt(step.snapshot, textsOf),
    rules: unique([
      ...taken.flatMap(({ rules }) => rules),
      ...rulesAt(step.snapshot),
    ]),
  };
}

function happensOf({ cause }: PathStep, waited: number): string {
  if (cause.kind === "time") {
    const words = durationWords(waited);
    return `${words} ${words.startsWith("1 ") ? "passes" : "pass"}`;
  }
  if (cause.kind === "send") return spoken(cause.name);
  const actor = cause.name.split(".").slice(3).join(".");
  return `${actor} ${cause.kind === "done" ? "finishes" : "fails"}`;
}

function dataOf({ event }: PathStep): unknown {
  const {
    type: _,
    actorId: __,
    ...data
  } = event as Record<string, unknown> & {
    type: string;
  };
  return Object.keys(data).length === 0 ? null : plainValue(data);
}

function expectedAt(snapshot: AnyMachineSnapshot, textsOf: TextsOf): Expected {
  return {
    states: snapshot._nodes.filter(isLeaf).map((node) => ({
      path: pathOf(node),
      seen: node.description ?? "",
    })),
    says: unique(textsOf(snapshot.context)),
  };
}

/** Returns the rules of the active states. */
function rulesAt({ _nodes }: AnyMachineSnapshot): string[] {
  return unique(_nodes.flatMap(({ meta }) => [...rulesOf(meta)]));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
