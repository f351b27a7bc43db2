import { useEffect } from "react";
import { now } from "../../services/clock.ts";
import { whenIdle } from "../../services/page-events.ts";
import { watchRemovedDrafts } from "../../services/removed-drafts.ts";
import { SessionContext, useSession } from "../session/session-context.tsx";

/**
 * Prepares the logout of this tab. Renders nothing.
 *
 * @param preloadHome - Loads the home page in advance, for a logout while offline. Called when the page is idle.
 */
export function LogoutPreparation({
  preloadHome,
}: {
  readonly preloadHome: () => void;
}) {
  const isMember = useSession().token !== null;
  useEffect(() => {
    if (isMember) return whenIdle(preloadHome);
  }, [isMember, preloadHome]);
  useEffect(watchRemovedDrafts, []);
  return null;
}

/** Returns the handler of the Logout buttons. */
export function useLogout(): () => void {
  const session = SessionContext.useActorRef();
  return () => {
    const { token } = session.getSnapshot().context;
    if (token !== null)
      session.send({ type: "logout.requested", token, at: now() });
  };
}

/** Returns true while the logout is running; the app then shows a notice instead of the page. */
export function useIsLoggingOut(): boolean {
  return SessionContext.useSelector(
    (snapshot) => snapshot.hasTag("loggingOut") || snapshot.hasTag("leaving"),
  );
}
