import type { Page } from "@playwright/test";
import type { AnyStateMachine } from "xstate";
import { type Definition, ROOT, readDefinition } from "../model/definition.ts";
import { stableText } from "../model/plain-value.ts";
import {
  REPORT_STEP,
  type ReportedStep,
  reportSteps,
} from "./reported-step.ts";

/** Maximum wait for the chart, in milliseconds. Generous, because the machine may be busy. */
const MAX_WAIT = 30_000;

/** Expected transitions and state. */
export type Expected = {
  /** Labels of transitions, in order. */
  readonly transitions: readonly string[];
  /** The state value at rest. */
  readonly value: unknown;
};

type Taken = { readonly label: string; readonly event: string };

/** Follows one chart of a page: the transitions that the browser took, and the state in which it rests. */
export class ChartWatch {
  readonly definition: Definition;
  /** Labels of all transitions taken on this page. */
  readonly everTaken = new Set<string>();
  /** Branches that were evaluated and not taken, because a later branch of the same event was taken. */
  readonly passedOver = new Set<string>();
  readonly #labels = new Map<string, string>();
  readonly #ambient: ReadonlySet<string>;
  readonly #left = new Set<string>();
  #actor: string | null = null;
  #waiting: Taken[] = [];
  /** Transitions of actors that have not come to rest yet. Some of these actors are never started. */
  readonly #unstarted = new Map<string, Taken[]>();
  #value: unknown;
  #received: () => void = () => {};

  /**
   * Starts following a machine. Call before the first load of the page.
   *
   * @param ambient events that may occur at any time and change no state.
   * @param inspect name of the global function that the page passes as `inspect` to its actors.
   */
  static async follow(
    page: Page,
    machine: AnyStateMachine,
    ambient: Iterable<string> = [],
    inspect = "__xstateInspect__",
  ): Promise<ChartWatch> {
    const watch = new ChartWatch(machine, ambient);
    await page.exposeBinding(REPORT_STEP, (_source, step: ReportedStep) => {
      if (step.chart === machine.id) watch.#receive(step);
    });
    await page.addInitScript(reportSteps, { inspect, report: REPORT_STEP });
    return watch;
  }

  private constructor(machine: AnyStateMachine, ambient: Iterable<string>) {
    this.#ambient = new Set(ambient);
    this.definition = readDefinition(machine);
    const counts = new Map<string, number>();
    for (const { label, descriptor, transition } of this.definition
      .transitions) {
      const place = `${transition.source.path.join(".")}|${descriptor}`;
      const branch = counts.get(place) ?? 0;
      counts.set(place, branch + 1);
      this.#labels.set(`${place}|${branch}`, label);
    }
  }

  /** Ignores all actors known so far. Call before a page is opened. */
  forget(): void {
    if (this.#actor !== null) this.#left.add(this.#actor);
    for (const actor of this.#unstarted.keys()) this.#left.add(actor);
    this.#unstarted.clear();
    this.#actor = null;
    this.#waiting = [];
    this.#value = undefined;
  }

  /** Whether the chart of this visit runs. */
  get isRunning(): boolean {
    return this.#actor !== null;
  }

  /**
   * Waits until the chart has taken exactly these transitions and rests in the expected state. Throws as soon as it
   * takes another transition, with what it did.
   */
  async reach(expected: Expected): Promise<void> {
    const startedAt = performance.now();
    for (;;) {
      const verdict = this.#judge(expected);
      if (verdict === "reached") {
        this.#waiting = [];
        return;
      }
      if (verdict === "astray" || performance.now() - startedAt > MAX_WAIT)
        throw new Error(this.#difference(expected));
      await this.#next(MAX_WAIT - (performance.now() - startedAt));
    }
  }

  /** Waits until the chart of this visit runs, at most `milliseconds`. Returns whether it does. */
  async running(milliseconds: number): Promise<boolean> {
    const startedAt = performance.now();
    while (!this.isRunning) {
      const left = milliseconds - (performance.now() - startedAt);
      if (left <= 0) return false;
      await this.#next(left);
    }
    return true;
  }

  #judge({ transitions, value }: Expected): "reached" | "under way" | "astray" {
    const left = [...transitions];
    for (const { label, event } of this.#waiting) {
      // Regions handle the same event in any order.
      const others = left.findIndex((one) => causeOf(one) !== causeOf(left[0]));
      const at = left.indexOf(label);
      if (at >= 0 && (others < 0 || at < others)) left.splice(at, 1);
      else if (!this.#ambient.has(event)) return "astray";
    }
    const isThere = stableText(this.#value) === stableText(value);
    return left.length === 0 && isThere ? "reached" : "under way";
  }

  #receive(step: ReportedStep): void {
    const { kind, actor, event } = step;
    if (this.#left.has(actor)) return;
    if (kind === "took") {
      const taken = step.transitions.map((recorded) => {
        const place = `${recorded.source}|${recorded.descriptor}`;
        const label = this.#labels.get(`${place}|${recorded.branch}`);
        if (label === undefined)
          throw new Error(
            `No transition ${place}|${recorded.branch} in the chart`,
          );
        for (let earlier = 0; earlier < recorded.branch; earlier += 1)
          this.passedOver.add(this.#labels.get(`${place}|${earlier}`) ?? ROOT);
        return { label, event };
      });
      if (actor === this.#actor) this.#take(taken);
      else
        this.#unstarted.set(actor, [
          ...(this.#unstarted.get(actor) ?? []),
          ...taken,
        ]);
    } else {
      if (actor !== this.#actor) this.#watch(actor);
      this.#value = step.value;
    }
    this.#received();
  }

  /** An actor that comes to rest was started. React may create actors that are never started. */
  #watch(actor: string): void {
    if (this.#actor !== null) this.#left.add(this.#actor);
    this.#actor = actor;
    this.#waiting = [];
    this.#take(this.#unstarted.get(actor) ?? []);
    this.#unstarted.delete(actor);
  }

  #take(taken: readonly Taken[]): void {
    this.#waiting.push(...taken);
    for (const { label } of taken) this.everTaken.add(label);
  }

  #next(milliseconds: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, Math.max(0, milliseconds));
    this.#received = () => {
      clearTimeout(timer);
      resolve();
    };
    return promise;
  }

  #difference({ transitions, value }: Expected): string {
    const list = (labels: readonly string[]) =>
      labels.map((label) => `\n    ${label}`).join("") || " nothing";
    return [
      `the chart should have taken${list(transitions)}`,
      `and rest in ${stableText(value)}, but it took${list(this.#waiting.map(({ label, event }) => `${label} (${event})`))}`,
      `and rests in ${this.#actor === null ? "nothing: it does not run" : stableText(this.#value)}`,
    ].join("\n  ");
  }
}

/** Returns `form.submitted` for `open --form.submitted [isReady]--> sending`. */
function causeOf(label: string | undefined): string | undefined {
  return label?.match(/ --(.+?)(?: \[.*)?--> /)?.[1];
}
