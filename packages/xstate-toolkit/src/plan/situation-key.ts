import type { AnyActorRef, AnyStateMachine, SnapshotFrom } from "xstate";
import { stableText } from "../model/plain-value.ts";
import type { Situation } from "./pure-step.ts";
import type { Visit } from "./visit.ts";

/** Returns a value that is equal for situations that the search does not distinguish. */
export type SituationKey = (
  situation: Situation,
  inputIndex: number,
) => unknown;

/** The argument of the key functions of a plan. */
export interface KeyArgs<M extends AnyStateMachine> {
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

/** The key functions of a plan. */
export interface KeySpec<M extends AnyStateMachine> {
  /**
   * Replaces the default key by which the search distinguishes situations: the state, the whole context, the remaining
   * time of each timer, the running actors, the history and the input. The key must include everything that determines
   * which transitions can follow.
   */
  readonly key?: (args: KeyArgs<M>) => unknown;
  /**
   * Replaces only the context and the remaining times in the default key. Limit values that grow indefinitely, but
   * include everything that guards read.
   */
  readonly contextKey?: (args: KeyArgs<M>) => unknown;
}

/** Returns the function that computes the key of a situation. */
export function situationKeyOf<M extends AnyStateMachine>({
  key,
  contextKey,
}: KeySpec<M>): SituationKey {
  if (key)
    return (situation, inputIndex) => key(argsOf<M>(situation, inputIndex));
  if (contextKey)
    return (situation, inputIndex) =>
      defaultKey(
        situation,
        inputIndex,
        contextKey(argsOf<M>(situation, inputIndex)),
      );
  return (situation, inputIndex) =>
    defaultKey(situation, inputIndex, contextOf(situation));
}

/** Returns the key of a visit's situation as a string. */
export function situationText(
  { situation, inputIndex }: Visit,
  key: SituationKey = situationKeyOf({}),
): string {
  return stableText(key(situation, inputIndex));
}

function argsOf<M extends AnyStateMachine>(
  situation: Situation,
  inputIndex: number,
): KeyArgs<M> {
  const { snapshot, timers, elapsed } = situation;
  return {
    snapshot: snapshot as SnapshotFrom<M>,
    timers: timers.map(({ event, firesAt }) => ({
      event: event.type,
      remaining: firesAt - elapsed,
    })),
    running: runningActors(situation),
    inputIndex,
  };
}

function contextOf({ snapshot, timers, elapsed }: Situation): unknown {
  return [snapshot.context, timers.map(({ firesAt }) => firesAt - elapsed)];
}

function defaultKey(
  situation: Situation,
  inputIndex: number,
  contextPart: unknown,
): unknown {
  const { snapshot, timers } = situation;
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
    runningActors(situation),
    history,
  ];
}

function runningActors({ snapshot, settled }: Situation): string[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    snapshot.children;
  return Object.entries(children)
    .filter(([, child]) => child !== undefined && !settled.has(child))
    .map(([id]) => id);
}
