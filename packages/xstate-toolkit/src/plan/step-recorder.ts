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
 * An observable effect of the machine: an effect action, an emitted or sent event, the start of an actor, or the stop
 * of a running actor.
 */
export interface Occurrence {
  readonly kind: "effect" | "call" | "stop";
  readonly name: string;
  /** The action's params, the emitted or sent event, or the actor's input; undefined if there is no such value. */
  readonly value: unknown;
  /** Label of the transition that caused it; null for the start of the machine. */
  readonly causedBy: string | null;
  /** The state whose entry or exit caused it; null if an action of the transition itself did. */
  readonly state: StateChange | null;
}

/** A state that is entered or exited. */
export interface StateChange {
  readonly path: string;
  readonly change: "entry" | "exit";
}

/**
 * Transitions that are taken together. A step has one microstep for its event, and further ones for `always`
 * transitions and raised events.
 */
export interface Microstep {
  readonly event: EventObject;
  readonly before: AnyMachineSnapshot | null;
  readonly after: AnyMachineSnapshot | null;
  readonly transitions: readonly string[];
  /** The states that were exited and entered, in order. */
  readonly stateChanges: readonly StateChange[];
  readonly occurrences: readonly Occurrence[];
}

/** One evaluation of a guard. */
export interface GuardOutcome {
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
  /** Every evaluation of a guard, in order. */
  readonly guards: readonly GuardOutcome[];
}

/** The state or transition that is being processed. */
type EffectSource =
  | { node: MachineNode; change: StateChange }
  | { entry: TransitionEntry }
  | null;
interface Draft {
  kind: Occurrence["kind"];
  name: string;
  value: unknown;
  source: EffectSource;
  /** Whether the effect was executed, or the actor was started or stopped. */
  hasOccurred: boolean;
}

/**
 * Records what an instrumented machine does in one step, and which transition caused each effect. The recorder ignores
 * everything between steps, so that it does not record guards that `snapshot.can` evaluates in an assertion.
 */
export class StepRecorder {
  #recording = false;
  #starting = false;
  #source: EffectSource = null;
  #before: AnyMachineSnapshot | null = null;
  #taken: TransitionEntry[] = [];
  #drafts: Draft[] = [];
  #stopping: Draft[] = [];
  #microsteps: (Omit<Microstep, "occurrences"> & {
    drafts: [Draft, string | null][];
  })[] = [];
  #stateChanges: StateChange[] = [];
  #entered: string[] = [];
  #guards: GuardOutcome[] = [];
  readonly #calls = new WeakMap<AnyActorRef, Draft>();

  begin(kind: "start" | "event"): void {
    this.#recording = true;
    this.#starting = kind === "start";
    this.#microsteps = [];
    this.#entered = [];
    this.#guards = [];
    this.#stopping = [];
    this.#reset();
  }

  /** Ends the step. Pass `executed: false` for a pure step, in which no effect is executed. */
  end(options: { executed: boolean }): StepTrace {
    this.#recording = false;
    if (this.#drafts.length + this.#stateChanges.length > 0)
      this.#endMicrostep({ type: "xstate.init" }, null);
    return {
      microsteps: this.#microsteps.map(({ drafts, ...microstep }) => ({
        ...microstep,
        occurrences: drafts
          .filter(([draft]) => draft.hasOccurred || !options.executed)
          .map(([{ kind, name, value, source }, causedBy]) => ({
            kind,
            name,
            value,
            causedBy,
            state: source !== null && "node" in source ? source.change : null,
          })),
      })),
      entered: this.#entered,
      guards: this.#guards,
    };
  }

  /** Called on XState's inspection event `@xstate.microstep`. Groups what was recorded since the previous microstep. */
  microstepEnded(event: EventObject, snapshot: AnyMachineSnapshot): void {
    if (this.#recording) this.#endMicrostep(event, snapshot);
  }

  guardEvaluated(
    entry: TransitionEntry,
    passed: boolean,
    before: AnyMachineSnapshot,
    event: EventObject,
  ): void {
    if (!this.#recording) return;
    const { label, guarded } = entry;
    if (guarded) this.#guards.push({ label, passed, before, event });
    // A forbidden transition runs no actions, so selecting it counts as taking it.
    if (!passed || !isForbidden(entry.transition)) return;
    this.#beginMicrostep(before);
    this.#taken.push(entry);
  }

  stateExited(node: MachineNode, snapshot: AnyMachineSnapshot): void {
    if (!this.#recording) return;
    this.#beginMicrostep(snapshot);
    this.#changeState(node, "exit");
    for (const { id } of node.invoke) this.stopRequested(id);
  }

  transitionTaken(entry: TransitionEntry, snapshot: AnyMachineSnapshot): void {
    if (!this.#recording) return;
    this.#beginMicrostep(snapshot);
    this.#source = { entry };
    this.#taken.push(entry);
  }

  stateEntered(node: MachineNode): void {
    if (!this.#recording) return;
    this.#changeState(node, "entry");
    this.#entered.push(pathOf(node));
  }

  #changeState(node: MachineNode, kind: StateChange["change"]): void {
    const change = { path: pathOf(node), change: kind };
    this.#stateChanges.push(change);
    this.#source = { node, change };
  }

  /** Records an effect. The caller must call the returned function when the effect is executed. */
  effect(name: string, value: unknown): () => void {
    const draft = this.#draft("effect", name, value);
    return () => {
      draft.hasOccurred = true;
    };
  }

  actorCreated(ref: AnyActorRef, input: unknown): void {
    this.#calls.set(ref, this.#draft("call", ref.id, input));
  }

  actorStarted(ref: AnyActorRef): void {
    const draft = this.#calls.get(ref);
    if (draft) draft.hasOccurred = true;
  }

  /** Called when the machine is about to stop an actor, because it exits the invoking state or executes an action. */
  stopRequested(id: string): void {
    if (this.#recording)
      this.#stopping.push(this.#draft("stop", id, undefined));
  }

  /** Called when a running actor has been stopped. An actor that has already finished is not stopped. */
  actorStopped(ref: AnyActorRef): void {
    const draft = this.#stopping.find(
      ({ name, hasOccurred }) => name === ref.id && !hasOccurred,
    );
    if (draft) draft.hasOccurred = true;
  }

  #draft(kind: Occurrence["kind"], name: string, value: unknown): Draft {
    const draft = {
      kind,
      name,
      value,
      source: this.#source,
      hasOccurred: false,
    };
    if (this.#recording) this.#drafts.push(draft);
    return draft;
  }

  /** Ends the initial microstep at the first exit or transition after the initial states have been entered. */
  #beginMicrostep(snapshot: AnyMachineSnapshot): void {
    if (this.#starting) {
      this.#starting = false;
      this.#endMicrostep({ type: "xstate.init" }, snapshot);
    }
    this.#before ??= snapshot;
  }

  #endMicrostep(event: EventObject, after: AnyMachineSnapshot | null): void {
    const taken = this.#taken;
    this.#microsteps.push({
      event,
      before: this.#before,
      after,
      transitions: taken.map((entry) => entry.label),
      stateChanges: this.#stateChanges,
      drafts: this.#drafts.map((draft) => [
        draft,
        ownerOf(draft.source, taken),
      ]),
    });
    this.#reset();
  }

  #reset(): void {
    this.#source = null;
    this.#before = null;
    this.#taken = [];
    this.#stateChanges = [];
    this.#drafts = [];
  }
}

/** Returns the label of the transition that caused an effect. `taken` contains the transitions of the microstep. */
function ownerOf(
  source: EffectSource,
  taken: readonly TransitionEntry[],
): string | null {
  if (source !== null && "entry" in source) return source.entry.label;
  const owner =
    source === null
      ? undefined
      : taken.find(({ transition }) =>
          isWithin(source.node, domainOf(transition)),
        );
  return (owner ?? taken[0])?.label ?? null;
}

/** Returns the innermost state that contains everything that the transition exits and enters, as XState computes it. */
function domainOf({ source, target, reenter }: MachineTransition): MachineNode {
  const targets = target ?? [];
  if (!reenter && targets.every((node) => isWithin(node, source)))
    return source;
  const ends = [source, ...targets];
  let domain: MachineNode = source;
  while (
    domain.parent &&
    !ends.every((node) => node !== domain && isWithin(node, domain))
  )
    domain = domain.parent;
  return domain;
}
