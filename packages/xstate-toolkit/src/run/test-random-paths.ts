import type { AnyStateMachine } from "xstate";
import { checkLaws, type LawResult, type LawSpec } from "../plan/check-laws.ts";
import type { Law, LawArgs } from "../plan/laws.ts";
import { type CheckWithRules, checkOf, rulesOf } from "../plan/rules.ts";
import { runCheck } from "./check-expectations.ts";
import { testRunner } from "./test-runner.ts";

/** The events, inputs, laws and invariants of random walks. */
export interface RandomPathTests<M extends AnyStateMachine> extends LawSpec<M> {
  /** Assertions by name, checked at the start and after each step. */
  readonly invariants?: Readonly<
    Record<string, CheckWithRules<(args: LawArgs<M>) => void>>
  >;
  /**
   * Functions that create an invariant with its own state for each walk: `() => { let calls = 0; return (args) => … }`.
   */
  readonly statefulInvariants?: Readonly<
    Record<string, CheckWithRules<() => (args: LawArgs<M>) => void>>
  >;
}

/**
 * Registers one test per law and per invariant. A law that is inconclusive fails its test if it holds in no walk;
 * otherwise, the test has an annotation.
 */
export function testRandomPaths<M extends AnyStateMachine>(
  machine: M,
  walks: RandomPathTests<M>,
): void {
  const { describe, test } = testRunner();
  const laws = lawsOf(walks);
  // All laws are tested in the same walks, which are taken in the first test.
  let results: Map<string, LawResult> | undefined;
  const resultOf = (name: string): LawResult => {
    results ??= new Map(
      checkLaws(machine, { ...walks, laws }).laws.map((law) => [law.name, law]),
    );
    return results.get(name) as LawResult;
  };
  describe(`${machine.id}, random walks`, () => {
    for (const [name, law] of Object.entries(laws))
      test(
        name,
        async (note) => {
          const result = resultOf(name);
          const problem = problemOf(machine.id, result, walks.seed ?? 1);
          if (problem !== undefined)
            throw new Error(problem, { cause: result.broken?.error });
          if (result.open > 0)
            await note(`inconclusive: left open by ${result.open} walks`);
        },
        { tags: rulesOf(law) },
      );
  });
}

/** Returns the laws and invariants as laws. An invariant that makes no assertion is broken. */
export function lawsOf<M extends AnyStateMachine>({
  laws = {},
  invariants = {},
  statefulInvariants = {},
}: RandomPathTests<M>): Record<string, Law<M>> {
  const asserted =
    (name: string, check: (args: LawArgs<M>) => void) => (args: LawArgs<M>) =>
      runCheck(`the invariant "${name}"`, check, args);
  return {
    ...laws,
    ...mapEntries(invariants, (name, entry) => ({
      rules: rulesOf(entry),
      always: asserted(name, checkOf(entry)),
    })),
    ...mapEntries(statefulInvariants, (name, entry) => ({
      rules: rulesOf(entry),
      alwaysInPath: () => asserted(name, checkOf(entry)()),
    })),
  };
}

function mapEntries<T, U>(
  entries: Readonly<Record<string, T>>,
  convert: (name: string, entry: T) => U,
): Record<string, U> {
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      convert(name, entry),
    ]),
  );
}

/** Returns why the test of a law fails; undefined if it passes. */
export function problemOf(
  id: string,
  { name, holds, open, broken }: LawResult,
  seed: number,
): string | undefined {
  if (broken) {
    const impure = broken.difference
      ? ` (the machine is not pure: ${broken.difference})`
      : "";
    return `${id}: the walk for "${name}" failed at ${broken.path} (seed ${seed}): ${broken.message}${impure}`;
  }
  if (holds > 0) return undefined;
  const reason =
    open > 0
      ? `${open} walks ended too early to tell; raise length, or set within`
      : "it started in no walk; raise runs or length, or correct after";
  return `${id}: the law "${name}" is inconclusive: ${reason}`;
}
