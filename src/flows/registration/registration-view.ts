import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { registrationMachine } from "../../../machines/registration/chart.ts";

/** The props of each part of the registration screen. */
export type RegistrationViewProps = {
  readonly snapshot: SnapshotFrom<typeof registrationMachine>;
  readonly send: ActorRefFrom<typeof registrationMachine>["send"];
};
