/** Runs planned paths in a real browser with Playwright. */
export { ChartWatch } from "./chart-watch.ts";
export type { BrowserCoverageRecord } from "./coverage.ts";
export { type DrivenOutcome, driveFlow } from "./drive-flow.ts";
export type {
  Answered,
  AnswerPayload,
  Automatic,
  Cause,
  DrivenFlow,
  EventBinding,
  EventBindingsOf,
  Never,
  OnPage,
  PageDrive,
  PlannedAnswer,
  StateCheck,
} from "./flow.ts";
export { invokeIdOf } from "./flow-binding.ts";
export { type PageDriveOptions, pageDrive } from "./page-drive.ts";
export { type FlowPlan, parseFlowPath, planFlow } from "./plan-flow.ts";
export type { AnswerArgs, DriveHooks } from "./run-path.ts";
