import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { loginMachine } from "../../../machines/login.ts";

/** What each part of the login screen gets: where the flow is, and how to tell it what happened. */
export type LoginViewProps = {
  readonly snapshot: SnapshotFrom<typeof loginMachine>;
  readonly send: ActorRefFrom<typeof loginMachine>["send"];
};
