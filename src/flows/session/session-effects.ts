import type { NavigateFunction } from "react-router-dom";
import { fromPromise } from "xstate";
import type { AnswerOf } from "../../../contract/calls/index.ts";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import type { LoginState } from "../../../contract/navigation-state.ts";
import { homeOf, pages } from "../../../contract/pages.ts";
import type {
  Renewal,
  SessionContext,
  StoredReading,
} from "../../../machines/session/chart.ts";
import { firstPageAlive } from "../../app/page-start.tsx";
import { dropToken, holdToken, send } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { siteOrigin } from "../../services/origin.ts";
import {
  forgetStoredSession,
  readStoredSession,
  storeActiveAt,
  storeLoginLockedUntil,
  storeLogoutAt,
  storeSession,
} from "../../services/stored-session.ts";

type ActionArgs = { context: SessionContext };

/** Returns the actors and actions of the session: storage, Authorization header and navigation. */
export function sessionEffects(navigate: NavigateFunction) {
  return {
    actors: {
      readStored: fromPromise<StoredReading, void>(async () => {
        await firstPageAlive;
        return { ...readStoredSession(), at: now() };
      }),
      logInAgain: fromPromise<
        AnswerOf<"login"> & { readonly at: number },
        Renewal
      >(async ({ input, signal }) => ({
        ...(await send("login", {
          json: { ...input, frontend_url: siteOrigin() },
          signal,
        })),
        at: now(),
      })),
    },
    actions: {
      holdToken: ({ context: { token } }: ActionArgs) => {
        if (token !== null) holdToken(token);
      },
      dropToken,
      storeSession: ({ context }: ActionArgs) => {
        const { token, userType, email, loggedInAt, activeAt } = context;
        if (token !== null)
          storeSession({ token, userType, email, loggedInAt, activeAt });
      },
      forgetSession: forgetStoredSession,
      storeLogoutAt: ({ context }: ActionArgs) => storeLogoutAt(context.now),
      shareActivity: ({ context }: ActionArgs) =>
        storeActiveAt(context.activeAt),
      storeLockout: ({ context }: ActionArgs) =>
        storeLoginLockedUntil(context.now + LOGIN_LOCKOUT),
      focusPassword: () => {
        // The problem is rendered after this step.
        requestAnimationFrame(() => {
          document.getElementById(RENEWAL_PASSWORD_ID)?.focus();
        });
      },
      goTo: ({ context }: ActionArgs, { to }: { to: string }) => {
        navigate(
          to,
          to === pages.login.path ? { state: stateFor(context) } : {},
        );
      },
      goToOwnHome: ({ context }: ActionArgs) => {
        navigate(homeOf(context.userType));
      },
    },
  };
}

/** The id of the password field in "Log in again now". */
export const RENEWAL_PASSWORD_ID = "renewal-password";

/**
 * Returns the navigation state of /login after the end of a session: the reason, and the protected page to return to.
 */
export function stateFor({ reason, access, address }: SessionContext) {
  const state: LoginState = {
    ...(reason && { reason }),
    ...(access !== "public" && { from: address }),
  };
  return state;
}
