import { createActorContext } from "@xstate/react";
import { type ReactNode, useEffect } from "react";
import { fromCallback, fromPromise } from "xstate";
import { say } from "../../contract/messages/index.ts";
import type { UpdatesAnswer } from "../../contract/wire.ts";
import { liveUpdatesMachine } from "../../machines/live-updates.ts";
import type { LiveUpdatesEvent } from "../../machines/live-updates-facts.ts";
import { openStream, send } from "../services/api.ts";
import { inspection } from "../services/inspection.ts";
import { watchAttention } from "../services/page-attention.ts";
import { announceUpdates } from "../services/update-news.ts";
import { ToastRegion } from "../ui/ToastRegion.tsx";
import { useSession } from "./session-context.tsx";

const logic = liveUpdatesMachine.provide({
  actors: {
    watchPage: fromCallback<LiveUpdatesEvent>(({ sendBack }) =>
      watchAttention((type) => sendBack({ type })),
    ),
    openStream: fromCallback<LiveUpdatesEvent>(({ sendBack }) =>
      followLazily({
        updates: (answer) => sendBack({ type: "stream.told", answer }),
        beat: () => sendBack({ type: "stream.beat" }),
        crowded: () => sendBack({ type: "stream.crowded" }),
        end: () => sendBack({ type: "stream.cut", jitter: Math.random() }),
      }),
    ),
    fetchUpdates: fromPromise<UpdatesAnswer, void>(({ signal }) =>
      send("updates", { signal }),
    ),
  },
  actions: { announceUpdates },
});

const LiveUpdates = createActorContext(logic);

/** Keeps the one connection of this tab for as long as a member is logged in, and says what it brings. */
export function LiveUpdatesProvider({
  children,
}: {
  readonly children: ReactNode;
}) {
  return (
    <LiveUpdates.Provider options={inspection()}>
      <FollowSession />
      {children}
      <LiveNews />
    </LiveUpdates.Provider>
  );
}

function FollowSession() {
  const live = LiveUpdates.useActorRef();
  const { token, email, userType } = useSession();
  useEffect(() => {
    // Another token is another stream, also of the same member.
    live.send(
      token === null
        ? { type: "member.left" }
        : { type: "member.came", email, userType, jitter: Math.random() },
    );
  }, [live, token, email, userType]);
  return null;
}

/** What the other side has just done. Always in the page, so that what comes into it is announced. */
function LiveNews() {
  const live = LiveUpdates.useActorRef();
  const news = LiveUpdates.useSelector(({ context }) => context.news);
  return (
    <ToastRegion
      place="above"
      toasts={news.map(({ id, message }) => ({ id, text: say(message) }))}
      onDismiss={(id) => live.send({ type: "news.read", id })}
    />
  );
}

/** Visitors never load what reads the stream. */
function followLazily(
  told: Parameters<
    typeof import("../services/update-stream.ts").followUpdates
  >[1],
): () => void {
  let stop: (() => void) | null = null;
  let isLeft = false;
  import("../services/update-stream.ts").then(
    ({ followUpdates }) => {
      if (!isLeft) stop = followUpdates(openStream, told);
    },
    () => {
      if (!isLeft) told.end();
    },
  );
  return () => {
    isLeft = true;
    stop?.();
  };
}
