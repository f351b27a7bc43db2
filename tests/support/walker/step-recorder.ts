import type { AnyActorRef, AnyMachineSnapshot, EventObject } from "xstate";
import {
  isForbidden,
  isWithin,
  type MachineNode,
  type MachineTransition,
  pathOf,
  type TransitionEntry,
} from "./definition.ts";

/** Something that left the machine: an effect action, an emitted event, an actor started, or stopped in its work. */
export interface Occurrence {
  readonly what: "effect" | "call" | "stop";
  readonly name: string;
  /** The action's params, the emitted event or the actor's input; undefined without one. */
  readonly value: unknown;
  /** The label of the transition that did it; null for what the start of the machine did. */
  readonly by: string | null;
}

/** One set of transitions taken together; a step has one for the event and one per `always` or raised event. */
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

/** Everything that one event (or the start) made the machine do. */
export interface StepTrace {
  readonly microsteps: readonly Microstep[];
  /** Paths of the states entered, also those left again at once. */
  readonly entered: readonly string[];
  /** Labels of guarded transitions with what their guard answered, and what it was asked about. */
  readonly guards: readonly GuardAnswer[];
}

type Place = { node: MachineNode } | { entry: TransitionEntry } | null;
interface Draft {
  what: Occurrence["what"];
  name: string;
  value: unknown;
  place: Place;
  /** What the machine decided counts once it is done: an effect executed, an actor started or really stopped. */
  happened: boolean;
}

/**
 * Listens to an instrumented machine during one step and sorts what it hears by transition. Deaf between steps,
 * so that `snapshot.can` in an assertion is no guard outcome.
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

  /** Ends the step. `executed: false` for a pure step, in which nothing is carried out. */
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

  /** XState's inspection event `@xstate.microstep`: what was heard since the last one belongs together. */
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
    // A forbidden event runs no action that could be heard, so its choice is its taking.
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

  /** Returns a function to call when the effect is carried out. */
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

  /** Decided, by leaving the state that invoked it or by an action. */
  stopping(id: string): void {
    if (this.#recording)
      this.#stopping.push(this.#draft("stop", id, undefined));
  }

  /** Done, which an actor that had answered before never is. */
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

  /** The first exit or transition after the start's own entries begins the first real microstep. */
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

/** Which of the transitions taken together did what happened at a place. */
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

/** The innermost state that a transition stays inside of: everything that it exits and enters lies within. */
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
