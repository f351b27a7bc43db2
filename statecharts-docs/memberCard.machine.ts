import { fromPromise, setup } from "xstate";

/** See whose pages these are, with a picture of one's own choice. Generated: `npm run docs` writes it anew. */
export const memberCardMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    fetchPicture: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    forgetMember: () => {},
    noteMember: () => {},
    refuseFile: () => {},
    releaseChosen: () => {},
    releasePicture: () => {},
    showChosen: () => {},
    showFetched: () => {},
    showInitials: () => {},
  },
  guards: {
    hasLostPicture: () => true,
    hasNewPicture: () => true,
    isImage: () => true,
  },
  delays: {},
}).createMachine({
  id: "memberCard",
  description: "See whose pages these are, with a picture of one's own choice.",
  context: {
    name: null,
    avatarId: null,
    address: null,
    problem: null,
  },
  initial: "initials",
  on: {
    "picture.chosen": [
      {
        guard: "isImage",
        target: ".chosen",
        actions: [
          "releasePicture",
          "showChosen",
        ],
        description: "Any image; it stays in this tab.",
      },
      {
        actions: [
          "releaseChosen",
          "refuseFile",
        ],
        description: "Another kind of file: 'Please choose an image.'",
      },
    ],
    "member.left": {
      target: ".initials",
      actions: [
        "releasePicture",
        "forgetMember",
      ],
      description: "The session ended.",
    },
    "member.known": [
      {
        guard: "hasNewPicture",
        target: ".fetching",
        actions: [
          "releasePicture",
          "showInitials",
          "noteMember",
        ],
        description: "The profile has a picture.",
      },
      {
        guard: "hasLostPicture",
        target: ".initials",
        actions: [
          "releasePicture",
          "showInitials",
          "noteMember",
        ],
        description: "The profile's picture was taken away.",
      },
      {
        actions: "noteMember",
        description: "The name, or the same again.",
      },
    ],
  },
  states: {
    initials: {
      description: "The first letters of the name stand for a picture.",
      meta: {
        specification: [
          "§2 Investor dashboard",
        ],
      },
    },
    fetching: {
      description: "The picture of the profile is on its way.",
      meta: {
        specification: [
          "§2 Investor dashboard",
          "decisions: Profile",
        ],
      },
      invoke: {
        id: "fetchPicture",
        src: "fetchPicture",
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
      meta: {
        specification: [
          "decisions: Profile",
        ],
      },
    },
    chosen: {
      description: "The picture that was chosen in this tab.",
      meta: {
        specification: [
          "§2 Investor dashboard",
        ],
      },
      on: {
        "member.known": {
          actions: "noteMember",
          description: "The chosen picture stays.",
        },
      },
    },
  },
});
