import type { AnyMachineSnapshot } from "xstate";
import { isLeaf, pathOf } from "../model/definition.ts";
import type { Path, PathStep } from "../plan/path.ts";
import type { AnyDrivenFlow, PageDrive, PlannedAnswer } from "./flow.ts";
import { causingBinding, type DrivenStep } from "./plan-flow.ts";

/** An answer that is due to a call of the page. */
export interface Answering {
  readonly flow: AnyDrivenFlow;
  readonly step: PathStep;
  readonly answer: PlannedAnswer;
  /** The planned snapshot before the answer. */
  readonly before: AnyMachineSnapshot;
}

/** How a project runs paths. */
export interface DriveHooks {
  /** Prepares the page before each path. */
  readonly begin?: () => Promise<void>;
  /** Sends an answer; required when a binding has `answers`. */
  readonly answer?: (answering: Answering) => Promise<void>;
  /** Called after the page has passed the check of a state. */
  readonly saw?: (state: string) => Promise<void>;
  /** Runs a path, for example as a step of a report. `run` throws when it fails. */
  readonly path?: (text: string, run: () => Promise<void>) => Promise<void>;
  /** Called after each path, with whether it passed. */
  readonly end?: (passed: boolean) => Promise<void>;
}

/** A step and the events that follow from it immediately. `head` is null for opening the page. */
type Beat = { readonly head: DrivenStep | null; readonly tail: DrivenStep[] };

/** Runs one path on the page. Throws at the first step that differs from the plan. */
export async function runPath(
  flow: AnyDrivenFlow,
  drive: PageDrive,
  hooks: DriveHooks,
  path: Path,
): Promise<void> {
  await hooks.begin?.();
  const places = [path.initial, ...path.steps.map(({ snapshot }) => snapshot)];
  const placeBefore = (step: PathStep) =>
    places[path.steps.indexOf(step)] ?? path.initial;
  let done = "";
  let before = { snapshot: path.initial, elapsed: 0 };
  for (const { head, tail } of beatsOf(flow, path)) {
    const steps = [...(head ? [head] : []), ...tail];
    const last = steps.at(-1)?.step;
    const snapshot = last?.snapshot ?? path.initial;
    done = [done, ...steps.map(({ step }) => step.text)].join(" › ");
    try {
      for (const { step, how } of tail)
        if (typeof how === "object" && "automatic" in how)
          if (how.automatic !== true)
            await how.automatic(drive, step.event, placeBefore(step));
      if (head === null) await flow.open(drive, path.inputIndex);
      else await cause(flow, drive, hooks, head, before);
      await drive.watch.reach({
        transitions: [
          ...(head === null ? path.initialTransitions : []),
          ...steps.flatMap(({ step }) => step.transitions),
        ],
        value: snapshot.value,
      });
      await checkStates(flow, drive, hooks, snapshot);
    } catch (error) {
      throw new Error(`after (start)${done}: ${String(error)}`, {
        cause: error,
      });
    }
    before = { snapshot, elapsed: last?.elapsed ?? 0 };
  }
}

function beatsOf(flow: AnyDrivenFlow, path: Path): Beat[] {
  const beats: Beat[] = [{ head: null, tail: [] }];
  let before: AnyMachineSnapshot = path.initial;
  let elapsed = 0;
  for (const step of path.steps) {
    const how = causingBinding(flow, step, before, elapsed);
    if (typeof how === "object" && "automatic" in how)
      beats.at(-1)?.tail.push({ step, how });
    else beats.push({ head: { step, how }, tail: [] });
    before = step.snapshot;
    elapsed = step.elapsed;
  }
  return beats;
}

async function cause(
  flow: AnyDrivenFlow,
  drive: PageDrive,
  hooks: DriveHooks,
  { step, how }: DrivenStep,
  before: { readonly snapshot: AnyMachineSnapshot; readonly elapsed: number },
): Promise<void> {
  if (how === "time") {
    const milliseconds = step.elapsed - before.elapsed;
    return flow.pass?.(drive, milliseconds) ?? drive.pass(milliseconds);
  }
  if ("cause" in how) return how.cause(drive, step.event, before.snapshot);
  if (!("payload" in how))
    throw new Error(`${step.text} cannot be caused in a browser`);
  if (hooks.answer === undefined)
    throw new Error(`${step.text} needs the hook answer`);
  return hooks.answer({ flow, step, answer: how, before: before.snapshot });
}

async function checkStates(
  flow: AnyDrivenFlow,
  drive: PageDrive,
  hooks: DriveHooks,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const node of snapshot._nodes) {
    if (!isLeaf(node)) continue;
    const state = pathOf(node);
    const check = flow.states[state];
    if (check === undefined || typeof check !== "function")
      throw new Error(`came to rest in ${state}, which has no check`);
    await check(drive, snapshot);
    await hooks.saw?.(state);
  }
}
