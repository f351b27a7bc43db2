import { fromPromise, setup } from "xstate";

/** See the name and picture of the account. Generated: `npm run docs` writes it anew. */
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
  description: "See the name and picture of the account.",
  meta: {
    title: "Name and picture in the sidebar",
    who: "Members",
  },
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
        description: "The picture stays in this tab.",
      },
      {
        actions: [
          "releaseChosen",
          "refuseFile",
        ],
      },
    ],
    "member.left": {
      target: ".initials",
      actions: [
        "releasePicture",
        "forgetMember",
      ],
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
      },
      {
        guard: "hasLostPicture",
        target: ".initials",
        actions: [
          "releasePicture",
          "showInitials",
          "noteMember",
        ],
      },
      {
        actions: "noteMember",
      },
    ],
  },
  states: {
    initials: {
      description: "The initials of the name are shown.",
    },
    fetching: {
      description: "The picture of the profile is being fetched.",
      invoke: {
        id: "fetchPicture",
        src: "fetchPicture",
        onDone: {
          target: "stored",
          actions: "showFetched",
        },
        onError: {
          target: "initials",
        },
      },
    },
    stored: {
      description: "The picture of the profile is shown.",
    },
    chosen: {
      description: "The picture chosen in this tab is shown.",
      meta: {
        rules: [
          "2-investor-dashboard-03",
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
