import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import type { AnyBindings, CaseMoment } from "../walker/bindings.ts";
import { type Cover, findCover } from "../walker/cover-goals.ts";
import {
  type Definition,
  pathOf,
  readDefinition,
} from "../walker/definition.ts";
import { neverAtRest, neverFalse, notTaken } from "../walker/goals.ts";
import {
  type Path,
  type PathStep,
  pathOf as pathOfVisits,
} from "../walker/path.ts";
import { findPaths, limitNote, type PlanSpec } from "../walker/plan-paths.ts";
import { createStepper } from "../walker/pure-step.ts";
import { tellPath } from "../walker/told-paths.ts";
import {
  type Answer,
  type Answered,
  type AnyCause,
  type AnyDrivenFlow,
  type AnyEventBinding,
  answersAt,
} from "./flow.ts";
import { bindingOf, isAnswered } from "./flow-binding.ts";
import { flowProblems } from "./flow-problems.ts";

/** A step of a path with how the browser causes it. */
export type DrivenStep = {
  readonly step: PathStep;
  readonly how: AnyCause | Answer<unknown> | "time";
};

/** A page is opened again after so many steps at most: often enough for a failure not to hide too much. */
const LONGEST = 30;

export type FlowPlan = {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** Transitions that nobody can cause in a browser, with the reason. */
  readonly excused: ReadonlyMap<string, string>;
  /** What is missing or stale in the binding, one sentence each; nothing is driven then. */
  readonly problems: readonly string[];
};

export type FlowWish = {
  /** `transitions` when left out. Of branches, pairs and states the paths take those that a browser can bring about. */
  readonly cover?: Cover | undefined;
  /** Another number gives other paths to the same. */
  readonly seed?: number | undefined;
};

/** Plans few paths that take every transition of a flow that a browser can be made to take. */
export function planFlow(
  flow: AnyDrivenFlow,
  { cover = "transitions", seed }: FlowWish = {},
): FlowPlan {
  const definition = readDefinition(flow.machine);
  const events = eventsOf(flow);
  const excused = excusedOf(flow, definition);
  const problems = flowProblems(flow, definition, events, excused.keys());
  if (problems.length > 0) return { definition, paths: [], excused, problems };
  const spec = {
    inputs: flow.inputs ?? [undefined],
    events,
    ...(flow.key && { key: flow.key }),
    leaveOut: [...excused.keys()].map(notTaken),
    allows: (event: EventObject, snapshot: AnyMachineSnapshot) =>
      (!isOverAtOnce(flow, snapshot) || isByItself(flow, event, snapshot)) &&
      (cover === "transitions" || takesSomething(event, snapshot)),
    goesOn: (snapshot: AnyMachineSnapshot) => isOverAtOnce(flow, snapshot),
    longest: LONGEST,
    ...(seed !== undefined && { seed }),
  } as unknown as PlanSpec<AnyStateMachine>;
  const plan =
    cover === "transitions"
      ? findPaths(flow.machine, {
          ...spec,
          leaveOut: [
            ...(spec.leaveOut ?? []),
            ...definition.transitions.map(({ label }) => neverFalse(label)),
            ...definition.nodes.map(({ path }) => neverAtRest(path)),
          ],
        })
      : findCover(flow.machine, spec, cover);
  const note = limitNote(plan, spec.limit);
  const needed = new Set(
    definition.transitions.map(({ label }) => notTaken(label)),
  );
  const missing = plan.missing
    .filter((goal) => cover === "transitions" || needed.has(goal))
    .map((goal) => `${goal}${note}`);
  return { definition, paths: plan.paths, excused, problems: missing };
}

/** The path of these words (as paths are printed) over a flow, with the cases that a browser can bring about. */
export function tellFlowPath(flow: AnyDrivenFlow, text: string): Path {
  const inputs = flow.inputs ?? [undefined];
  const stepper = createStepper(flow.machine);
  const visits = tellPath(stepper, eventsOf(flow), inputs, text);
  return pathOfVisits(visits, inputs, null);
}

/** True where nobody can look at the page: nobody can do anything then either. */
function isOverAtOnce(
  flow: AnyDrivenFlow,
  snapshot: AnyMachineSnapshot,
): boolean {
  return snapshot._nodes.some((node) => {
    const check = flow.states[pathOf(node)];
    return typeof check === "object";
  });
}

/** False for what a page does not offer: a button is shut while its event changes nothing. */
function takesSomething(
  event: EventObject,
  snapshot: AnyMachineSnapshot,
): boolean {
  const { machine } = snapshot;
  return machine.getTransitionData(snapshot, event).length > 0;
}

function isByItself(
  flow: AnyDrivenFlow,
  { type }: EventObject,
  snapshot: AnyMachineSnapshot,
): boolean {
  const binding = bindingOf(flow, type);
  const cause =
    typeof binding === "function" ? binding({ snapshot, elapsed: 0 }) : binding;
  return cause !== undefined && "byItself" in cause;
}

/** How the step after `before` is caused. */
export function howOf(
  flow: AnyDrivenFlow,
  step: PathStep,
  before: AnyMachineSnapshot,
  elapsed: number,
): DrivenStep["how"] {
  if (step.cause.kind === "time") return "time";
  const binding = bindingOf(flow, step.cause.name);
  if (binding === undefined) throw new Error(`no binding: ${step.text}`);
  if (isAnswered(binding)) {
    const answer = answersAt(binding, before)[step.cause.caseIndex];
    if (answer === undefined) throw new Error(`no answer: ${step.text}`);
    return answer;
  }
  return typeof binding === "function"
    ? binding({ snapshot: before, elapsed })
    : binding;
}

/** The bindings as the walker reads them: with the cases that a browser can bring about. */
function eventsOf(flow: AnyDrivenFlow): AnyBindings {
  return Object.fromEntries(
    Object.keys(flow.events).map((name) => {
      const binding = bindingOf(flow, name) as AnyEventBinding;
      if (isAnswered(binding)) return [name, payloadsOf(binding)];
      if (typeof binding === "function")
        return [
          name,
          (moment: CaseMoment<AnyStateMachine>) =>
            casesAt(binding(moment), moment),
        ];
      if ("never" in binding) return [name, []];
      return [name, binding.cases ?? [{}]];
    }),
  );
}

function payloadsOf(binding: Answered<unknown>) {
  if (typeof binding.answers !== "function")
    return binding.answers.map(({ payload }) => payload);
  return ({ snapshot }: CaseMoment<AnyStateMachine>) =>
    answersAt(binding, snapshot).map(({ payload }) => payload);
}

function casesAt(
  cause: AnyCause,
  moment: CaseMoment<AnyStateMachine>,
): readonly object[] {
  if ("never" in cause) return [];
  const cases = cause.cases ?? [{}];
  return typeof cases === "function" ? cases(moment) : cases;
}

function excusedOf(
  flow: AnyDrivenFlow,
  definition: Definition,
): ReadonlyMap<string, string> {
  const excused = new Map<string, string>();
  for (const { label, descriptor } of definition.transitions) {
    const binding = bindingOf(flow, descriptor);
    if (typeof binding === "object" && "never" in binding)
      excused.set(label, binding.never);
  }
  for (const [label, why] of Object.entries(flow.unreachable ?? {}))
    excused.set(label, why);
  return excused;
}
