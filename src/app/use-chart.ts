import { useMachine } from "@xstate/react";
import type {
  ActorRefFrom,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import { inspection } from "../services/inspection.ts";

/** Implementations of the actors and actions that a chart refers to by name. */
export type Effects<Machine extends AnyStateMachine> = Parameters<
  Machine["provide"]
>[0];

/** The props of a component that renders part of a page: the snapshot and the `send` function of the chart. */
export type ChartProps<Machine extends AnyStateMachine> = {
  readonly snapshot: SnapshotFrom<Machine>;
  readonly send: ActorRefFrom<Machine>["send"];
};

/**
 * Runs the chart of a flow while the component is mounted. Tests and tools can observe it (`services/inspection.ts`).
 *
 * @param effects - May change with each render; the chart uses the latest.
 * @returns the snapshot and the function that sends events.
 */
export function useChart<Machine extends AnyStateMachine>(
  machine: Machine,
  effects: Effects<Machine> = {},
  ...[input]: unknown extends InputFrom<Machine>
    ? []
    : [input: InputFrom<Machine>]
): readonly [SnapshotFrom<Machine>, ActorRefFrom<Machine>["send"]] {
  const [snapshot, send] = useMachine(machine.provide(effects), {
    input,
    ...inspection(),
  });
  return [snapshot, send] as never;
}
