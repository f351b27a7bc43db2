import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { investeeDashboardMachine } from "../../../machines/investee-dashboard/chart.ts";

/** The props of every part of the investee dashboard. */
export type DashboardPart = {
  readonly snapshot: SnapshotFrom<typeof investeeDashboardMachine>;
  readonly send: ActorRefFrom<typeof investeeDashboardMachine>["send"];
};
