import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { fromPromise } from "xstate";
import { pages } from "../../../contract/pages.ts";
import { logoutMachine } from "../../../machines/logout/chart.ts";
import { createChartContext, type Effects } from "../../app/use-chart.ts";
import { removeAuthHeader, send } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { loadFromServer, whenIdle } from "../../services/page-events.ts";
import {
  removeProfileDrafts,
  watchRemovedDrafts,
} from "../../services/profile-draft.ts";
import {
  removeStoredSession,
  storeLogoutAt,
} from "../../services/stored-session.ts";
import type { Elements } from "../../ui/elements.ts";
import { SessionContext, useSession } from "../session/session-context.tsx";

const Logout = createChartContext(logoutMachine);

/**
 * Runs the logout chart of this tab. Requires a SessionProvider.
 *
 * @param preloadHome - Loads the home page in advance, for a logout while offline. Called when the page is idle.
 */
export function LogoutProvider(props: {
  readonly preloadHome: () => void;
  readonly children: Elements;
}) {
  const { preloadHome, children } = props;
  const session = SessionContext.useActorRef();
  const isMember = useSession().token !== null;
  useEffect(() => {
    if (isMember) return whenIdle(preloadHome);
  }, [isMember, preloadHome]);
  useEffect(watchRemovedDrafts, []);
  const navigate = useNavigate();
  const effects: Effects<typeof logoutMachine> = {
    actors: {
      // The signal is not passed on, because the request must outlive the state and the page.
      postLogout: fromPromise(({ input: { token } }) =>
        send("logout", { token, keepalive: true }),
      ),
    },
    actions: {
      removeAuthHeader,
      removeStoredSession: ({ context }) => {
        storeLogoutAt(context.at);
        removeStoredSession();
      },
      deleteDrafts: () =>
        removeProfileDrafts(session.getSnapshot().context.email ?? ""),
      endSession: () => session.send({ type: "session.loggedOut" }),
      logFailure: ({ event }) =>
        console.info("The logout call failed", { ...event }),
      reloadHome: () => loadFromServer(pages.home.path),
      goHome: () => navigate(pages.home.path),
    },
  };
  return <Logout.Provider effects={effects}>{children}</Logout.Provider>;
}

/** Returns the handler of the Logout buttons. */
export function useLogout(): () => void {
  const logout = Logout.useActorRef();
  const session = SessionContext.useActorRef();
  return () => {
    const { token } = session.getSnapshot().context;
    if (token !== null)
      logout.send({ type: "logout.requested", token, at: now() });
  };
}

/** Returns true while the logout is running; the app then shows a notice instead of the page. */
export function useIsLoggingOut(): boolean {
  return Logout.useSelector((snapshot) => snapshot.hasTag("busy"));
}
