/** Runs planned paths in a real browser with Playwright. */
export { ChartWatch } from "./chart-watch.ts";
export type { BrowserCoverageRecord } from "./coverage.ts";
export type {
  Answered,
  AnswerPayload,
  Automatic,
  EventBinding,
  EventBindingsOf,
  FlowBinding,
  Never,
  OnPage,
  PageDriver,
  PlannedAnswer,
  ResolvedBinding,
  StateCheck,
} from "./flow.ts";
export { invokeIdOf } from "./flow-binding.ts";
export { type PageDriverOptions, pageDriver } from "./page-driver.ts";
export { type FlowPlan, parseFlowPath, planFlow } from "./plan-flow.ts";
export { type FlowOutcome, runFlow } from "./run-flow.ts";
export type { AnswerArgs, RunHooks } from "./run-path.ts";
