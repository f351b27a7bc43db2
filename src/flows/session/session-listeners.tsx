import { useEffect } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { accessOf, pages } from "../../../contract/pages.ts";
import { onRefusedCall } from "../../services/api.ts";
import { now } from "../../services/clock.ts";
import { onActivity, onOtherTab, onWake } from "../../services/page-events.ts";
import { readStoredSession } from "../../services/stored-session.ts";
import { SessionContext } from "./session-context.tsx";

/**
 * Sends events to the session chart: page changes, activity, other tabs, wake-ups and refused calls. Renders nothing.
 */
export function SessionListeners() {
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
      access: page ? accessOf(page, search) : "public",
    });
  }, [session, location]);
  useEffect(() => {
    const reportStorage = () =>
      session.send({ type: "tab.changed", ...readStoredSession(), at: now() });
    const stops = [
      onRefusedCall((token) =>
        session.send({ type: "call.refused", token, at: now() }),
      ),
      onActivity((at) => session.send({ type: "activity.seen", at })),
      onOtherTab({ session: reportStorage }, (at) =>
        session.send({ type: "activity.seen", at }),
      ),
      onWake(() => {
        // Another tab may have renewed the session, so the storage is read before the time is checked.
        reportStorage();
        session.send({ type: "page.resumed", at: now() });
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [session]);
  return null;
}
