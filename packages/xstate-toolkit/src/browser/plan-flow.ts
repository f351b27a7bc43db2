import type { AnyMachineSnapshot, AnyStateMachine, EventObject } from "xstate";
import {
  type Definition,
  pathOf,
  readDefinition,
} from "../model/definition.ts";
import type { AnyBindings, CaseArgs } from "../plan/bindings.ts";
import { guardGoal, stateGoal, transitionGoal } from "../plan/goals.ts";
import { parsePath } from "../plan/parsed-path.ts";
import { type Path, type PathStep, pathOfVisits } from "../plan/path.ts";
import { type CoverageGoal, planCoverage } from "../plan/plan-coverage.ts";
import { limitNote, type PlanSpec, planPaths } from "../plan/plan-paths.ts";
import { createStepper } from "../plan/pure-step.ts";
import {
  type AnswerBinding,
  type AnyEventBinding,
  type AnyFlowBinding,
  type AnyResolvedBinding,
  answersAt,
  type FlowBinding,
  type PlannedAnswer,
} from "./flow.ts";
import { bindingOf, hasAnswers } from "./flow-binding.ts";
import { flowProblems } from "./flow-problems.ts";

/** A step of a path, with the binding that triggers it. */
export type BoundStep = {
  readonly step: PathStep;
  readonly binding: AnyResolvedBinding | PlannedAnswer | "time";
};

/** Maximum number of steps in a path. With longer paths, a failure would prevent more steps from running. */
const MAX_STEPS = 30;

/** The planned paths of a flow in a browser. */
export type FlowPlan = {
  readonly definition: Definition;
  readonly paths: readonly Path[];
  /** Transitions that cannot be triggered in a browser, with the reason. */
  readonly excluded: ReadonlyMap<string, string>;
  /**
   * One sentence for each missing or obsolete entry of the binding; if there are any, no path is planned. Otherwise,
   * one sentence for each goal that no path reaches. The reported goals are transitions, payloads and inputs when
   * `cover` is `transitions`, checked states when `cover` is `states`, and only transitions in all other cases.
   */
  readonly problems: readonly string[];
};

/** Options of `planFlow`. */
export type FlowPlanOptions = {
  /** Default: `transitions`. Only goals that can be reached in a browser count. */
  readonly cover?: CoverageGoal | undefined;
  /** Changes the order in which the search tries events, so that it may find other paths to the same goals. */
  readonly seed?: number | undefined;
};

/**
 * Finds a small set of paths that reaches the coverage goal of a flow: by default, every transition that can be
 * triggered in a browser.
 */
export function planFlow<
  M extends AnyStateMachine,
  D,
  A extends PlannedAnswer,
  C extends string,
>(
  binding: FlowBinding<M, D, A, C>,
  { cover = "transitions", seed }: FlowPlanOptions = {},
): FlowPlan {
  const flow = binding as unknown as AnyFlowBinding;
  const definition = readDefinition(flow.machine);
  const events = eventsOf(flow);
  const excluded = excludedOf(flow, definition);
  const problems = flowProblems(flow, definition, events, excluded.keys());
  if (problems.length > 0) return { definition, paths: [], excluded, problems };
  const spec = {
    inputs: flow.inputs ?? [undefined],
    events,
    ...(flow.contextKey && { contextKey: flow.contextKey }),
    exclude: [...excluded.keys()].map(transitionGoal),
    allows: (
      event: EventObject,
      snapshot: AnyMachineSnapshot,
      elapsed: number,
    ) =>
      (!isUnsupported(flow, snapshot) ||
        isAutomatic(flow, event, snapshot, elapsed)) &&
      (cover === "transitions" || isHandled(event, snapshot)),
    mustContinue: (snapshot: AnyMachineSnapshot) =>
      isUnsupported(flow, snapshot),
    limits: { pathSteps: MAX_STEPS },
    ...(seed !== undefined && { seed }),
  } as unknown as PlanSpec<AnyStateMachine>;
  const plan =
    cover === "transitions"
      ? planPaths(flow.machine, {
          ...spec,
          exclude: [
            ...(spec.exclude ?? []),
            ...definition.transitions.map(({ label }) => guardGoal(label)),
            ...definition.nodes.map(({ path }) => stateGoal(path)),
          ],
        })
      : planCoverage(flow.machine, spec, cover);
  const note = limitNote(plan);
  const needed = new Set([
    ...definition.transitions.map(({ label }) => transitionGoal(label)),
    ...Object.entries(flow.states)
      .filter(([, check]) => typeof check === "function")
      .map(([path]) => stateGoal(path)),
  ]);
  const missing = plan.missing
    .filter((goal) => cover === "transitions" || needed.has(goal))
    .map((goal) => `${goal}${note}`);
  return { definition, paths: plan.paths, excluded, problems: missing };
}

/** Parses a path of a flow from its printed form, with the payloads that are possible in a browser. */
export function parseFlowPath<
  M extends AnyStateMachine,
  D,
  A extends PlannedAnswer,
  C extends string,
>(binding: FlowBinding<M, D, A, C>, text: string): Path {
  const flow = binding as unknown as AnyFlowBinding;
  const inputs = flow.inputs ?? [undefined];
  const stepper = createStepper(flow.machine);
  const visits = parsePath(stepper, eventsOf(flow), inputs, text);
  return pathOfVisits(visits, inputs, null);
}

/** Returns whether the page cannot be checked in the state, for example because the machine leaves it immediately. */
function isUnsupported(
  flow: AnyFlowBinding,
  snapshot: AnyMachineSnapshot,
): boolean {
  return snapshot._nodes.some((node) => {
    const check = flow.states[pathOf(node)];
    return typeof check === "object";
  });
}

/**
 * Returns whether the machine handles an event. Pages disable a button whose event would have no effect, so a test
 * cannot trigger such an event.
 */
function isHandled(event: EventObject, snapshot: AnyMachineSnapshot): boolean {
  const { machine } = snapshot;
  return machine.getTransitionData(snapshot, event).length > 0;
}

function isAutomatic(
  flow: AnyFlowBinding,
  { type }: EventObject,
  snapshot: AnyMachineSnapshot,
  elapsed: number,
): boolean {
  const bound = bindingOf(flow, type);
  const binding =
    typeof bound === "function" ? bound({ snapshot, elapsed }) : bound;
  return binding !== undefined && "automatic" in binding;
}

/** Returns the binding that triggers a step. `before` is the snapshot before the step. */
export function bindingOfStep(
  flow: AnyFlowBinding,
  step: PathStep,
  before: AnyMachineSnapshot,
  elapsed: number,
): BoundStep["binding"] {
  if (step.trigger.kind === "time") return "time";
  const binding = bindingOf(flow, step.trigger.name);
  if (binding === undefined) throw new Error(`no binding: ${step.text}`);
  if (hasAnswers(binding)) {
    const answer = answersAt(binding, before)[step.trigger.caseIndex];
    if (answer === undefined) throw new Error(`no answer: ${step.text}`);
    return answer;
  }
  return typeof binding === "function"
    ? binding({ snapshot: before, elapsed })
    : binding;
}

/** Returns the events of the plan, with the payloads that are possible in a browser. */
function eventsOf(flow: AnyFlowBinding): AnyBindings {
  return Object.fromEntries(
    Object.keys(flow.events).map((name) => {
      const binding = bindingOf(flow, name) as AnyEventBinding;
      if (hasAnswers(binding)) return [name, payloadsOf(binding)];
      if (typeof binding === "function")
        return [
          name,
          (args: CaseArgs<AnyStateMachine>) => casesAt(binding(args), args),
        ];
      if ("never" in binding) return [name, []];
      return [name, binding.cases ?? [{}]];
    }),
  );
}

function payloadsOf(binding: AnswerBinding<PlannedAnswer>) {
  if (typeof binding.answers !== "function")
    return binding.answers.map(({ payload }) => payload);
  return ({ snapshot }: CaseArgs<AnyStateMachine>) =>
    answersAt(binding, snapshot).map(({ payload }) => payload);
}

function casesAt(
  binding: AnyResolvedBinding,
  args: CaseArgs<AnyStateMachine>,
): readonly object[] {
  if ("never" in binding) return [];
  const cases = binding.cases ?? [{}];
  return typeof cases === "function" ? cases(args) : cases;
}

function excludedOf(
  flow: AnyFlowBinding,
  definition: Definition,
): ReadonlyMap<string, string> {
  const excluded = new Map<string, string>();
  for (const { label, descriptor } of definition.transitions) {
    const binding = bindingOf(flow, descriptor);
    if (typeof binding === "object" && "never" in binding)
      excluded.set(label, binding.never);
  }
  for (const [label, why] of Object.entries(flow.unreachable ?? {}))
    excluded.set(label, why);
  return excluded;
}
