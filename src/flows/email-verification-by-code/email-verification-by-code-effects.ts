import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import type { AnswerOf, BodyOf } from "../../../contract/calls/index.ts";
import {
  type LoginState,
  readEmailVerificationState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type {
  CodeArrival,
  CodeContext,
  CodeEvent,
} from "../../../machines/email-verification-by-code/chart.ts";
import { callActor, send } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { everySecond } from "../../services/ticking.ts";

type EffectOptions = {
  /** The code input. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly navigate: NavigateFunction;
  /** The router's navigation state. */
  readonly state: unknown;
};

/** Returns the actors and actions of verification by code. */
export function codeEffects({ input, navigate, state }: EffectOptions) {
  return {
    actors: {
      readArrival: fromPromise<CodeArrival, void>(async () => ({
        state: readEmailVerificationState(state),
        at: now(),
      })),
      tick: fromCallback<CodeEvent>(({ sendBack }) =>
        everySecond((at) => sendBack({ type: "clock.ticked", at })),
      ),
      verifyCode: callActor("verifyCode"),
      resendCode: fromPromise<
        AnswerOf<"resendCode"> & { at: number },
        BodyOf<"resendCode">
      >(async ({ input: request, signal }) => ({
        ...(await send("resendCode", { json: request, signal })),
        at: now(),
      })),
    },
    actions: {
      focusCode: () => {
        // The dialog restores the focus first.
        requestAnimationFrame(() => input.current?.focus());
      },
      goToLogin: ({ context: { email } }: { context: CodeContext }) => {
        const state: LoginState = { email };
        navigate(pages.login.path, { replace: true, state });
      },
    },
  };
}
