import { useEffect } from "react";
import {
  matchPath,
  type NavigateFunction,
  useLocation,
  useNavigate,
} from "react-router-dom";
import { fromPromise } from "xstate";
import { LOGIN_LOCKOUT } from "../../../contract/constants.ts";
import { MEMBER_ATTRIBUTE } from "../../../contract/member-mark.ts";
import type {
  LoginState,
  ResetPasswordState,
} from "../../../contract/navigation-state.ts";
import { homePath, pageAccess, pages } from "../../../contract/pages.ts";
import type {
  SessionContext as SessionChartContext,
  sessionMachine,
} from "../../../machines/session/chart.ts";
import { firstPageReady } from "../../app/page-start.tsx";
import type { Effects } from "../../app/use-chart.ts";
import {
  onSessionRejected,
  removeAuthHeader,
  send,
  setAuthHeader,
} from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { now } from "../../services/clock.ts";
import {
  removeOutdatedReads,
  removeStoredResponses,
} from "../../services/last-read.ts";
import {
  combineUnsubscribes,
  loadFromServer,
  onActivity,
  onOtherTabChange,
  onWake,
} from "../../services/page-events.ts";
import {
  readStoredSession,
  removeStoredSession,
  storeActiveAt,
  storeLoginLockoutEnd,
  storeLogoutAt,
  storeSession,
} from "../../services/stored-session.ts";
import type { Elements } from "../../ui/elements.ts";
import { focusAfterRender } from "../../ui/focus.ts";
import { SessionContext } from "./session-context.tsx";

/** Starts the session chart inside the router and provides its effects. */
export function SessionProvider(props: { readonly children: Elements }) {
  // `useNavigate` returns a different function after each navigation; the chart uses the latest effects.
  const effects = sessionEffects(useNavigate());
  return (
    <SessionContext.Provider effects={effects}>
      <SessionListeners />
      {props.children}
    </SessionContext.Provider>
  );
}

/**
 * Sends events to the session chart: page changes, activity, changes in other tabs, resumed pages and refused calls.
 * Renders nothing.
 */
function SessionListeners() {
  const session = SessionContext.useActorRef();
  const location = useLocation();
  useEffect(() => {
    const { pathname, search, hash } = location;
    const page = Object.values(pages).find(({ path }) =>
      matchPath(path, pathname),
    );
    session.send({
      type: "page.changed",
      path: pathname,
      address: `${pathname}${search}${hash}`,
      access: page ? pageAccess(page, search) : "public",
    });
  }, [session, location]);
  useEffect(() => {
    const reportStorage = () =>
      session.send({
        type: "storage.changed",
        ...readStoredSession(),
        at: now(),
      });
    return combineUnsubscribes(
      onSessionRejected((token) =>
        session.send({ type: "call.refused", token, at: now() }),
      ),
      onActivity((at) => session.send({ type: "activity.detected", at })),
      onOtherTabChange(reportStorage, (at) =>
        session.send({ type: "activity.detected", at }),
      ),
      onWake(() => {
        // Another tab may have renewed the session, so the storage is read before the time is checked.
        reportStorage();
        session.send({ type: "page.resumed", at: now() });
      }),
    );
  }, [session]);
  return null;
}

/** Returns the actors and actions of the session chart. */
function sessionEffects(
  navigate: NavigateFunction,
): Effects<typeof sessionMachine> {
  return {
    actors: {
      readStoredSession: fromPromise(async () => {
        await firstPageReady;
        // The page is now rendered for the member, or the session has ended.
        document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
        return { ...readStoredSession(), at: now() };
      }),
      logInAgain: fromPromise(async ({ input, signal }) => ({
        ...(await send("login", {
          json: { ...input, frontend_url: siteOrigin() },
          signal,
        })),
        at: now(),
      })),
    },
    actions: {
      setAuthHeader: ({ context: { token } }) => {
        if (token !== null) setAuthHeader(token);
      },
      removeAuthHeader,
      storeSession: ({ context }) => {
        const { token, userType, email, loggedInAt, activeAt } = context;
        if (token === null) return;
        removeOutdatedReads(email);
        storeSession({ token, userType, email, loggedInAt, activeAt });
      },
      removeSession: removeStoredSession,
      removeStoredResponses,
      storeLogoutAt: ({ context }) => storeLogoutAt(context.now),
      shareActivity: ({ context }) => storeActiveAt(context.activeAt),
      storeLockout: ({ context }) =>
        storeLoginLockoutEnd(context.now + LOGIN_LOCKOUT),
      focusPassword: () =>
        focusAfterRender(() => document.getElementById(RENEWAL_PASSWORD_ID)),
      goToLogin: ({ context }) =>
        navigate(pages.login.path, { state: loginStateFor(context) }),
      goToHome: () => navigate(pages.home.path),
      goToReset: ({ context: { email } }) => {
        if (email === null) return;
        const state: ResetPasswordState = { email, reason: "passwordExpired" };
        navigate(pages.resetPassword.path, { state });
      },
      // Deferred until the page is unmounted, because a form with unsaved changes would ask for a confirmation.
      loadRoleHome: ({ context }) => {
        setTimeout(() => loadFromServer(homePath(context.userType)));
      },
    },
  };
}

/** The id of the password field in the dialog "Log in again". */
export const RENEWAL_PASSWORD_ID = "renewal-password";

/**
 * Returns the navigation state for /login: why the session ended, if it did, and the protected page to return to.
 */
export function loginStateFor({
  reason,
  access,
  address,
}: SessionChartContext): LoginState {
  return {
    ...(reason && { reason }),
    ...(access !== "public" && { from: address }),
  };
}
