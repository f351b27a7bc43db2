import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { matchingMachine } from "../../../machines/matching.ts";

/** What every part of the matching page reads, and what it sends. */
export type MatchingPart = {
  readonly snapshot: SnapshotFrom<typeof matchingMachine>;
  readonly send: ActorRefFrom<typeof matchingMachine>["send"];
};
