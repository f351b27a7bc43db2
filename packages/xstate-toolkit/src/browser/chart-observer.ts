import type { Page } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { type Definition, readDefinition } from "../model/definition.ts";
import { stableText } from "../model/plain-value.ts";
import {
  REPORT_STEP,
  type ReportedStep,
  reportSteps,
} from "./reported-step.ts";

/** Maximum time to wait for a step of the chart, in milliseconds. It is long because the computer may be busy. */
const MAX_WAIT = 30_000;

/** The transitions and the state that are expected. */
export type ExpectedStep = {
  /** Labels of transitions, in order. */
  readonly transitions: readonly string[];
  /** The state value at rest. */
  readonly value: unknown;
  /** Events that may also occur, without changing the state value. */
  readonly ambient?: readonly string[] | undefined;
};

type TakenTransition = {
  readonly label: string;
  readonly event: string;
  /** Labels of the earlier branches of the same event. */
  readonly skipped: readonly string[];
};

/** Follows one chart of a page: the transitions that it takes, and the state in which it rests. */
export class ChartObserver {
  readonly definition: Definition;
  /** Labels of all transitions taken on this page. */
  readonly takenTransitions = new Set<string>();
  /** Labels of the branches that were skipped when a later branch of the same event was taken. */
  readonly skippedBranches = new Set<string>();
  readonly #labels = new Map<string, string>();
  readonly #ignored = new Set<string>();
  #actor: string | null = null;
  #pending: TakenTransition[] = [];
  /**
   * The transitions of actors that have not come to rest yet, by actor id. Some of these actors may never be started.
   */
  readonly #transitionsBeforeRest = new Map<string, TakenTransition[]>();
  #value: unknown;
  #onReport: () => void = () => {};

  /**
   * Starts following a machine. Call before the first load of the page.
   *
   * @param inspect name of the global function that the page passes as `inspect` to its actors.
   */
  static async follow(
    page: Page,
    machine: AnyStateMachine,
    inspect = "__xstateInspect__",
  ): Promise<ChartObserver> {
    const observer = new ChartObserver(machine);
    await page.exposeBinding(REPORT_STEP, (_source, step: ReportedStep) => {
      if (step.chart === machine.id) observer.#receive(step);
    });
    await page.addInitScript(reportSteps, { inspect, report: REPORT_STEP });
    return observer;
  }

  private constructor(machine: AnyStateMachine) {
    this.definition = readDefinition(machine);
    const counts = new Map<string, number>();
    for (const { label, descriptor, transition } of this.definition
      .transitions) {
      const transitionKey = `${transition.source.path.join(".")}|${descriptor}`;
      const branch = counts.get(transitionKey) ?? 0;
      counts.set(transitionKey, branch + 1);
      this.#labels.set(`${transitionKey}|${branch}`, label);
    }
  }

  /** Ignores all actors known so far. Call before a page is opened. */
  forget(): void {
    if (this.#actor !== null) this.#ignored.add(this.#actor);
    for (const actor of this.#transitionsBeforeRest.keys())
      this.#ignored.add(actor);
    this.#transitionsBeforeRest.clear();
    this.#actor = null;
    this.#pending = [];
    this.#value = undefined;
  }

  /** Whether the chart runs on the current page. */
  get isRunning(): boolean {
    return this.#actor !== null;
  }

  /**
   * Waits until the chart has taken exactly the expected transitions and rests in the expected state. Ignores the
   * transitions of ambient events. Throws after `MAX_WAIT`, or as soon as the chart takes any other transition. The
   * error message compares the expected step with what the chart did.
   */
  async waitForStep(expected: ExpectedStep): Promise<void> {
    const startedAt = performance.now();
    for (;;) {
      const result = this.#compare(expected);
      if (result === "reached") {
        this.#pending = [];
        return;
      }
      if (result === "unexpected" || performance.now() - startedAt > MAX_WAIT)
        throw new Error(this.#difference(expected));
      await this.#nextReport(MAX_WAIT - (performance.now() - startedAt));
    }
  }

  /** Waits up to `milliseconds` for the chart to run on the current page. Resolves to whether the chart is running. */
  async waitUntilRunning(milliseconds: number): Promise<boolean> {
    const startedAt = performance.now();
    while (!this.isRunning) {
      const remaining = milliseconds - (performance.now() - startedAt);
      if (remaining <= 0) return false;
      await this.#nextReport(remaining);
    }
    return true;
  }

  #compare({
    transitions,
    value,
    ambient = [],
  }: ExpectedStep): "reached" | "pending" | "unexpected" {
    const remaining = [...transitions];
    for (const { label, event } of this.#pending) {
      // Parallel regions may handle the same event in any order.
      const otherTriggerIndex = remaining.findIndex(
        (next) => triggerOf(next) !== triggerOf(remaining[0]),
      );
      const index = remaining.indexOf(label);
      if (index >= 0 && (otherTriggerIndex < 0 || index < otherTriggerIndex))
        remaining.splice(index, 1);
      else if (!ambient.includes(event)) return "unexpected";
    }
    const isInState = stableText(this.#value) === stableText(value);
    return remaining.length === 0 && isInState ? "reached" : "pending";
  }

  #receive(step: ReportedStep): void {
    const { kind, actor, event } = step;
    if (this.#ignored.has(actor)) return;
    if (kind === "transitions") {
      const taken = step.transitions.map((recorded) => {
        const transitionKey = `${recorded.source}|${recorded.descriptor}`;
        const labelOf = (branch: number) =>
          this.#labels.get(`${transitionKey}|${branch}`) ??
          `${transitionKey}|${branch}, which is not in the chart`;
        const skipped = Array.from({ length: recorded.branch }, (_, branch) =>
          labelOf(branch),
        );
        return { label: labelOf(recorded.branch), event, skipped };
      });
      if (actor === this.#actor) this.#take(taken);
      else
        this.#transitionsBeforeRest.set(actor, [
          ...(this.#transitionsBeforeRest.get(actor) ?? []),
          ...taken,
        ]);
    } else {
      if (actor !== this.#actor) this.#follow(actor);
      this.#value = step.value;
    }
    this.#onReport();
  }

  /**
   * Follows an actor that has come to rest, instead of the previous one. An actor that never comes to rest, such as one
   * that React creates but does not start, is not followed.
   */
  #follow(actor: string): void {
    if (this.#actor !== null) this.#ignored.add(this.#actor);
    this.#actor = actor;
    this.#pending = [];
    this.#take(this.#transitionsBeforeRest.get(actor) ?? []);
    this.#transitionsBeforeRest.delete(actor);
  }

  #take(taken: readonly TakenTransition[]): void {
    this.#pending.push(...taken);
    for (const { label, skipped } of taken) {
      this.takenTransitions.add(label);
      for (const branch of skipped) this.skippedBranches.add(branch);
    }
  }

  #nextReport(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    this.#onReport = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  #difference({ transitions, value }: ExpectedStep): string {
    const formatLabels = (labels: readonly string[]) =>
      labels.map((label) => `\n    ${label}`).join("") || " nothing";
    return [
      `the chart should have taken${formatLabels(transitions)}`,
      `and come to rest in ${stableText(value)}, but it took${formatLabels(this.#pending.map(({ label, event }) => `${label} (${event})`))}`,
      this.#actor === null
        ? "and it is not running"
        : `and rests in ${stableText(this.#value)}`,
    ].join("\n  ");
  }
}

/** Returns `form.submitted` for `open --form.submitted [isReady]--> sending`. */
function triggerOf(label: string | undefined): string | undefined {
  return label?.match(/ --(.+?)(?: \[.*)?--> /)?.[1];
}
