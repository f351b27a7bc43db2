import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { matchingMachine } from "../../../machines/matching/chart.ts";

/** The props of every part of the matching page. */
export type MatchingPart = {
  readonly snapshot: SnapshotFrom<typeof matchingMachine>;
  readonly send: ActorRefFrom<typeof matchingMachine>["send"];
};
