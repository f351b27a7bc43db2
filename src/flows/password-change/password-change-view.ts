import type { RefObject } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { passwordChangeMachine } from "../../../machines/password-change/chart.ts";

/** The props of each part of the screen. */
export type PasswordChangeViewProps = {
  readonly snapshot: SnapshotFrom<typeof passwordChangeMachine>;
  readonly send: ActorRefFrom<typeof passwordChangeMachine>["send"];
  readonly form: RefObject<HTMLFormElement | null>;
};
