import { assign, setup } from "xstate";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, outputOf } from "../shared/actor-events.ts";
import {
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";

type MemberCardContext = {
  /** Id of the profile's stored picture; null if there is no picture, or if the picture must be fetched again. */
  readonly avatarId: string | null;
  /** Object URL of the visible picture; null while the initials are shown. */
  readonly pictureUrl: string | null;
  readonly problem: Message | null;
};
type MemberCardEvent =
  /** The profile was read. `avatarId` is the id of its picture; null without one. */
  | { type: "profile.read"; avatarId: string | null }
  /** A file was chosen. `url` is its object URL. */
  | { type: "picture.chosen"; mediaType: string; url: string }
  /** The browser cannot show the visible picture. */
  | { type: "picture.failed" }
  | { type: "member.loggedOut" };

const NO_MEMBER: MemberCardContext = {
  avatarId: null,
  pictureUrl: null,
  problem: null,
};

/**
 * The member's picture in the sidebar. The profile picture is shown until the member chooses another
 * picture, which is shown only in this tab and is not uploaded.
 */
export const memberCardMachine = setup({
  types: { context: {} as MemberCardContext, events: {} as MemberCardEvent },
  actors: {
    /** Sends `profile.read` after each read of the profile, and `member.loggedOut`. */
    watchProfile: eventActor<MemberCardEvent>(),
    /** Fetches a stored file with the token and returns an object URL. */
    fetchPicture: taskActor<string, { readonly id: string }>(),
  },
  guards: {
    hasNewPicture: ({ context, event }) => {
      const { avatarId } = eventOf(event, "profile.read");
      return avatarId !== null && avatarId !== context.avatarId;
    },
    isPictureRemoved: ({ context, event }) =>
      eventOf(event, "profile.read").avatarId === null &&
      context.avatarId !== null,
    isImage: ({ event }) =>
      eventOf(event, "picture.chosen").mediaType.startsWith("image/"),
  },
  actions: {
    setAvatarId: assign({
      avatarId: ({ event }) => eventOf(event, "profile.read").avatarId,
    }),
    showChosenPicture: assign({
      pictureUrl: ({ event }) => eventOf(event, "picture.chosen").url,
      problem: null,
    }),
    showFetchedPicture: assign({
      pictureUrl: ({ event }) => outputOf<string>(event),
    }),
    clearPicture: assign({ avatarId: null, pictureUrl: null }),
    hidePicture: assign({ pictureUrl: null }),
    showUnsupportedPicture: assign({
      problem: message("profile.file.avatarUnsupported"),
    }),
    showInvalidFile: assign({ problem: message("profile.file.avatarImage") }),
    clearMember: assign(NO_MEMBER),
    /** Revokes the object URL of the visible picture. */
    releasePicture: effect(),
    /** Revokes the object URL of a rejected file. */
    releaseRejectedFile: effect(),
  },
}).createMachine({
  id: "memberCard",
  description: "See the picture of the account.",
  meta: {
    title: "Picture in the sidebar",
    who: "Members",
    area: "funding",
  },
  context: NO_MEMBER,
  initial: "initials",
  invoke: invokeEventActor("watchProfile"),
  on: {
    "picture.chosen": [
      {
        guard: "isImage",
        target: ".chosen",
        actions: ["releasePicture", "showChosenPicture"],
      },
      { actions: ["releaseRejectedFile", "showInvalidFile"] },
    ],
    "member.loggedOut": {
      target: ".initials",
      actions: ["releasePicture", "clearMember"],
    },
    "profile.read": [
      {
        guard: "hasNewPicture",
        target: ".fetching",
        actions: ["releasePicture", "clearPicture", "setAvatarId"],
      },
      {
        guard: "isPictureRemoved",
        target: ".initials",
        actions: ["releasePicture", "clearPicture"],
      },
    ],
  },
  states: {
    initials: { description: "The initials of the name are shown." },
    fetching: {
      description: "The profile picture is being fetched.",
      invoke: {
        id: "fetchPicture",
        src: "fetchPicture",
        input: pictureRequest,
        onDone: { target: "stored", actions: "showFetchedPicture" },
        onError: { target: "initials", actions: "clearPicture" },
      },
    },
    stored: {
      description: "The profile picture is shown.",
      on: {
        "picture.failed": {
          target: "initials",
          actions: ["releasePicture", "hidePicture"],
          meta: { rules: ["2-investor-dashboard-17"] },
        },
      },
    },
    chosen: {
      description:
        "The picture chosen in this tab is shown until the session ends.",
      meta: { rules: ["2-investor-dashboard-03"] },
      on: {
        "profile.read": {
          description: "The chosen picture stays.",
        },
        "picture.failed": {
          target: "initials",
          actions: ["releasePicture", "clearPicture", "showUnsupportedPicture"],
          description:
            "The next read of the profile fetches its picture again.",
          meta: { rules: ["2-investor-dashboard-17"] },
        },
      },
    },
  },
});

function pictureRequest({ context }: { context: MemberCardContext }) {
  return { id: context.avatarId ?? "" };
}
