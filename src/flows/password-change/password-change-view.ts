import type { RefObject } from "react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { passwordChangeMachine } from "../../../machines/password-change.ts";

/** What each part of the screen gets: where the flow is, and how to tell it what happened. */
export type PasswordChangeViewProps = {
  readonly snapshot: SnapshotFrom<typeof passwordChangeMachine>;
  readonly send: ActorRefFrom<typeof passwordChangeMachine>["send"];
  readonly form: RefObject<HTMLFormElement | null>;
};
