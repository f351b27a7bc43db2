import type { AnyActorRef, AnyStateMachine, SnapshotFrom } from "xstate";
import { stableText } from "../model/plain-value.ts";
import type { SimulationState } from "./pure-step.ts";
import type { Visit } from "./visit.ts";

/** Returns the key of a state. The search treats states with equal keys as one. */
export type StateKeyFunction = (
  state: SimulationState,
  inputIndex: number,
) => unknown;

/** The argument of `stateKey` and `contextKey`. */
export interface StateKeyArgs<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Running timers in the order in which they fire, with the remaining milliseconds. */
  readonly timers: readonly {
    readonly event: string;
    readonly remaining: number;
  }[];
  /** Ids of the running actors. */
  readonly running: readonly string[];
  /** Index of the input that the path started from. */
  readonly inputIndex: number;
}

/** The functions with which a plan can change the key of a state. */
export interface KeyOptions<M extends AnyStateMachine> {
  /**
   * Returns the key of a simulation state; the search treats states with equal keys as one. Default: the state value,
   * the whole context, the remaining time of each timer, the running actors, the history and the input. The key must
   * include everything that determines which transitions can follow.
   */
  readonly stateKey?: (args: StateKeyArgs<M>) => unknown;
  /**
   * Returns a value that replaces the context and the remaining times in the default key. The returned value
   * must include everything that guards read. Cap parts of the context that would otherwise grow indefinitely.
   */
  readonly contextKey?: (args: StateKeyArgs<M>) => unknown;
}

/** Returns the function that computes the keys of states. */
export function stateKeyFunction<M extends AnyStateMachine>({
  stateKey,
  contextKey,
}: KeyOptions<M>): StateKeyFunction {
  if (stateKey)
    return (state, inputIndex) => stateKey(argsOf<M>(state, inputIndex));
  if (contextKey)
    return (state, inputIndex) =>
      defaultKey(state, inputIndex, contextKey(argsOf<M>(state, inputIndex)));
  return (state, inputIndex) => defaultKey(state, inputIndex, contextOf(state));
}

/** Returns the key of the state after a visit, as a string. */
export function stateKeyText(
  { state, inputIndex }: Visit,
  stateKey: StateKeyFunction = stateKeyFunction({}),
): string {
  return stableText(stateKey(state, inputIndex));
}

function argsOf<M extends AnyStateMachine>(
  state: SimulationState,
  inputIndex: number,
): StateKeyArgs<M> {
  const { snapshot, timers, elapsed } = state;
  return {
    snapshot: snapshot as SnapshotFrom<M>,
    timers: timers.map(({ event, firesAt }) => ({
      event: event.type,
      remaining: firesAt - elapsed,
    })),
    running: runningActors(state),
    inputIndex,
  };
}

function contextOf({ snapshot, timers, elapsed }: SimulationState): unknown {
  return [snapshot.context, timers.map(({ firesAt }) => firesAt - elapsed)];
}

function defaultKey(
  state: SimulationState,
  inputIndex: number,
  contextPart: unknown,
): unknown {
  const { snapshot, timers } = state;
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const events = timers.map(({ event }) => event.type);
  return [
    inputIndex,
    snapshot.status,
    snapshot.value,
    contextPart,
    events,
    runningActors(state),
    history,
  ];
}

function runningActors({ snapshot, settledActors }: SimulationState): string[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    snapshot.children;
  return Object.entries(children)
    .filter(([, child]) => child !== undefined && !settledActors.has(child))
    .map(([id]) => id);
}
