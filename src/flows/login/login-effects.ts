import type { RefObject } from "react";
import type { NavigateFunction } from "react-router-dom";
import { fromCallback, fromPromise } from "xstate";
import type { AnswerOf, BodyOf } from "../../../contract/calls/index.ts";
import {
  type EmailVerificationState,
  type LoginState,
  type ResetPasswordState,
  readLoginState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { normalEmail } from "../../../contract/rules/accounts.ts";
import {
  type LoginContext,
  type LoginEvent,
  type LoginSession,
  pageBefore,
  type Timed,
} from "../../../machines/login/chart.ts";
import { callActor, send } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { watchLoginLockout } from "../../services/login-lockout.ts";
import { storeLoginLockedUntil } from "../../services/stored-session.ts";
import { everySecond } from "../../services/ticking.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";

type ActionArgs = { context: LoginContext };
type EffectOptions = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly navigate: NavigateFunction;
  /** The router's navigation state. */
  readonly state: unknown;
  readonly openSession: (session: LoginSession) => void;
};

/** Returns the actors and actions of the login: calls, clock, stored lockout, focus and navigation. */
export function loginEffects({
  form,
  navigate,
  state,
  openSession,
}: EffectOptions) {
  return {
    actors: {
      readArrival: fromPromise<LoginState, void>(async () =>
        readLoginState(state),
      ),
      watchLockout: fromCallback<LoginEvent>(({ sendBack }) =>
        watchLoginLockout((until) =>
          sendBack({ type: "lockout.changed", until, at: now() }),
        ),
      ),
      tick: fromCallback<LoginEvent>(({ sendBack }) =>
        everySecond((at) => sendBack({ type: "clock.ticked", at })),
      ),
      checkEmail: callActor("checkEmail"),
      logIn: fromPromise<AnswerOf<"login"> & Timed, BodyOf<"login">>(
        async ({ input, signal }) => ({
          ...(await send("login", { json: input, signal })),
          at: now(),
        }),
      ),
      resendLink: callActor("resendActivation"),
    },
    actions: {
      focusFirstProblem: () => {
        // The problems are rendered after this step.
        requestAnimationFrame(() => {
          if (form.current) focusFirstInvalid(form.current);
        });
      },
      storeLockout: ({ context: { lockedUntil } }: ActionArgs) => {
        if (lockedUntil !== null) storeLoginLockedUntil(lockedUntil);
      },
      openSession: ({ context: { session } }: ActionArgs) => {
        if (session) openSession(session);
      },
      goBack: ({ context }: ActionArgs) => {
        navigate(pageBefore(context) ?? pages.home.path, { replace: true });
      },
      goTo: (_: unknown, { to }: { to: string }) => {
        navigate(to, { replace: true });
      },
      goToReset: ({ context }: ActionArgs) => {
        const state: ResetPasswordState = {
          email: normalEmail(context.form.email),
          reason: "passwordExpired",
        };
        navigate(pages.resetPassword.path, { state });
      },
      goToCode: ({ context }: ActionArgs) => {
        const state: EmailVerificationState = {
          email: normalEmail(context.form.email),
          token: context.handle ?? "",
        };
        navigate(pages.emailVerification.path, { state });
      },
    },
  };
}
