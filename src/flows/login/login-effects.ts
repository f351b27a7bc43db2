import type { RefObject } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { PAGE_LANGUAGE } from "../../../contract/language.ts";
import {
  type EmailVerificationState,
  type ResetPasswordState,
  readLoginState,
} from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import { addressOf, type loginMachine } from "../../../machines/login/chart.ts";
import { useRedirect } from "../../app/navigation-context.ts";
import type { Effects } from "../../app/use-chart.ts";
import { apiActor, send, timedCallActor } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { storeLanguages } from "../../services/language/reader-languages.ts";
import { secondsActor } from "../../services/page-events.ts";
import { canStoreSession } from "../../services/storable-session.ts";
import {
  storeLoginLockoutEnd,
  watchLoginLockout,
} from "../../services/stored-session.ts";
import { focusFirstInvalid } from "../../ui/focus.ts";
import { SessionContext } from "../session/session-context.tsx";

/** Returns the actors and actions of the login: calls, clock, stored lockout, focus and navigation. */
export function useLoginEffects(
  form: RefObject<HTMLFormElement | null>,
): Effects<typeof loginMachine> {
  const session = SessionContext.useActorRef();
  const navigate = useNavigate();
  const redirect = useRedirect();
  const { state: navigationState } = useLocation();
  return {
    actors: {
      readNavigationState: fromPromise(async () => ({
        ...readLoginState(navigationState),
        isStored: canStoreSession(),
      })),
      watchLockout: eventActor((sendBack) =>
        watchLoginLockout((until) =>
          sendBack({ type: "lockout.changed", until, at: now() }),
        ),
      ),
      tick: secondsActor,
      checkEmail: apiActor("checkEmail"),
      logIn: timedCallActor("login"),
      resendLink: apiActor("resendActivation"),
    },
    actions: {
      focusFirstProblem: () => focusFirstInvalid(form),
      storeLockout: ({ context: { lockedUntil } }) => {
        if (lockedUntil !== null) storeLoginLockoutEnd(lockedUntil);
      },
      openSession: ({ context }) => {
        if (context.session)
          session.send({ type: "session.opened", ...context.session });
      },
      storeLanguage: ({ context }) =>
        storeLanguages({
          choice: context.session?.language ?? null,
          dismissed: null,
        }),
      saveLanguage: ({ context: { session: opened } }) => {
        const json = { language: PAGE_LANGUAGE };
        if (opened)
          send("setLanguage", { token: opened.token, json }).catch(() => {});
      },
      goToReset: ({ context }) => {
        const state: ResetPasswordState = {
          email: addressOf(context),
          reason: "passwordExpired",
        };
        redirect(pages.resetPassword.path, { state });
      },
      goToCode: ({ context }) => {
        const state: EmailVerificationState = {
          email: addressOf(context),
          token: context.handle ?? "",
        };
        navigate(pages.emailVerification.path, { state });
      },
    },
  };
}
