import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { profileMachine } from "../../../machines/profile/chart.ts";

export type ProfileSnapshot = SnapshotFrom<typeof profileMachine>;
export type SendProfile = ActorRefFrom<typeof profileMachine>["send"];
