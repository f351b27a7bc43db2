import { assign, setup } from "xstate";
import { type Message, message } from "../../contract/messages/index.ts";
import { businessNameOf, type Profile } from "../../contract/profile/wire.ts";
import { eventOf, hasStatus, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect, taskActor } from "../shared/actor-stub.ts";

export type MemberCardContext = {
  /** The business name, empty without one; null until a page has loaded it. */
  readonly name: string | null;
  /** Id of the profile's stored picture; null if there is no picture, or if the picture must be fetched again. */
  readonly avatarId: string | null;
  /** Object URL of the visible picture; null while the initials are shown. */
  readonly pictureUrl: string | null;
  readonly problem: Message | null;
};
export type MemberCardEvent =
  /** A page has loaded the member's name. */
  | {
      type: "member.loaded";
      name: string;
      /** Undefined on a page that does not load the picture. */
      avatarId: string | null | undefined;
    }
  /** A page that does not load the profile is shown. */
  | { type: "member.needed" }
  /** A file was chosen. `url` is its object URL. */
  | { type: "picture.chosen"; mediaType: string; url: string }
  /** The browser cannot show the visible picture. */
  | { type: "picture.failed" }
  | { type: "member.loggedOut" };

const NO_MEMBER: MemberCardContext = {
  name: null,
  avatarId: null,
  pictureUrl: null,
  problem: null,
};

/**
 * The member card in the sidebar: name and picture. The profile picture is shown until the member chooses another
 * picture, which is shown only in this tab and is not uploaded.
 */
export const memberCardMachine = setup({
  types: { context: {} as MemberCardContext, events: {} as MemberCardEvent },
  actors: {
    /** Fetches the profile, for its name and picture. */
    fetchProfile: apiActor("profile"),
    /** Fetches a stored file with the token and returns an object URL. */
    fetchPicture: taskActor<string, { readonly id: string }>(),
  },
  guards: {
    hasNewPicture: ({ context, event }) => {
      const { avatarId } = eventOf(event, "member.loaded");
      return Boolean(avatarId) && avatarId !== context.avatarId;
    },
    isPictureRemoved: ({ context, event }) =>
      eventOf(event, "member.loaded").avatarId === null &&
      context.avatarId !== null,
    isNameUnknown: ({ context }) => context.name === null,
    isMissing: hasStatus(404),
    hasPicture: ({ event }) => Boolean(outputOf<Profile>(event).avatar),
    isImage: ({ event }) =>
      eventOf(event, "picture.chosen").mediaType.startsWith("image/"),
  },
  actions: {
    setMember: assign(({ context, event }) => {
      const { name, avatarId } = eventOf(event, "member.loaded");
      return {
        name,
        avatarId: avatarId === undefined ? context.avatarId : avatarId,
      };
    }),
    setFetchedMember: assign(({ context, event }) => {
      const profile = outputOf<Profile>(event);
      return {
        // A name that a page has loaded meanwhile is newer.
        name: context.name ?? businessNameOf(profile),
        avatarId: profile.avatar?.id ?? null,
      };
    }),
    setNoName: assign(({ context }) => ({ name: context.name ?? "" })),
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
    /** Effects, implemented in `src/`. */
    /** Revokes the object URL of the visible picture. */
    releasePicture: effect(),
    /** Revokes the object URL of a rejected file. */
    releaseRejectedFile: effect(),
  },
}).createMachine({
  id: "memberCard",
  description: "See the name and picture of the account.",
  meta: {
    title: "Name and picture in the sidebar",
    who: "Members",
    area: "funding",
  },
  context: NO_MEMBER,
  initial: "initials",
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
    "member.loaded": [
      {
        guard: "hasNewPicture",
        target: ".fetching",
        actions: ["releasePicture", "clearPicture", "setMember"],
      },
      {
        guard: "isPictureRemoved",
        target: ".initials",
        actions: ["releasePicture", "clearPicture", "setMember"],
      },
      { actions: "setMember" },
    ],
  },
  states: {
    initials: {
      description: "The initials of the name are shown.",
      on: {
        "member.needed": {
          guard: "isNameUnknown",
          target: "reading",
          meta: { rules: ["2-investor-dashboard-158"] },
        },
      },
    },
    reading: {
      description:
        "The page does not load the profile, so it is being fetched for the name.",
      invoke: {
        id: "fetchProfile",
        src: "fetchProfile",
        onDone: [
          {
            guard: "hasPicture",
            target: "fetching",
            actions: "setFetchedMember",
            meta: { rules: ["2-investor-dashboard-158"] },
          },
          {
            target: "initials",
            actions: "setFetchedMember",
            meta: { rules: ["2-investor-dashboard-158"] },
          },
        ],
        onError: [
          {
            guard: "isMissing",
            target: "initials",
            actions: "setNoName",
            description:
              "Without a profile, the email address up to the @ is the name.",
          },
          {
            target: "initials",
            description:
              "The email address up to the @ is the name until the next page.",
          },
        ],
      },
    },
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
        "member.loaded": { actions: "setMember" },
        "picture.failed": {
          target: "initials",
          actions: ["releasePicture", "clearPicture", "showUnsupportedPicture"],
          description:
            "The next page that loads the profile fetches its picture again.",
          meta: { rules: ["2-investor-dashboard-17"] },
        },
      },
    },
  },
});

function pictureRequest({ context }: { context: MemberCardContext }) {
  return { id: context.avatarId ?? "" };
}
