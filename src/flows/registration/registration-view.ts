import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { registrationMachine } from "../../../machines/registration.ts";

/** What each part of the registration screen gets: where the flow is, and how to tell it what happened. */
export type RegistrationViewProps = {
  readonly snapshot: SnapshotFrom<typeof registrationMachine>;
  readonly send: ActorRefFrom<typeof registrationMachine>["send"];
};
