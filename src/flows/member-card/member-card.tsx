import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { accountName } from "../../../contract/profile/wire.ts";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { provideEffects } from "../../../machines/shared/effects.ts";
import { useResource } from "../../app/use-resource.ts";
import { eventActor } from "../../services/event-actor.ts";
import { fetchFileUrl } from "../../services/files.ts";
import { inspection } from "../../services/inspection.ts";
import { onSessionEnd } from "../../services/last-read.ts";
import { combineUnsubscribes } from "../../services/page-events.ts";
import { needResource, onRead } from "../../services/resources.ts";

const logic = provideEffects(memberCardMachine, {
  actors: {
    watchProfile: eventActor((sendBack) =>
      combineUnsubscribes(
        onRead("profile", (profile) =>
          sendBack({
            type: "profile.read",
            avatarId: profile?.avatar?.id ?? null,
          }),
        ),
        // The picture must not be shown to the next member.
        onSessionEnd(() => sendBack({ type: "member.loggedOut" })),
      ),
    ),
    fetchPicture: fromPromise(({ input: { id }, signal }) =>
      fetchFileUrl(id, signal),
    ),
  },
  actions: {
    releasePicture: ({ context }) => {
      if (context.pictureUrl !== null) URL.revokeObjectURL(context.pictureUrl);
    },
    releaseRejectedFile: ({ event }) => {
      if (event.type === "picture.chosen") URL.revokeObjectURL(event.url);
    },
  },
});

let card: ActorRefFrom<typeof memberCardMachine> | undefined;

/** Returns the actor of the sidebar's picture, which stores a chosen picture until the session ends. */
function cardActor() {
  card ??= createActor(logic, inspection());
  return card;
}

/**
 * Returns the content of the sidebar's card. `choosePicture` shows a chosen picture; `removePicture` removes one that the
 * browser cannot show. The name is null while it is unknown, and without a name.
 */
export function useMemberCard() {
  const actor = cardActor();
  const { context } = useSelector(actor, (snapshot) => snapshot);
  const [profile] = useResource("profile", false);
  const [user] = useResource("user", false);
  useEffect(() => {
    actor.start();
    // A page that does not show the profile also has a sidebar.
    needResource("profile");
  }, [actor]);
  return {
    ...context,
    name: accountName(profile.context.value, user.context.value),
    choosePicture: (file: File) =>
      actor.send({
        type: "picture.chosen",
        mediaType: file.type,
        url: URL.createObjectURL(file),
      }),
    removePicture: () => actor.send({ type: "picture.failed" }),
  };
}
