import { assign, fromPromise, setup } from "xstate";
import { type Message, message } from "../contract/messages/index.ts";
import { outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

export type MemberCardContext = {
  /** The business, once a page has learned it. */
  readonly name: string | null;
  /** The stored picture of the profile. */
  readonly avatarId: string | null;
  /** Where the browser holds the picture in view. */
  readonly address: string | null;
  readonly problem: Message | null;
};
export type MemberCardEvent =
  /** A page has learned whose pages these are. */
  | { type: "member.known"; name: string; avatarId: string | null }
  /** A file was chosen: its media type, and where the browser holds it. */
  | { type: "picture.chosen"; kind: string; address: string }
  | { type: "member.left" };

const NOBODY: MemberCardContext = {
  name: null,
  avatarId: null,
  address: null,
  problem: null,
};

/**
 * The card of the sidebar: name and picture (§2 Investor dashboard). A chosen picture is shown in this tab only
 * and goes nowhere; until then the picture of the profile stands there (decisions: Profile).
 */
export const memberCardMachine = setup({
  types: {
    context: {} as MemberCardContext,
    events: {} as MemberCardEvent,
  },
  actors: {
    /** Fetches a stored file with the token and gives the address under which the browser holds it. */
    fetchPicture: fromPromise<string, { readonly id: string }>(notProvided),
  },
  guards: {
    hasNewPicture: ({ context, event }) =>
      event.type === "member.known" &&
      event.avatarId !== null &&
      event.avatarId !== context.avatarId,
    hasLostPicture: ({ context, event }) =>
      event.type === "member.known" &&
      event.avatarId === null &&
      context.avatarId !== null,
    isImage: ({ event }) =>
      event.type === "picture.chosen" && event.kind.startsWith("image/"),
  },
  actions: {
    noteMember: assign(({ event }) =>
      event.type === "member.known"
        ? { name: event.name, avatarId: event.avatarId }
        : {},
    ),
    showChosen: assign(({ event }) =>
      event.type === "picture.chosen"
        ? { address: event.address, problem: null }
        : {},
    ),
    showFetched: assign({ address: ({ event }) => outputOf<string>(event) }),
    showInitials: assign({ address: null }),
    refuseFile: assign({ problem: message("profile.file.avatarImage") }),
    forgetMember: assign(NOBODY),

    /** Effects, given by the shell. */
    /** Lets go of the picture in view. */
    releasePicture: () => {},
    /** Lets go of a chosen file that is not shown. */
    releaseChosen: () => {},
  },
}).createMachine({
  id: "memberCard",
  description: "See whose pages these are, with a picture of one's own choice.",
  context: NOBODY,
  initial: "initials",
  on: {
    "picture.chosen": [
      {
        guard: "isImage",
        target: ".chosen",
        actions: ["releasePicture", "showChosen"],
        description: "Any image; it stays in this tab.",
      },
      {
        actions: ["releaseChosen", "refuseFile"],
        description: "Another kind of file: 'Please choose an image.'",
      },
    ],
    "member.left": {
      target: ".initials",
      actions: ["releasePicture", "forgetMember"],
      description: "The session ended.",
    },
    "member.known": [
      {
        guard: "hasNewPicture",
        target: ".fetching",
        actions: ["releasePicture", "showInitials", "noteMember"],
        description: "The profile has a picture.",
      },
      {
        guard: "hasLostPicture",
        target: ".initials",
        actions: ["releasePicture", "showInitials", "noteMember"],
        description: "The profile's picture was taken away.",
      },
      { actions: "noteMember", description: "The name, or the same again." },
    ],
  },
  states: {
    initials: {
      description: "The first letters of the name stand for a picture.",
      meta: { specification: ["§2 Investor dashboard"] },
    },
    fetching: {
      description: "The picture of the profile is on its way.",
      meta: { specification: ["§2 Investor dashboard", "decisions: Profile"] },
      invoke: {
        id: "fetchPicture",
        src: "fetchPicture",
        input: storedPicture,
        onDone: {
          target: "stored",
          actions: "showFetched",
          description: "It is there.",
        },
        onError: {
          target: "initials",
          description: "The letters do as well.",
        },
      },
    },
    stored: {
      description: "The picture of the profile.",
      meta: { specification: ["decisions: Profile"] },
    },
    chosen: {
      description: "The picture that was chosen in this tab.",
      meta: { specification: ["§2 Investor dashboard"] },
      on: {
        "member.known": {
          actions: "noteMember",
          description: "The chosen picture stays.",
        },
      },
    },
  },
});

function storedPicture({ context }: { context: MemberCardContext }) {
  return { id: context.avatarId ?? "" };
}
