import type { RefObject } from "react";
import { fromCallback, fromPromise } from "xstate";
import { readResetPasswordState } from "../../../contract/navigation-state.ts";
import {
  addressOf,
  type ResetArrival,
  type ResetReading,
  type ResetRequestContext,
  type ResetRequestEvent,
} from "../../../machines/password-reset-request/chart.ts";
import { callActor } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import {
  readCoolingEmail,
  readResetMemory,
  storeResetAttempts,
  storeResetCooldown,
} from "../../services/reset-attempts.ts";
import { everySecond } from "../../services/ticking.ts";

type ActionArgs = { context: ResetRequestContext };
type EffectOptions = {
  /** The email input. */
  readonly input: RefObject<HTMLInputElement | null>;
  /** The router's navigation state. */
  readonly state: unknown;
};

/** Returns the actors and actions of reset requests: the call, the cookies, the clock and the focus. */
export function resetRequestEffects({ input, state }: EffectOptions) {
  return {
    actors: {
      readArrival: fromPromise<ResetArrival, void>(async () => ({
        state: readResetPasswordState(state),
        coolingEmail: readCoolingEmail(),
      })),
      readAttempts: fromPromise<ResetReading, { readonly email: string }>(
        async ({ input: { email } }) => ({
          ...readResetMemory(email),
          at: now(),
        }),
      ),
      tick: fromCallback<ResetRequestEvent>(({ sendBack }) =>
        everySecond((at) => sendBack({ type: "clock.ticked", at })),
      ),
      requestReset: callActor("requestReset"),
    },
    actions: {
      focusEmail: () => {
        // The problem is rendered after this step.
        requestAnimationFrame(() => input.current?.focus());
      },
      storeAttempts: ({ context }: ActionArgs) => {
        storeResetAttempts(addressOf({ context }).email, context.attempts);
      },
      storeCooldown: ({ context }: ActionArgs) => {
        const { cooldownUntil } = context;
        if (cooldownUntil !== null)
          storeResetCooldown(addressOf({ context }).email, cooldownUntil);
      },
    },
  };
}
