/** Runs planned paths in a real browser with Playwright. */
export { ChartObserver } from "./browser/chart-observer.ts";
export type { BrowserCoverageRecord } from "./browser/coverage.ts";
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
} from "./browser/flow.ts";
export { invokeIdOf } from "./browser/flow-binding.ts";
export { pageDriver } from "./browser/page-driver.ts";
export { type FlowPlan, parseFlowPath, planFlow } from "./browser/plan-flow.ts";
export { type FlowOutcome, runFlow } from "./browser/run-flow.ts";
export type { AnswerArgs } from "./browser/run-path.ts";
