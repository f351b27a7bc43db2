import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { isLeaf, pathOf } from "../../model/definition.ts";
import { plainValue } from "../../model/plain-value.ts";
import { labelsOf } from "../../plan/pairs.ts";
import type { Path, PathStep } from "../../plan/path.ts";
import { type CoverageGoal, planCoverage } from "../../plan/plan-coverage.ts";
import type { PlanSpec } from "../../plan/plan-paths.ts";
import { rulesOf } from "../../plan/rules.ts";
import { planShortPaths } from "../../plan/short-plan.ts";
import type { CatalogueEntry } from "../catalogue.ts";
import { type ChartTransition, readChart } from "../chart.ts";
import { formatDuration } from "../duration-words.ts";
import { describeActorEvent, payloadOf, splitName } from "../event-words.ts";
import { titleOfGoal, titleOfPath } from "./path-titles.ts";

/** Returns the sentences that a page shows for a machine's context. */
export type VisibleTexts = (context: unknown) => readonly string[];

/** The styles of exported paths: few paths that together reach all goals, or a short path to each goal. */
export const PATH_STYLES = ["few", "short"] as const;
/** One of `PATH_STYLES`. */
export type PathStyle = (typeof PATH_STYLES)[number];

/** Options of `testPaths`. */
export interface TestPathOptions {
  readonly cover: CoverageGoal;
  /** Default: `few`, which is always used for pairs of transitions. */
  readonly style?: PathStyle | undefined;
  readonly seed?: number | undefined;
  readonly visibleTexts?: VisibleTexts | undefined;
}

/** The expected result of a step: the innermost states with their descriptions, and the sentences on the page. */
export type Expected = {
  readonly states: readonly {
    readonly path: string;
    readonly description: string;
  }[];
  readonly texts: readonly string[];
};

/** A step of a path for a manual tester. */
export type TestStep = {
  /** The printed form of the step: `form.submitted#2`. */
  readonly name: string;
  /** What the tester does or waits for: "form submitted", "logIn fails", "5 minutes pass". */
  readonly action: string;
  /** The payload of the event; null if there is none. */
  readonly payload: unknown;
  /** The transitions taken; empty when nothing changes. */
  readonly transitions: readonly {
    readonly label: string;
    readonly description: string;
  }[];
  readonly expected: Expected;
  /** Ids of the rules that the step covers. */
  readonly rules: readonly string[];
};

/** A path for a manual tester. */
export type TestPath = {
  /** For example `login-3`. */
  readonly name: string;
  /** The title of a story, or a summary of the path. */
  readonly title: string;
  /** The 1-based number of the input with which the path starts. */
  readonly inputNumber: number;
  /** The input; null if there is none. */
  readonly input: unknown;
  readonly start: Expected;
  readonly steps: readonly TestStep[];
  /** Ids of the rules that the path covers. */
  readonly rules: readonly string[];
};

/** The paths of one machine for manual testers. */
export type TestFlow = {
  readonly flow: string;
  readonly title: string;
  readonly purpose: string;
  readonly cover: CoverageGoal;
  readonly paths: readonly TestPath[];
  /** The goals that no path reaches, one sentence each. */
  readonly missing: readonly string[];
};

/** Returns the paths of a machine for manual testers. */
export function testPaths(
  { name, title, purpose, machine, plan }: CatalogueEntry,
  { cover, style = "few", seed, visibleTexts = () => [] }: TestPathOptions,
): TestFlow {
  const spec = {
    ...plan,
    ...(seed !== undefined && { seed }),
  } as PlanSpec<AnyStateMachine>;
  const chart = readChart(machine);
  const byLabel = new Map(
    chart.transitions.map((entry) => [entry.label, entry]),
  );
  const toTestPath = (title: string, path: Path, index: number) =>
    testPathOf({ byLabel, visibleTexts }, `${name}-${index + 1}`, title, path);
  if (style === "short" && cover !== "pairs") {
    const { paths, missing } = planShortPaths(machine, spec, cover);
    const testPaths = paths.map(({ path, goals: [goal = ""] }, index) =>
      toTestPath(titleOfGoal(goal, chart), path, index),
    );
    return { flow: name, title, purpose, cover, paths: testPaths, missing };
  }
  const { paths, missing } = planCoverage(machine, spec, cover);
  const taken = new Set<string>();
  const testPaths = paths.map((path, index) => {
    const newLabels = labelsOf(path).filter((label) => !taken.has(label));
    for (const label of newLabels) taken.add(label);
    const newTransitions = newLabels.flatMap(
      (label) => byLabel.get(label) ?? [],
    );
    return toTestPath(
      path.title ?? titleOfPath(path, newTransitions),
      path,
      index,
    );
  });
  return { flow: name, title, purpose, cover, paths: testPaths, missing };
}

/** Where the descriptions of transitions and the sentences on the page come from. */
type TextSource = {
  readonly byLabel: ReadonlyMap<string, ChartTransition>;
  readonly visibleTexts: VisibleTexts;
};

function testPathOf(
  source: TextSource,
  name: string,
  title: string,
  path: Path,
): TestPath {
  let elapsedBefore = 0;
  const steps = path.steps.map((step) => {
    const testStep = stepOf(step, step.elapsed - elapsedBefore, source);
    elapsedBefore = step.elapsed;
    return testStep;
  });
  return {
    name,
    title,
    inputNumber: path.inputIndex + 1,
    input: plainValue(path.input) ?? null,
    start: expectedAt(path.initial, source.visibleTexts),
    steps,
    rules: unique([
      ...path.rules,
      ...path.initialTransitions.flatMap(
        (label) => source.byLabel.get(label)?.rules ?? [],
      ),
      ...rulesAt(path.initial),
      ...steps.flatMap(({ rules }) => rules),
    ]),
  };
}

function stepOf(
  step: PathStep,
  waited: number,
  { byLabel, visibleTexts }: TextSource,
): TestStep {
  const taken = step.transitions.flatMap((label) => byLabel.get(label) ?? []);
  return {
    name: step.text,
    action: actionOf(step, waited),
    payload: plainPayload(step),
    transitions: taken.map(({ label, description }) => ({
      label,
      description,
    })),
    expected: expectedAt(step.snapshot, visibleTexts),
    rules: unique([
      ...taken.flatMap(({ rules }) => rules),
      ...rulesAt(step.snapshot),
    ]),
  };
}

function actionOf({ trigger }: PathStep, waited: number): string {
  if (trigger.kind === "time") {
    const words = formatDuration(waited);
    return `${words} ${words.startsWith("1 ") ? "passes" : "pass"}`;
  }
  return describeActorEvent(trigger.name) ?? splitName(trigger.name);
}

function plainPayload({ trigger }: PathStep): unknown {
  if (trigger.kind === "time") return null;
  const data = payloadOf(trigger);
  return Object.keys(data).length === 0 ? null : plainValue(data);
}

function expectedAt(
  snapshot: AnyMachineSnapshot,
  visibleTexts: VisibleTexts,
): Expected {
  return {
    states: snapshot._nodes.filter(isLeaf).map((node) => ({
      path: pathOf(node),
      description: node.description ?? "",
    })),
    texts: unique(visibleTexts(snapshot.context)),
  };
}

/** Returns the rules of the active states. */
function rulesAt({ _nodes }: AnyMachineSnapshot): string[] {
  return unique(_nodes.flatMap(({ meta }) => rulesOf(meta)));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
