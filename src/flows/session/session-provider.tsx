import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { MEMBER_ATTRIBUTE } from "../../../contract/member-mark.ts";
import type { ResetPasswordState } from "../../../contract/navigation-state.ts";
import { pages } from "../../../contract/pages.ts";
import type { sessionMachine } from "../../../machines/session/chart.ts";
import { sessionRenewalMachine } from "../../../machines/session-renewal/chart.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { firstPageReady } from "../../app/page-start.tsx";
import type { Effects } from "../../app/use-chart.ts";
import {
  onSessionRejected,
  provideToken,
  reportSession,
  send,
} from "../../services/api.ts";
import { siteOrigin } from "../../services/browser-info.ts";
import { now } from "../../services/clock.ts";
import { eventActor } from "../../services/event-actor.ts";
import { forgetMember, removeOutdatedReads } from "../../services/last-read.ts";
import {
  combineUnsubscribes,
  onActivity,
  onOtherTabChange,
  onWake,
} from "../../services/page-events.ts";
import { removeProfileDrafts } from "../../services/removed-drafts.ts";
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
  const navigate = useNavigate();
  const renewal = provideEffects(sessionRenewalMachine, {
    actors: {
      logInAgain: fromPromise(async ({ input, signal }) => ({
        ...(await send("login", {
          json: { ...input, frontend_url: siteOrigin() },
          signal,
        })),
        at: now(),
      })),
    },
    actions: {
      storeLockout: ({ context: { lockedUntil } }) => {
        if (lockedUntil !== null) storeLoginLockoutEnd(lockedUntil);
      },
      focusPassword: () =>
        focusAfterRender(() => document.getElementById(RENEWAL_PASSWORD_ID)),
      goToReset: ({ context: { email } }) => {
        if (email === null) return;
        const state: ResetPasswordState = { email, reason: "passwordExpired" };
        navigate(pages.resetPassword.path, { state });
      },
    },
  });
  const effects: Effects<typeof sessionMachine> = {
    actors: {
      readStorage: eventActor((sendBack) => {
        firstPageReady.then(() => {
          // The page is now rendered for the member, or the session has ended.
          document.documentElement.removeAttribute(MEMBER_ATTRIBUTE);
          sendBack({ type: "storage.read", ...readStoredSession(), at: now() });
        });
        return () => {};
      }),
      // The signal is not passed on, because the request must outlive the state and the page.
      postLogout: fromPromise(({ input: { token } }) =>
        send("logout", { token, keepalive: true }),
      ),
      renewal,
    },
    actions: {
      storeSession: ({ context }) => {
        const { token, userType, email, loggedInAt, activeAt } = context;
        if (token === null) return;
        removeOutdatedReads(email);
        storeSession({ token, userType, email, loggedInAt, activeAt });
      },
      removeSession: removeStoredSession,
      forgetMember,
      storeLogoutAt: ({ context }) => storeLogoutAt(context.now),
      shareActivity: ({ context }) => storeActiveAt(context.activeAt),
      deleteDrafts: ({ context: { email } }) =>
        removeProfileDrafts(email ?? ""),
      logFailure: ({ event }) =>
        console.info("The logout call failed", { ...event }),
    },
  };
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
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: every new path is reported
  useEffect(() => {
    session.send({ type: "page.opened" });
  }, [session, pathname]);
  useEffect(() => {
    provideToken(() => session.getSnapshot().context.token);
    return session.subscribe(({ context }) => {
      if (context.token !== null) reportSession();
    }).unsubscribe;
  }, [session]);
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

/** The id of the password field in the dialog "Log in again". */
export const RENEWAL_PASSWORD_ID = "renewal-password";
