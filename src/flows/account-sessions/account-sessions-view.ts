import type { SnapshotFrom } from "xstate";
import type { accountSessionsMachine } from "../../../machines/account-sessions/chart.ts";
import type { AccountSessionsEvent } from "../../../machines/account-sessions/facts.ts";

export type AccountSessionsSnapshot = SnapshotFrom<
  typeof accountSessionsMachine
>;
export type SendAccountSessions = (event: AccountSessionsEvent) => void;
