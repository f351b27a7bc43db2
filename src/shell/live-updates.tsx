import { useActorRef, useSelector } from "@xstate/react";
import { useEffect } from "react";
import { fromCallback, fromPromise } from "xstate";
import { say } from "../../contract/messages/index.ts";
import type { UpdatesAnswer } from "../../contract/wire.ts";
import { liveUpdatesMachine } from "../../machines/live-updates.ts";
import type { LiveUpdatesEvent } from "../../machines/live-updates-facts.ts";
import { openStream, send } from "../services/api.ts";
import { inspection } from "../services/inspection.ts";
import { watchPageState } from "../services/page-state.ts";
import { random } from "../services/random.ts";
import { announceUpdates } from "../services/update-news.ts";
import type { UpdateStreamListeners } from "../services/update-stream.ts";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { useSession } from "./session-context.tsx";

const logic = liveUpdatesMachine.provide({
  actors: {
    watchPage: fromCallback<LiveUpdatesEvent>(({ sendBack }) =>
      watchPageState((type) => sendBack({ type })),
    ),
    openStream: fromCallback<LiveUpdatesEvent>(({ sendBack }) =>
      followLazily({
        updates: (answer) => sendBack({ type: "stream.told", answer }),
        beat: () => sendBack({ type: "stream.beat" }),
        crowded: () => sendBack({ type: "stream.crowded" }),
        end: () => sendBack({ type: "stream.cut", jitter: random() }),
      }),
    ),
    fetchUpdates: fromPromise<UpdatesAnswer, void>(({ signal }) =>
      send("updates", { signal }),
    ),
  },
  actions: { announceUpdates },
});

/**
 * The one connection of this tab, for as long as a member is logged in, and what it says the other side has just done.
 * The line for it is always in the page, so that what comes into it is announced.
 */
export function LiveUpdates() {
  const live = useActorRef(logic, inspection());
  const news = useSelector(live, ({ context }) => context.news);
  const { token, email, userType } = useSession();
  useEffect(() => {
    // Another token is another stream, also of the same member.
    live.send(
      token === null
        ? { type: "member.left" }
        : { type: "member.came", email, userType, jitter: random() },
    );
  }, [live, token, email, userType]);
  return (
    <ToastRegion
      place="above"
      toasts={news.map(({ id, message }) => ({ id, text: say(message) }))}
      onDismiss={(id) => live.send({ type: "news.read", id })}
    />
  );
}

/** Visitors never load what reads the stream. */
function followLazily(listeners: UpdateStreamListeners): () => void {
  let stop: (() => void) | null = null;
  let isLeft = false;
  import("../services/update-stream.ts").then(
    ({ followUpdates }) => {
      if (!isLeft) stop = followUpdates(openStream, listeners);
    },
    () => {
      if (!isLeft) listeners.end();
    },
  );
  return () => {
    isLeft = true;
    stop?.();
  };
}
