import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { loginMachine } from "../../../machines/login/chart.ts";

/** The props of each part of the login screen. */
export type LoginViewProps = {
  readonly snapshot: SnapshotFrom<typeof loginMachine>;
  readonly send: ActorRefFrom<typeof loginMachine>["send"];
};
