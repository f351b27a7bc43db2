import type { AnyStateMachine } from "xstate";
import {
  type AnswerArgs,
  ChartObserver,
  type FlowOutcome,
  type FlowPlan,
  invokeIdOf,
  planFlow,
  runFlow as runPaths,
} from "xstate-toolkit/browser";
import type { CallName } from "../../../contract/api.ts";
import { resetLimits } from "./account-state.ts";
import { Driver } from "./driver.ts";
import type { Answer, AnyFlowBinding, FlowBinding } from "./flow.ts";
import { answerMocked, failureOf, forwardToServer, Gate } from "./gate.ts";
import type { Host } from "./world.ts";

/** The name of the global function that `src/services/inspection.ts` passes to actors as `inspect`. */
const INSPECT = "__UBIA_INSPECT__";

/**
 * Runs the paths of `plan` on one page; by default, the planned paths of the flow. Returns the coverage of the page's
 * chart, and the failures. Continues after a failed path, up to a maximum number of failures.
 */
export async function runFlow<M extends AnyStateMachine, F>(
  binding: FlowBinding<M, F>,
  host: Host,
  plan: FlowPlan = planFlow(binding),
): Promise<FlowOutcome> {
  const flow = binding as unknown as AnyFlowBinding;
  const { page } = host;
  const observer = await ChartObserver.follow(page, flow.machine, INSPECT);
  const calls = flow.calls ?? {};
  const gate = await Gate.install(page, Object.values(calls));
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const driver = new Driver<unknown>({ ...host, observer, gate }, undefined);
  return runPaths(
    flow,
    driver,
    {
      async beforePath() {
        await driver.clearBrowser();
        driver.fixture = await flow.fixture(driver);
      },
      answer: (answering) => answer(driver, host, calls, answering),
      afterState: (state) => host.afterState(state),
      aroundPath: (text, runPath) => host.aroundPath(text, runPath),
      async afterPath(passed) {
        if (!passed) driver.reloadOnNextVisit();
        await gate.clear();
      },
    },
    plan,
  );
}

async function answer(
  driver: Driver<unknown>,
  host: Host,
  calls: Readonly<Record<string, CallName>>,
  { step, answer: planned, before }: AnswerArgs,
): Promise<void> {
  const { payload, arrange } = planned as Answer<unknown>;
  const call = calls[invokeIdOf(step.trigger.name)];
  if (call === undefined)
    throw new Error(`calls has no entry for ${step.text}`);
  const route = await driver.gate.waitForCall(call);
  const { pathname } = new URL(route.request().url());
  const { site } = driver.world;
  if (arrange && site) {
    await resetLimits(site);
    await arrange(driver, site, route.request(), before);
  }
  const sendAnswer = async () => {
    if (arrange && site) await forwardToServer(route, payload);
    else await answerMocked(route, payload);
  };
  const failure = failureOf(payload);
  if (failure === null) await sendAnswer();
  else await host.expectFailure({ ...failure, path: pathname }, sendAnswer);
}
