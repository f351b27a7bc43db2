import type { AnyActorRef, AnyStateMachine, SnapshotFrom } from "xstate";
import { stableText } from "../model/plain-value.ts";
import type { Place } from "./pure-step.ts";
import type { Visit } from "./visit.ts";

/** Returns what distinguishes a place from others. */
export type PlaceKey = (place: Place, inputIndex: number) => unknown;

/** The argument of the key functions of a plan. */
export interface KeyMoment<M extends AnyStateMachine> {
  readonly snapshot: SnapshotFrom<M>;
  /** Running timers in order, with the remaining milliseconds. */
  readonly timers: readonly { readonly event: string; readonly left: number }[];
  /** Ids of the running actors. */
  readonly running: readonly string[];
  /** Index of the input that the path started from. */
  readonly inputIndex: number;
}

/** The key functions of a plan. */
export interface KeySpec<M extends AnyStateMachine> {
  /**
   * Distinguishes places during the search, instead of the default key: the state, the whole context, the remaining time
   * of each timer, the running actors, the history and the input. Everything that decides which transitions follow must
   * be part of it.
   */
  readonly key?: (moment: KeyMoment<M>) => unknown;
  /**
   * Replaces only the context and the remaining times in the default key. Limit values that grow indefinitely, but
   * include everything that guards read.
   */
  readonly contextKey?: (moment: KeyMoment<M>) => unknown;
}

/** Converts the key functions of a plan to one that takes a place. */
export function placeKeyOf<M extends AnyStateMachine>({
  key,
  contextKey,
}: KeySpec<M>): PlaceKey {
  if (key) return (place, inputIndex) => key(momentOf<M>(place, inputIndex));
  if (contextKey)
    return (place, inputIndex) =>
      defaultKey(place, inputIndex, contextKey(momentOf<M>(place, inputIndex)));
  return (place, inputIndex) => defaultKey(place, inputIndex, contextOf(place));
}

/** Returns the key of a visit's place as a string. */
export function placeText(
  { place, inputIndex }: Visit,
  key: PlaceKey = placeKeyOf({}),
): string {
  return stableText(key(place, inputIndex));
}

function momentOf<M extends AnyStateMachine>(
  place: Place,
  inputIndex: number,
): KeyMoment<M> {
  const { snapshot, timers, elapsed } = place;
  return {
    snapshot: snapshot as SnapshotFrom<M>,
    timers: timers.map(({ event, due }) => ({
      event: event.type,
      left: due - elapsed,
    })),
    running: runningIn(place),
    inputIndex,
  };
}

function contextOf({ snapshot, timers, elapsed }: Place): unknown {
  return [snapshot.context, timers.map(({ due }) => due - elapsed)];
}

function defaultKey(place: Place, inputIndex: number, own: unknown): unknown {
  const { snapshot, timers } = place;
  const history = Object.entries(snapshot.historyValue).map(([id, nodes]) => [
    id,
    nodes.map((node) => node.id),
  ]);
  const events = timers.map(({ event }) => event.type);
  return [
    inputIndex,
    snapshot.status,
    snapshot.value,
    own,
    events,
    runningIn(place),
    history,
  ];
}

function runningIn({ snapshot, settled }: Place): string[] {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    snapshot.children;
  return Object.entries(children)
    .filter(([, child]) => child !== undefined && !settled.has(child))
    .map(([id]) => id);
}
