import { createActorContext } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { pages } from "../../contract/pages.ts";
import { type LogoutContext, logoutMachine } from "../../machines/logout.ts";
import { routeOf } from "../routes.tsx";
import { dropToken, send } from "../services/api.ts";
import { now } from "../services/clock.ts";
import { whenIdle } from "../services/idle.ts";
import { inspection } from "../services/inspection.ts";
import { reload } from "../services/page-arriving.ts";
import { forgetProfileDraft } from "../services/profile-draft.ts";
import {
  forgetStoredSession,
  storeLogoutAt,
} from "../services/stored-session.ts";
import { SessionContext } from "./session-context.tsx";

const Logout = createActorContext(logoutMachine);

type Tools = {
  readonly leaveSession: () => void;
  readonly goHome: () => void;
};
type Here = { context: LogoutContext };

/** What the browser gives to the logout chart: the call, the storage, the session and the way to /. */
function logoutEffects({ leaveSession, goHome }: Tools) {
  return {
    actors: {
      // The actor's signal is left alone: the request outlives its state, and the page.
      postLogout: fromPromise<unknown, { readonly token: string }>(
        ({ input: { token } }) => send("logout", { token, keepalive: true }),
      ),
    },
    actions: {
      dropToken,
      forgetSession: ({ context }: Here) => {
        storeLogoutAt(context.at);
        forgetStoredSession();
      },
      forgetDrafts: () => forgetProfileDraft(),
      leaveSession,
      logFailure: ({ event }: { event: object }) => {
        console.info("The logout call failed", { ...event });
      },
      reloadHome: () => reload(pages.home.path),
      goHome,
    },
  };
}

/** The one logout of this tab, tied to its session. Stands inside SessionProvider. */
export function LogoutProvider({ children }: { readonly children: ReactNode }) {
  const session = SessionContext.useActorRef();
  const isMember = SessionContext.useSelector(
    ({ context }) => context.token !== null,
  );
  useEffect(() => {
    if (isMember) return whenIdle(fetchHome);
  }, [isMember]);
  const navigate = useNavigate();
  const latest = useRef<NavigateFunction>(navigate);
  useEffect(() => {
    latest.current = navigate;
  }, [navigate]);
  const [logic] = useState(() =>
    logoutMachine.provide(
      logoutEffects({
        leaveSession: () => session.send({ type: "session.left" }),
        goHome: () => {
          latest.current(pages.home.path);
        },
      }),
    ),
  );
  return (
    <Logout.Provider logic={logic} options={inspection()}>
      {children}
    </Logout.Provider>
  );
}

/** Fetches / ahead of time: a logout without a network goes there. */
function fetchHome(): void {
  routeOf(pages.home.path)
    ?.preload()
    // Then the page itself says that it could not be opened.
    .catch(() => {});
}

/** Asks for a logout; what Logout in navbar and sidebar does. */
export function useLogout(): () => void {
  const logout = Logout.useActorRef();
  const session = SessionContext.useActorRef();
  return () => {
    const { token } = session.getSnapshot().context;
    if (token !== null) logout.send({ type: "logout.asked", token, at: now() });
  };
}

/** True while the person leaves: the page says so instead of what it showed. */
export function useIsLoggingOut(): boolean {
  return Logout.useSelector((snapshot) => snapshot.hasTag("busy"));
}
