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
  meta: {
    title: "Opening a file",
    who: "Members",
  },
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
      description: "A new request cancels one that is still running.",
    },
  },
  states: {
    idle: {
      description: "No file is being fetched.",
    },
    fetching: {
      description: "The file is being fetched.",
      tags: "busy",
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      invoke: {
        id: "downloadFile",
        src: "downloadFile",
        onDone: {
          target: "idle",
        },
        onError: [
          {
            guard: "isGone",
            target: "failed",
            actions: "noticeGone",
          },
          {
            guard: "isSessionOver",
            target: "idle",
            description: "The session chart handles the expired session.",
          },
          {
            target: "failed",
            actions: "noticeFailed",
          },
        ],
      },
    },
    failed: {
      description: "The page shows why the file could not be opened.",
    },
  },
});
