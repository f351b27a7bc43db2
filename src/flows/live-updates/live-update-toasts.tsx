import { useEffect } from "react";
import { textOf } from "../../../contract/messages/index.ts";
import { liveUpdatesMachine } from "../../../machines/live-updates/chart.ts";
import { type Effects, useChart } from "../../app/use-chart.ts";
import { apiActor, openStream } from "../../services/api.ts";
import { random } from "../../services/browser-info.ts";
import { eventActor } from "../../services/event-actor.ts";
import { announceUpdates } from "../../services/list-changes.ts";
import {
  combineUnsubscribes,
  isOnline,
  isVisible,
  listen,
  onRestored,
  onShown,
  onVisibilityChange,
} from "../../services/page-events.ts";
import { followUpdates } from "../../services/update-stream.ts";
import { ToastRegion } from "../../ui/Alert.tsx";
import { useSession } from "../session/session-context.tsx";

const effects: Effects<typeof liveUpdatesMachine> = {
  actors: {
    watchPage: eventActor((sendBack) => {
      const reportIfOffline = () => {
        if (!isOnline()) sendBack({ type: "network.lost" });
      };
      const reportShown = () => {
        sendBack({ type: "page.shown" });
        reportIfOffline();
      };
      const reportIfHidden = () => {
        if (!isVisible()) sendBack({ type: "page.hidden" });
      };
      reportIfHidden();
      reportIfOffline();
      return combineUnsubscribes(
        onVisibilityChange(reportIfHidden),
        onShown(reportShown),
        onRestored(reportShown),
        // The page is left, and may be stored in the back/forward cache.
        listen("pagehide", () => sendBack({ type: "page.cached" })),
        listen("online", () => sendBack({ type: "network.restored" })),
        listen("offline", () => sendBack({ type: "network.lost" })),
      );
    }),
    openStream: eventActor((sendBack) => {
      const controller = new AbortController();
      followUpdates(openStream, sendBack, controller.signal);
      return () => controller.abort();
    }),
    fetchUpdates: apiActor("updates"),
  },
  actions: {
    announceUpdates: ({ context }) => announceUpdates(context.newUpdates),
  },
};

/**
 * Runs the live updates of this tab and shows toasts about changes made by others. The live region is always
 * rendered, because only changes to an existing one are announced.
 */
export function LiveUpdateToasts() {
  const [snapshot, send] = useChart(liveUpdatesMachine, effects);
  const { token, email, userType } = useSession();
  useEffect(() => {
    // A new token needs a new stream, even for the same member.
    send(
      token === null
        ? { type: "member.loggedOut" }
        : { type: "member.loggedIn", email, userType, jitter: random() },
    );
  }, [send, token, email, userType]);
  return (
    <ToastRegion
      scope="site"
      toasts={snapshot.context.notices.map(({ id, message }) => ({
        id,
        text: textOf(message),
      }))}
      onDismiss={(id) => send({ type: "notice.dismissed", id })}
    />
  );
}
