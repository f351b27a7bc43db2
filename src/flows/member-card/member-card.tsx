import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { type ActorRefFrom, createActor, fromPromise } from "xstate";
import { PAGE_LANGUAGE } from "../../../contract/language.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
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
import { Icon } from "../../ui/Icon.tsx";
import { useSession } from "../session/session-context.tsx";

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

/** Returns the actor of the sidebar's picture, which keeps a chosen picture in this tab until the session ends. */
function cardActor() {
  card ??= createActor(logic, inspection());
  return card;
}

/**
 * The member's name, role and picture, or the initials of the name. A click on the picture opens the file chooser. Until
 * the name is known, the email address up to the @ is shown.
 */
export function MemberCard() {
  const actor = cardActor();
  const { pictureUrl, problem } = useSelector(actor, ({ context }) => context);
  const { email, userType } = useSession();
  const [profile] = useResource("profile", false);
  const [user] = useResource("user", false);
  useEffect(() => {
    actor.start();
    // Also on pages that do not show the profile: the name and the stored picture come from it.
    needResource("profile");
  }, [actor]);
  const name =
    accountName(profile.context.value, user.context.value) ||
    (email?.split("@")[0] ?? "");
  const choose = ([file]: Iterable<File>) => {
    if (!file) return;
    const url = URL.createObjectURL(file);
    actor.send({ type: "picture.chosen", mediaType: file.type, url });
  };
  return (
    <div className="row person">
      <label
        className="avatar"
        onDrop={(event) => choose(event.dataTransfer.files)}
      >
        <input
          className="visually-hidden"
          type="file"
          accept="image/*"
          onChange={(event) => {
            const chosen = [...(event.currentTarget.files ?? [])];
            event.currentTarget.value = "";
            choose(chosen);
          }}
        />
        <span aria-hidden="true">
          {pictureUrl ? (
            <img
              src={pictureUrl}
              alt=""
              onError={() => actor.send({ type: "picture.failed" })}
            />
          ) : (
            initials(name)
          )}
        </span>
        <span className="visually-hidden">{t("ui.changePicture")}</span>
        <Icon name="edit" />
      </label>
      <p>
        <span>{t("sidebar.greeting")}</span>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        <span>
          {userType === "investor"
            ? t("sidebar.investor")
            : t("sidebar.investee")}
        </span>
      </p>
      {problem && (
        <p className="person-problem" role="alert">
          {textOf(problem)}
        </p>
      )}
    </div>
  );
}

function initials(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  return words
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toLocaleUpperCase(PAGE_LANGUAGE);
}
