import { expect } from "vitest";
import type { AnyActorRef, AnyStateMachine } from "xstate";
import { runCheck } from "./check-expectations.ts";
import type {
  NamedValue,
  StateArgs,
  TransitionArgs,
} from "./expectation-types.ts";
import type {
  AnyModel,
  OldStateExpectation,
  TransitionExpectation,
} from "./model.ts";

/** Throws when a snapshot does not match the expectation of its state. */
export function checkState(
  path: string,
  expectationOrCheck:
    | OldStateExpectation<AnyStateMachine>
    | ((args: StateArgs<AnyStateMachine>) => void),
  args: StateArgs<AnyStateMachine>,
): void {
  const expectation =
    typeof expectationOrCheck === "function"
      ? { check: expectationOrCheck }
      : expectationOrCheck;
  const { snapshot } = args;
  for (const tag of expectation.tags ?? []) {
    expect([...snapshot.tags], `state "${path}" has the tag`).toContain(tag);
  }
  for (const tag of expectation.notTags ?? []) {
    expect(
      [...snapshot.tags],
      `state "${path}" does not have the tag`,
    ).not.toContain(tag);
  }
  checkContext(`state "${path}"`, snapshot.context, expectation.context);
  for (const event of expectation.can ?? []) {
    expect(
      snapshot.can(event),
      `state "${path}" can ${JSON.stringify(event)}`,
    ).toBe(true);
  }
  for (const event of expectation.cannot ?? []) {
    expect(
      snapshot.can(event),
      `state "${path}" can ${JSON.stringify(event)}`,
    ).toBe(false);
  }
  if (expectation.check)
    runCheck(`the check of state "${path}"`, expectation.check, args);
}

/**
 * Throws when a transition does not meet its expectation. `delay` is the delay in milliseconds of the timer that
 * triggered the transition, or null if no timer triggered it.
 */
export function checkTransition(
  label: string,
  expectationOrCheck: NonNullable<AnyModel["transitions"]>[string],
  args: TransitionArgs<AnyStateMachine>,
  delay: number | null,
): void {
  const expectation: TransitionExpectation<AnyStateMachine> =
    typeof expectationOrCheck === "function"
      ? { check: expectationOrCheck }
      : expectationOrCheck;
  const {
    effects = [],
    calls = [],
    stops,
    context,
    after,
    check,
  } = expectation;
  const subject = `transition "${label}"`;
  if (after !== undefined) {
    expect(delay, `${subject}: its delay in milliseconds`).toBe(
      evaluate(after, args),
    );
  }
  expect(args.effects.map(normalize), `${subject}: effects`).toEqual(
    evaluate(effects, args).map(normalize),
  );
  expect(args.calls.map(normalize), `${subject}: calls`).toEqual(
    evaluate(calls, args).map(normalize),
  );
  if (stops !== undefined) {
    expect(args.stops, `${subject}: actors stopped`).toEqual(
      evaluate(stops, args).filter((id) => !hasSettled(args, id)),
    );
  }
  const expected = context === undefined ? undefined : evaluate(context, args);
  if (expected === "unchanged") {
    expect(args.after.context, `${subject}: context`).toEqual(
      args.before.context,
    );
  } else {
    checkContext(subject, args.after.context, expected);
  }
  if (check) runCheck(`the check of ${subject}`, check, args);
}

/** Returns whether an actor had already finished or failed, so that it does not need to be stopped. */
function hasSettled(
  { before }: TransitionArgs<AnyStateMachine>,
  id: string,
): boolean {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    before.children;
  return ["done", "error"].includes(children[id]?.getSnapshot().status);
}

function checkContext(
  subject: string,
  actual: object,
  expected: Partial<object> | undefined,
): void {
  const values = actual as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(expected ?? {})) {
    expect(values[key], `${subject}: context.${key}`).toEqual(value);
  }
}

function evaluate<T>(
  value: T | ((args: TransitionArgs<AnyStateMachine>) => T),
  args: TransitionArgs<AnyStateMachine>,
): T {
  return typeof value === "function"
    ? (value as (args: TransitionArgs<AnyStateMachine>) => T)(args)
    : value;
}

/** Removes an undefined value, so that `["logOut", undefined]` and `["logOut"]` are equal. */
function normalize([name, value]: NamedValue): NamedValue {
  return value === undefined ? [name] : [name, value];
}
