import { createActorContext } from "@xstate/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { type NavigateFunction, useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { pages } from "../../../contract/pages.ts";
import {
  type LogoutContext,
  logoutMachine,
} from "../../../machines/logout/chart.ts";
import { dropToken, send } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { whenIdle } from "../../services/idle.ts";
import { inspection } from "../../services/inspection.ts";
import { reload } from "../../services/page-arriving.ts";
import { forgetProfileDraft } from "../../services/profile-draft.ts";
import {
  forgetStoredSession,
  storeLogoutAt,
} from "../../services/stored-session.ts";
import { SessionContext } from "../session/session-context.tsx";

const Logout = createActorContext(logoutMachine);

type EffectOptions = {
  readonly leaveSession: () => void;
  readonly goHome: () => void;
};
type ActionArgs = { context: LogoutContext };

/** Returns the actors and actions of the logout chart: the call, the storage and the navigation to /. */
function logoutEffects({ leaveSession, goHome }: EffectOptions) {
  return {
    actors: {
      // The signal is not passed on, because the request must outlive the state and the page.
      postLogout: fromPromise<unknown, { readonly token: string }>(
        ({ input: { token } }) => send("logout", { token, keepalive: true }),
      ),
    },
    actions: {
      dropToken,
      forgetSession: ({ context }: ActionArgs) => {
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

export type LogoutProviderProps = {
  /** Loads / in advance. Called when the page is idle, because an offline logout navigates there. */
  readonly preloadHome: () => void;
  readonly children: ReactNode;
};

/** Runs the logout chart of this tab. Requires a SessionProvider. */
export function LogoutProvider({ preloadHome, children }: LogoutProviderProps) {
  const session = SessionContext.useActorRef();
  const isMember = SessionContext.useSelector(
    ({ context }) => context.token !== null,
  );
  useEffect(() => {
    if (isMember) return whenIdle(preloadHome);
  }, [isMember, preloadHome]);
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

/** Returns the handler of the Logout buttons. */
export function useLogout(): () => void {
  const logout = Logout.useActorRef();
  const session = SessionContext.useActorRef();
  return () => {
    const { token } = session.getSnapshot().context;
    if (token !== null) logout.send({ type: "logout.asked", token, at: now() });
  };
}

/** Returns true while the logout is running; the app then shows a notice instead of the page. */
export function useIsLoggingOut(): boolean {
  return Logout.useSelector((snapshot) => snapshot.hasTag("busy"));
}
