import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import {
  isForbidden,
  isWithin,
  type MachineNode,
  type MachineTransition,
  pathOf,
  type TransitionEntry,
} from "../model/definition.ts";

/**
 * An observable effect of the machine: an effect action, an emitted event, or an actor that is started or stopped while
 * running.
 */
export interface Occurrence {
  readonly what: "effect" | "call" | "stop";
  readonly name: string;
  /** The action's params, the emitted event or the actor's input; undefined without one. */
  readonly value: unknown;
  /** Label of the transition that caused it; null for the start of the machine. */
  readonly by: string | null;
}

/** Transitions taken together. A step has one microstep for the event and one per `always` or raised event. */
export interface Microstep {
  readonly event: EventObject;
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot | null;
  readonly transitions: readonly string[];
  readonly occurrences: readonly Occurrence[];
}

export interface GuardAnswer {
  readonly label: string;
  readonly passed: boolean;
  readonly before: AnyMachineSnapshot;
  readonly event: EventObject;
}

/** Everything that one event (or the start) caused. */
export interface StepTrace {
  readonly microsteps: readonly Microstep[];
  /** Paths of the states entered, including those exited in the same step. */
  readonly entered: readonly string[];
  /** Labels of the evaluated guarded transitions, with the guard's outcome and argument. */
  readonly guards: readonly GuardAnswer[];
}

type Place = { node: MachineNode } | { entry: TransitionEntry } | null;
interface Draft {
  what: Occurrence["what"];
  name: string;
  value: unknown;
  place: Place;
  /** Whether it took effect: an effect was executed, an actor was started or stopped. */
  happened: boolean;
}

/**
 * Records an instrumented machine during one step and assigns effects to transitions. It ignores everything between
 * steps, so that `snapshot.can` in an assertion does not count as a guard outcome.
 */
export class StepRecorder {
  #recording = false;
  #starting = false;
  #place: Place = null;
  #before: AnyMachineSnapshot | null = null;
  #taken: TransitionEntry[] = [];
  #drafts: Draft[] = [];
  #stopping: Draft[] = [];
  #closed: (Omit<Microstep, "occurrences"> & {
    drafts: [Draft, string | null][];
  })[] = [];
  #entered: string[] = [];
  #guards: GuardAnswer[] = [];
  readonly #calls = new WeakMap<AnyActorRef, Draft>();

  begin(kind: "start" | "event"): void {
    this.#recording = true;
    this.#starting = kind === "start";
    this.#closed = [];
    this.#entered = [];
    this.#guards = [];
    this.#stopping = [];
    this.#reset();
  }

  /** Ends the step. Pass `executed: false` for a pure step, in which no effect is executed. */
  end(options: { executed: boolean }): StepTrace {
    this.#recording = false;
    if (this.#drafts.length > 0) this.#close({ type: "xstate.init" }, null);
    return {
      microsteps: this.#closed.map(({ drafts, ...microstep }) => ({
        ...microstep,
        occurrences: drafts
          .filter(([draft]) => draft.happened || !options.executed)
          .map(([{ what, name, value }, by]) => ({ what, name, value, by })),
      })),
      entered: this.#entered,
      guards: this.#guards,
    };
  }

  /** Called on XState's inspection event `@xstate.microstep`. Groups what was recorded since the previous one. */
  microstepEnded(event: EventObject, snapshot: AnyMachineSnapshot): void {
    if (this.#recording) this.#close(event, snapshot);
  }

  guardAnswered(
    entry: TransitionEntry,
    passed: boolean,
    before: AnyMachineSnapshot,
    event: EventObject,
  ): void {
    if (!this.#recording) return;
    const { label, guarded } = entry;
    if (guarded) this.#guards.push({ label, passed, before, event });
    // A forbidden event runs no actions, so selecting the transition counts as taking it.
    if (passed && isForbidden(entry.transition)) this.#taken.push(entry);
  }

  exiting(node: MachineNode, snapshot: AnyMachineSnapshot): void {
    if (!this.#recording) return;
    this.#startOfContent(snapshot);
    this.#place = { node };
    for (const { id } of node.invoke) this.stopping(id);
  }

  taking(entry: TransitionEntry, snapshot: AnyMachineSnapshot): void {
    if (!this.#recording) return;
    this.#startOfContent(snapshot);
    this.#place = { entry };
    this.#taken.push(entry);
  }

  entering(node: MachineNode): void {
    if (!this.#recording) return;
    this.#place = { node };
    this.#entered.push(pathOf(node));
  }

  /** Returns a function to call when the effect is executed. */
  effect(name: string, value: unknown): () => void {
    const draft = this.#draft("effect", name, value);
    return () => {
      draft.happened = true;
    };
  }

  actorCreated(ref: AnyActorRef, input: unknown): void {
    this.#calls.set(ref, this.#draft("call", ref.id, input));
  }

  actorStarted(ref: AnyActorRef): void {
    const draft = this.#calls.get(ref);
    if (draft) draft.happened = true;
  }

  /** Called when the machine decides to stop an actor, by exiting the invoking state or by an action. */
  stopping(id: string): void {
    if (this.#recording)
      this.#stopping.push(this.#draft("stop", id, undefined));
  }

  /** Called when an actor was really stopped. That never happens to an actor that had already finished. */
  actorStopped(ref: AnyActorRef): void {
    const draft = this.#stopping.find(
      ({ name, happened }) => name === ref.id && !happened,
    );
    if (draft) draft.happened = true;
  }

  #draft(what: Occurrence["what"], name: string, value: unknown): Draft {
    const draft = { what, name, value, place: this.#place, happened: false };
    if (this.#recording) this.#drafts.push(draft);
    return draft;
  }

  /** The first exit or transition after the initial entries begins the first microstep. */
  #startOfContent(snapshot: AnyMachineSnapshot): void {
    if (this.#starting) {
      this.#starting = false;
      this.#close({ type: "xstate.init" }, snapshot);
    }
    this.#before ??= snapshot;
  }

  #close(event: EventObject, after: AnyMachineSnapshot | null): void {
    const taken = this.#taken;
    this.#closed.push({
      event,
      before: this.#before,
      after,
      transitions: taken.map((entry) => entry.label),
      drafts: this.#drafts.map((draft) => [draft, ownerOf(draft.place, taken)]),
    });
    this.#reset();
  }

  #reset(): void {
    this.#place = null;
    this.#before = null;
    this.#taken = [];
    this.#drafts = [];
  }
}

/** Returns which of the transitions taken together caused an effect at a state. */
function ownerOf(
  place: Place,
  taken: readonly TransitionEntry[],
): string | null {
  if (place !== null && "entry" in place) return place.entry.label;
  const owner =
    place === null
      ? undefined
      : taken.find(({ transition }) =>
          isWithin(place.node, domainOf(transition)),
        );
  return (owner ?? taken[0])?.label ?? null;
}

/** Returns the innermost state that contains everything that the transition exits and enters. */
function domainOf(transition: MachineTransition): MachineNode {
  const { source, target } = transition;
  const ends = [source, ...(target ?? [])];
  let domain: MachineNode = source;
  while (domain.parent && !ends.every((node) => isWithin(node, domain))) {
    domain = domain.parent;
  }
  return domain === source && transition.reenter && domain.parent
    ? domain.parent
    : domain;
}
