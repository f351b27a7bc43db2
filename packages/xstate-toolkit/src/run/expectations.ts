import { expect } from "vitest";
import type { AnyActorRef, AnyStateMachine } from "xstate";
import type {
  AnyModel,
  GuardMoment,
  Named,
  StateExpectation,
  StateMoment,
  TransitionExpectation,
  TransitionMoment,
} from "./model.ts";

/** Runs a check of a test. Throws when the check made no assertion or returned a promise. */
export function mustAssert<T>(
  what: string,
  check: (moment: T) => void,
  moment: T,
): void {
  const before = expect.getState().assertionCalls;
  const answer: unknown = check(moment);
  if (answer instanceof Promise) {
    answer.catch(() => {});
    throw new Error(`${what} is async; a check looks at what is there already`);
  }
  if (expect.getState().assertionCalls === before) {
    throw new Error(`${what} ran without a single expect`);
  }
}

/** Throws when a snapshot does not match the expectation of its state. */
export function checkState(
  path: string,
  given:
    | StateExpectation<AnyStateMachine>
    | ((moment: StateMoment<AnyStateMachine>) => void),
  moment: StateMoment<AnyStateMachine>,
): void {
  const expectation = typeof given === "function" ? { check: given } : given;
  const { snapshot } = moment;
  for (const tag of expectation.tags ?? []) {
    expect([...snapshot.tags], `state "${path}" has the tag`).toContain(tag);
  }
  for (const tag of expectation.notTags ?? []) {
    expect([...snapshot.tags], `state "${path}" has not the tag`).not.toContain(
      tag,
    );
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
    mustAssert(`the check of state "${path}"`, expectation.check, moment);
}

/** Throws when the outcome of a guard differs from the expectation's `when`. */
export function checkGuard(
  label: string,
  when: (moment: GuardMoment<AnyStateMachine>) => boolean,
  moment: GuardMoment<AnyStateMachine>,
  passed: boolean,
): void {
  expect(passed, `transition "${label}": the outcome of its guard`).toBe(
    when(moment),
  );
}

/**
 * Throws when a transition did not do exactly what its expectation lists. `fired` is the delay of its timer in
 * milliseconds.
 */
export function checkTransition(
  label: string,
  given: AnyModel["transitions"][string],
  moment: TransitionMoment<AnyStateMachine>,
  fired: number | null,
): void {
  const expectation: TransitionExpectation<AnyStateMachine> =
    typeof given === "function" ? { check: given } : given;
  const {
    effects = [],
    calls = [],
    stops,
    context,
    after,
    check,
  } = expectation;
  const where = `transition "${label}"`;
  if (after !== undefined) {
    expect(fired, `${where}: milliseconds after which it happened`).toBe(
      resolve(after, moment),
    );
  }
  expect(moment.effects.map(trim), `${where}: effects`).toEqual(
    resolve(effects, moment).map(trim),
  );
  expect(moment.calls.map(trim), `${where}: calls`).toEqual(
    resolve(calls, moment).map(trim),
  );
  if (stops !== undefined) {
    expect(moment.stops, `${where}: actors stopped`).toEqual(
      resolve(stops, moment).filter((id) => !hasSettled(moment, id)),
    );
  }
  const expected = context === undefined ? undefined : resolve(context, moment);
  if (expected === "unchanged") {
    expect(moment.after.context, `${where}: context`).toEqual(
      moment.before.context,
    );
  } else {
    checkContext(where, moment.after.context, expected);
  }
  if (check) mustAssert(`the check of ${where}`, check, moment);
}

/** Returns whether an actor finished by itself, so that it does not need to be stopped. */
function hasSettled(
  { before }: TransitionMoment<AnyStateMachine>,
  id: string,
): boolean {
  const children: Readonly<Record<string, AnyActorRef | undefined>> =
    before.children;
  return ["done", "error"].includes(children[id]?.getSnapshot().status);
}

function checkContext(
  where: string,
  actual: object,
  expected: Partial<object> | undefined,
): void {
  const values = actual as Readonly<Record<string, unknown>>;
  for (const [key, value] of Object.entries(expected ?? {})) {
    expect(values[key], `${where}: context.${key}`).toEqual(value);
  }
}

function resolve<T>(
  given: T | ((moment: TransitionMoment<AnyStateMachine>) => T),
  moment: TransitionMoment<AnyStateMachine>,
): T {
  return typeof given === "function"
    ? (given as (moment: TransitionMoment<AnyStateMachine>) => T)(moment)
    : given;
}

/** Treats `["logOut", undefined]` and `["logOut"]` as equal. */
function trim([name, value]: Named): Named {
  return value === undefined ? [name] : [name, value];
}
