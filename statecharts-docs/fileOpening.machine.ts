import { fromPromise, setup } from "xstate";

/** Open a file of one's own profile. Generated: `npm run docs` writes it anew. */
export const fileOpeningMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    downloadFile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    noteNotSlow: () => {},
    noteSlow: () => {},
    noticeFailed: () => {},
    noticeGone: () => {},
    rememberFile: () => {},
  },
  guards: {
    isGone: () => true,
    isSessionOver: () => true,
  },
  delays: {
    slowLoad: 5000,
  },
}).createMachine({
  id: "fileOpening",
  description: "Open a file of one's own profile.",
  context: {
    file: null,
    slow: false,
    notice: null,
  },
  initial: "idle",
  on: {
    "file.asked": {
      target: ".fetching",
      actions: "rememberFile",
      description: "A file is opened; another one that is on its way is left.",
    },
  },
  states: {
    idle: {
      description: "No file is on its way.",
      meta: {
        specification: [
          "§3 Profile",
        ],
      },
    },
    fetching: {
      description: "The file is on its way.",
      tags: "busy",
      meta: {
        specification: [
          "§3 Profile",
          "decisions: Profile",
        ],
      },
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
          description: "It takes longer than usual, and the page says so.",
        },
      },
      invoke: {
        id: "downloadFile",
        src: "downloadFile",
        onDone: {
          target: "idle",
          description: "The browser has it.",
        },
        onError: [
          {
            guard: "isGone",
            target: "failed",
            actions: "noticeGone",
            description: "It was removed meanwhile.",
          },
          {
            guard: "isSessionOver",
            target: "idle",
            description: "The session rule takes the person away.",
          },
          {
            target: "failed",
            actions: "noticeFailed",
            description: "The page says which file could not be fetched.",
          },
        ],
      },
    },
    failed: {
      description: "The file says that it could not be opened.",
      meta: {
        specification: [
          "§3 Profile",
        ],
      },
    },
  },
});
