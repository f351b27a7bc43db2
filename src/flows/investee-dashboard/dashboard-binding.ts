import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { investeeDashboardMachine } from "../../../machines/investee-dashboard.ts";

/** What every part of the investee dashboard reads, and what it sends. */
export type DashboardPart = {
  readonly snapshot: SnapshotFrom<typeof investeeDashboardMachine>;
  readonly send: ActorRefFrom<typeof investeeDashboardMachine>["send"];
};
