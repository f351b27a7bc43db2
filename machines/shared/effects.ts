import type { AnyStateMachine } from "xstate";
import { isCallFailure } from "../../contract/failure.ts";
import type { IsOpen } from "./actor-stub.ts";

/** The actors or actions with which a chart can be provided, by kind. */
type Provided<
  Machine extends AnyStateMachine,
  Kind extends "actors" | "actions",
> = Required<NonNullable<Parameters<Machine["provide"]>[0][Kind]>>;

/** Those that the chart leaves open. A child chart with open names must be complete. */
type OpenOf<All> = {
  readonly [Name in keyof All as IsOpenEffect<All[Name]> extends true
    ? Name
    : never]: All[Name] extends AnyStateMachine
    ? Complete<All[Name]>
    : All[Name];
};

type IsOpenEffect<Effect> = Effect extends (
  args: never,
  params: infer Params,
) => void
  ? IsOpen<NonNullable<Params>>
  : Effect extends AnyStateMachine
    ? [OpenNames<Effect>] extends [never]
      ? false
      : true
    : IsOpen<Effect>;

type OpenNames<Machine extends AnyStateMachine> =
  | keyof OpenOf<Provided<Machine, "actors">>
  | keyof OpenOf<Provided<Machine, "actions">>;

type EffectsOfKind<
  Machine extends AnyStateMachine,
  Kind extends "actors" | "actions",
> = [keyof OpenOf<Provided<Machine, Kind>>] extends [never]
  ? { readonly [Key in Kind]?: never }
  : { readonly [Key in Kind]: OpenOf<Provided<Machine, Kind>> };

/** Implementations of exactly the actors and actions that a chart leaves open. */
export type Effects<Machine extends AnyStateMachine> = EffectsOfKind<
  Machine,
  "actors"
> &
  EffectsOfKind<Machine, "actions">;

declare const complete: unique symbol;
/** A chart with all its effects. */
export type Complete<Machine> = Machine & { readonly [complete]: true };

/**
 * Returns the chart with its effects. Anything but a `CallFailure` that an effect throws is a defect: the chart stops with
 * this error instead of taking an `onError` transition, and so does the chart that runs it.
 */
export function provideEffects<Machine extends AnyStateMachine>(
  machine: Machine,
  effects: Effects<Machine>,
): Complete<Machine> {
  const provided = machine.provide(effects as object);
  const { transition } = provided;
  // Only the error events of actors have this property.
  provided.transition = (snapshot, event, scope) => {
    if ("error" in event && !isCallFailure(event.error)) throw event.error;
    return transition(snapshot, event, scope);
  };
  return provided as Complete<Machine>;
}
