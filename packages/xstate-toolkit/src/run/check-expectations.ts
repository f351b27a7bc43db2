import type { AnyStateMachine } from "xstate";
import { synchronous } from "../plan/rules.ts";
import type { StateChange } from "../plan/step-recorder.ts";
import type {
  BranchExpectation,
  ExpectedDelays,
  GuardArgs,
  Named,
  NamedValue,
  StateArgs,
  StateExpectation,
  TransitionArgs,
} from "./expectation-types.ts";
import type { AnyModel } from "./model.ts";
import { testRunner } from "./test-runner.ts";

type Args = TransitionArgs<AnyStateMachine>;

/** Runs the check of an expectation or invariant. Throws when the check makes no assertion or returns a promise. */
export function runCheck<T>(
  subject: string,
  check: (args: T) => void,
  args: T,
): void {
  const { assertionCount } = testRunner();
  const before = assertionCount();
  synchronous(subject, check(args));
  if (before !== undefined && assertionCount() === before)
    throw new Error(`${subject} made no assertion`);
}

/** Throws when the machine does not start with the expected values of context keys. */
export function checkStart(
  expected: AnyModel["initialContext"],
  args: Args,
): void {
  checkContext("the start", args.after.context, evaluate(expected, args));
}

/** Throws when a snapshot does not match the expectation of its state. */
export function checkRest(
  path: string,
  { context, check }: StateExpectation<AnyStateMachine>,
  args: StateArgs<AnyStateMachine>,
): void {
  checkContext(`state "${path}"`, args.snapshot.context, context);
  if (check) runCheck(`the check of state "${path}"`, check, args);
}

/** Throws when entering or exiting a state does not have the expected effects and calls. */
export function checkChange(
  { path, change }: StateChange,
  expectation: StateExpectation<AnyStateMachine>,
  args: Args,
): void {
  const subject = `${change} of state "${path}"`;
  checkNamed(`${subject}: effects`, args.effects, expectation[change], args);
  if (change === "entry")
    checkNamed(`${subject}: calls`, args.calls, expectation.calls, args);
}

/** Throws when the outcome of a guard differs from the expectation's `when`. */
export function checkGuard(
  label: string,
  when: (args: GuardArgs<AnyStateMachine>) => boolean,
  args: GuardArgs<AnyStateMachine>,
  passed: boolean,
): void {
  assertEqual(
    passed,
    when(args),
    `transition "${label}": the outcome of its guard`,
  );
}

/** Throws when a transition does not meet its expectation. */
export function checkBranch(
  label: string,
  branch: BranchExpectation<AnyStateMachine>,
  args: Args,
): void {
  const { effects, calls, context, changes, check } = branch;
  const subject = `transition "${label}"`;
  checkNamed(`${subject}: effects`, args.effects, effects, args);
  checkNamed(`${subject}: calls`, args.calls, calls, args);
  checkContext(subject, args.after.context, evaluate(context, args));
  if (changes !== undefined)
    checkContext(subject, args.after.context, {
      // A key that the transition adds is not expected either.
      ...Object.fromEntries(
        Object.keys(args.after.context).map((key) => [key, undefined]),
      ),
      ...args.before.context,
      ...evaluate(changes, args),
    });
  if (check) runCheck(`the check of ${subject}`, check, args);
}

/** Throws when a timer fired after another delay than expected. */
export function checkDelay(
  name: string,
  expected: ExpectedDelays<AnyStateMachine>[string],
  delay: number | null,
  args: Args,
): void {
  assertEqual(
    delay,
    evaluate(expected, args),
    `delay "${name}" in milliseconds`,
  );
}

function checkNamed(
  subject: string,
  actual: readonly NamedValue[],
  expected: Named | ((args: Args) => Named) | undefined,
  args: Args,
): void {
  assertEqual(
    actual.map(normalize),
    namedValues(evaluate(expected, args) ?? []).map(normalize),
    subject,
  );
}

function namedValues(named: Named): NamedValue[] {
  if (typeof named === "string") return [[named]];
  const values = Array.isArray(named) ? named : Object.entries(named);
  return values.map((value: string | NamedValue) =>
    typeof value === "string" ? [value] : value,
  );
}

function checkContext(
  subject: string,
  actual: object,
  expected: Partial<object> | undefined,
): void {
  const values = actual as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(expected ?? {})) {
    assertEqual(values[key], value, `${subject}: context.${key}`);
  }
}

function assertEqual(actual: unknown, expected: unknown, subject: string) {
  testRunner().assertEqual(actual, expected, subject);
}

function evaluate<T>(value: T | ((args: Args) => T), args: Args): T {
  return typeof value === "function"
    ? (value as (args: Args) => T)(args)
    : value;
}

/** Removes an undefined value, so that `["logOut", undefined]` and `["logOut"]` are equal. */
function normalize([name, value]: NamedValue): NamedValue {
  return value === undefined ? [name] : [name, value];
}
