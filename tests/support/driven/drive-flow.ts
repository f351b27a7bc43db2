import type { AnyStateMachine } from "xstate";
import {
  type AnswerArgs,
  ChartWatch,
  type DrivenOutcome,
  type FlowPlan,
  invokeIdOf,
  planFlow,
  driveFlow as runPaths,
} from "xstate-toolkit/playwright";
import type { CallName } from "../../../contract/api.ts";
import { Drive } from "./drive.ts";
import type { Answer, AnyDrivenFlow, DrivenFlow } from "./flow.ts";
import { answerMocked, failureOf, forwardToServer, Gate } from "./gate.ts";
import type { Host } from "./host.ts";

/** The global function of `src/services/inspection.ts`. */
const INSPECT = "__UBIA_INSPECT__";

/**
 * Runs the paths of a flow, or of a given plan, on one page and returns the coverage of the page's chart. Continues
 * after a failed path, up to a maximum of failures.
 */
export async function driveFlow<M extends AnyStateMachine, N>(
  typed: DrivenFlow<M, N>,
  host: Host,
  plan: FlowPlan = planFlow(typed),
): Promise<DrivenOutcome> {
  const flow = typed as unknown as AnyDrivenFlow;
  const { page } = host;
  const { machine, ambient } = flow;
  const watch = await ChartWatch.follow(page, machine, ambient, INSPECT);
  const calls = flow.calls ?? {};
  const gate = await Gate.on(page, Object.values(calls));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const drive = new Drive<unknown>({ ...host, watch, gate }, undefined);
  return runPaths(
    flow,
    drive,
    {
      async beforePath() {
        await drive.begin();
        drive.notes = await flow.notes(drive);
      },
      answer: (answering) => answer(drive, host, calls, answering),
      afterState: (state) => host.afterState(state),
      aroundPath: (text, runPath) => host.aroundPath(text, runPath),
      async afterPath(passed) {
        if (!passed) drive.loadNext();
        await gate.clear();
      },
    },
    plan,
  );
}

async function answer(
  drive: Drive<unknown>,
  host: Host,
  calls: Readonly<Record<string, CallName>>,
  { step, answer: planned, before }: AnswerArgs,
): Promise<void> {
  const { payload, arrange, mockOtherCalls } = planned as Answer<unknown>;
  const call = calls[invokeIdOf(step.cause.name)];
  if (call === undefined) throw new Error(`no call for ${step.text}`);
  const route = await drive.gate.held(call);
  const { pathname } = new URL(route.request().url());
  const { site } = drive.world;
  if (arrange && site) await arrange(drive, site, route.request(), before);
  if (!site) mockOtherCalls?.(drive);
  const release = async () => {
    if (arrange && site) await forwardToServer(route, payload);
    else await answerMocked(route, payload);
  };
  const failure = failureOf(payload);
  if (failure === null) await release();
  else await host.expectFailure({ ...failure, path: pathname }, release);
}
