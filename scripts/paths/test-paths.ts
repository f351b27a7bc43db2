import type { AnyMachineSnapshot, AnyStateMachine } from "xstate";
import { isLeaf, pathOf, plainValue } from "xstate-toolkit/model";
import type { Path, PathStep } from "xstate-toolkit/plan";
import {
  type Cover,
  findCover,
  listed,
  type PlanSpec,
} from "xstate-toolkit/plan";
import { english } from "../../contract/messages/all.ts";
import { type Message, say } from "../../contract/messages/index.ts";
import type { CatalogueEntry } from "../../machines/index.ts";
import { plans } from "../../tests/flows/plans.ts";
import { type ChartTransition, readChart, rulesOf } from "../docs/chart.ts";
import { durationWords } from "../docs/duration-words.ts";
import { spoken } from "../docs/event-words.ts";

/** Expected situation: the innermost states, their descriptions, and the messages on the page. */
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
  /** Title of a story; null for a path that the search found. */
  readonly title: string | null;
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
};

/**
 * Returns the paths of a flow for testers.
 *
 * @throws when they do not reach the coverage goal.
 */
export function testPaths(
  { name, title, purpose, machine }: CatalogueEntry,
  cover: Cover,
  seed?: number,
): TestFlow {
  const plan = plans[name];
  if (!plan) throw new Error(`${name} has no plan in tests/flows/plans.ts`);
  const spec = {
    ...plan,
    ...(seed !== undefined && { seed }),
  } as PlanSpec<AnyStateMachine>;
  const { paths, missing } = findCover(machine, spec, cover);
  if (missing.length > 0) throw new Error(listed(name, missing));
  const { transitions } = readChart(machine);
  const byLabel = new Map(transitions.map((one) => [one.label, one]));
  const testPaths = paths.map((path, index) =>
    testPathOf(byLabel, `${name}-${index + 1}`, path),
  );
  return { flow: name, title, purpose, cover, paths: testPaths };
}

function testPathOf(
  byLabel: ReadonlyMap<string, ChartTransition>,
  name: string,
  path: Path,
): TestPath {
  let before = 0;
  const steps = path.steps.map((step) => {
    const testStep = stepOf(step, step.elapsed - before, byLabel);
    before = step.elapsed;
    return testStep;
  });
  return {
    name,
    title: path.title,
    input: path.inputIndex + 1,
    startsWith: plainValue(path.input) ?? null,
    start: expectedAt(path.initial),
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
  byLabel: ReadonlyMap<string, ChartTransition>,
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
    expected: expectedAt(step.snapshot),
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
  return `${actor} ${cause.kind === "done" ? "answers" : "fails"}`;
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

function expectedAt(snapshot: AnyMachineSnapshot): Expected {
  return {
    states: snapshot._nodes.filter(isLeaf).map((node) => ({
      path: pathOf(node),
      seen: node.description ?? "",
    })),
    says: unique(messagesIn(snapshot.context).map(say)),
  };
}

/** Returns the rules of the active states. */
function rulesAt({ _nodes }: AnyMachineSnapshot): string[] {
  return unique(_nodes.flatMap(({ meta }) => [...rulesOf(meta)]));
}

/** Returns every message inside a value. */
function messagesIn(value: unknown, depth = 0): Message[] {
  if (typeof value !== "object" || value === null || depth > 4) return [];
  if ("key" in value && typeof value.key === "string" && value.key in english)
    return [value as Message];
  // A text from the server.
  if (Object.keys(value).join() === "text" && "text" in value)
    return [value as Message];
  return Object.values(value).flatMap((one) => messagesIn(one, depth + 1));
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}
