import { createActorContext, useMachine } from "@xstate/react";
import { createElement } from "react";
import type {
  ActorRefFrom,
  AnyStateMachine,
  InputFrom,
  SnapshotFrom,
} from "xstate";
import { type Effects, provideEffects } from "../../machines/shared/effects.ts";
import { inspection } from "../services/inspection.ts";
import type { Elements } from "../ui/elements.ts";

export type { Effects };

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
  effects: Effects<Machine>,
  ...[input]: unknown extends InputFrom<Machine>
    ? []
    : [input: InputFrom<Machine>]
): readonly [SnapshotFrom<Machine>, ActorRefFrom<Machine>["send"]] {
  const logic: AnyStateMachine = provideEffects(machine, effects);
  const [snapshot, send] = useMachine(logic, { input, ...inspection() });
  return [snapshot, send] as never;
}

/** Returns the provider of a chart that several components use, and the hooks with which they use it. */
export function createChartContext<Machine extends AnyStateMachine>(
  machine: Machine,
) {
  const { Provider, ...hooks } = createActorContext(machine);
  function ChartProvider(props: {
    readonly effects: Effects<Machine>;
    readonly children: Elements;
  }) {
    const logic = provideEffects(machine, props.effects);
    const { children } = props;
    return createElement(Provider, {
      logic,
      options: inspection() as object,
      children,
    });
  }
  return { Provider: ChartProvider, ...hooks };
}
