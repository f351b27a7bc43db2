import type { SnapshotFrom } from "xstate";
import type {
  AccountSessionsEvent,
  accountSessionsMachine,
} from "../../../machines/account-sessions/chart.ts";

export type AccountSessionsSnapshot = SnapshotFrom<
  typeof accountSessionsMachine
>;
export type SendAccountSessions = (event: AccountSessionsEvent) => void;
