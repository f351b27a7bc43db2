/** Runs planned paths in a real browser with Playwright. */
export { ChartObserver } from "./chart-observer.ts";
export type { BrowserCoverageRecord } from "./coverage.ts";
export type {
  AnswerBinding,
  AnswerPayload,
  AutomaticEvent,
  EventBinding,
  EventBindingsOf,
  FlowBinding,
  PageDriver,
  PerformedEvent,
  PlannedAnswer,
  ResolvedBinding,
  StateCheck,
  Unsupported,
} from "./flow.ts";
export { invokeIdOf } from "./flow-binding.ts";
export { type PageDriverOptions, pageDriver } from "./page-driver.ts";
export { type FlowPlan, parseFlowPath, planFlow } from "./plan-flow.ts";
export { type FlowOutcome, runFlow } from "./run-flow.ts";
export type { AnswerArgs, RunHooks } from "./run-path.ts";
