import type { AnyMachineSnapshot } from "xstate";
import { isLeaf, pathOf } from "xstate-toolkit/model";
import type { Path, PathStep } from "xstate-toolkit/plan";
import type { Drive } from "./drive.ts";
import type { Answer, AnyDrivenFlow } from "./flow.ts";
import { invokeIdOf } from "./flow-binding.ts";
import { answerMocked, failureOf, forwardToServer } from "./gate.ts";
import type { Host } from "./host.ts";
import { causingBinding, type DrivenStep } from "./plan-flow.ts";

/** A step and the events that follow from it immediately. `head` is null for opening the page. */
type Beat = { readonly head: DrivenStep | null; readonly tail: DrivenStep[] };

/** Runs one path on the page. Throws at the first step that differs from the plan. */
export async function runPath(
  flow: AnyDrivenFlow,
  drive: Drive<unknown>,
  host: Host,
  path: Path,
): Promise<void> {
  await drive.begin();
  drive.notes = await flow.notes(drive);
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
      else await cause(flow, drive, host, head, before);
      await drive.watch.reach({
        transitions: [
          ...(head === null ? path.initialTransitions : []),
          ...steps.flatMap(({ step }) => step.transitions),
        ],
        value: snapshot.value,
      });
      await checkStates(flow, drive, host, snapshot);
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
  drive: Drive<unknown>,
  host: Host,
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
  return answer(flow, drive, host, { step, how, before: before.snapshot });
}

type Answering = {
  readonly step: PathStep;
  readonly how: Answer<unknown>;
  readonly before: AnyMachineSnapshot;
};

async function answer(
  flow: AnyDrivenFlow,
  drive: Drive<unknown>,
  host: Host,
  { step, how, before }: Answering,
): Promise<void> {
  const { payload, arrange, elsewhere } = how;
  const call = flow.calls[invokeIdOf(step.cause.name)];
  if (call === undefined) throw new Error(`no call for ${step.text}`);
  const route = await drive.gate.held(call);
  const { pathname } = new URL(route.request().url());
  const { site } = drive.world;
  if (arrange && site) await arrange(drive, site, route.request(), before);
  if (!site) elsewhere?.(drive);
  const release = async () => {
    if (arrange && site) await forwardToServer(route, payload);
    else await answerMocked(route, payload);
  };
  const failure = failureOf(payload);
  if (failure === null) await release();
  else await host.expectFailure({ ...failure, path: pathname }, release);
}

async function checkStates(
  flow: AnyDrivenFlow,
  drive: Drive<unknown>,
  host: Host,
  snapshot: AnyMachineSnapshot,
): Promise<void> {
  for (const node of snapshot._nodes) {
    if (!isLeaf(node)) continue;
    const state = pathOf(node);
    const check = flow.states[state];
    if (check === undefined || typeof check !== "function")
      throw new Error(`came to rest in ${state}, which has no check`);
    await check(drive, snapshot);
    await host.saw(state);
  }
}
