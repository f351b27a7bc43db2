import { useEffect } from "react";
import { fromPromise } from "xstate";
import { memberCardMachine } from "../../../machines/member-card/chart.ts";
import { createChartContext, type Effects } from "../../app/use-chart.ts";
import { fetchFileUrl } from "../../services/files.ts";
import { readActor } from "../../services/last-read.ts";
import type { Elements } from "../../ui/elements.ts";
import { useSession } from "../session/session-context.tsx";

const effects: Effects<typeof memberCardMachine> = {
  actors: {
    fetchProfile: readActor("profile"),
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
};

const MemberCard = createChartContext(memberCardMachine);

/** Preserves the sidebar's name and picture across pages, and clears them when the session ends. */
export function MemberCardProvider(props: { readonly children: Elements }) {
  return (
    <MemberCard.Provider effects={effects}>
      <ClearOnLogout />
      {props.children}
    </MemberCard.Provider>
  );
}

function ClearOnLogout() {
  const card = MemberCard.useActorRef();
  const { email, token } = useSession();
  // Renewing the session changes the token but not the email. A session without an email cannot be renewed.
  const member = email ?? token;
  useEffect(() => {
    // The card must not be shown to the next member.
    if (member) return () => card.send({ type: "member.loggedOut" });
  }, [card, member]);
  return null;
}

/**
 * Returns the content of the sidebar's card. `choosePicture` shows a chosen picture; `removePicture` removes one that the
 * browser cannot show. `name` and `avatarId` are the values that the page has loaded. A page for which both are undefined
 * does not load them.
 */
export function useMemberCard(
  name: string | null | undefined,
  avatarId: string | null | undefined,
) {
  const card = MemberCard.useActorRef();
  const { context } = MemberCard.useSelector((snapshot) => snapshot);
  useEffect(() => {
    if (name === undefined && avatarId === undefined)
      card.send({ type: "member.needed" });
    if (name)
      card.send({
        type: "member.loaded",
        name,
        avatarId,
      });
  }, [card, name, avatarId]);
  return {
    ...context,
    choosePicture: (file: File) =>
      card.send({
        type: "picture.chosen",
        mediaType: file.type,
        url: URL.createObjectURL(file),
      }),
    removePicture: () => card.send({ type: "picture.failed" }),
  };
}
