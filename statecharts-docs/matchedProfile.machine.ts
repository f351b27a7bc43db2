import { fromPromise, setup } from "xstate";

/** Read the profile of a matched business. Generated: `npm run docs` writes it anew. */
export const matchedProfileMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    downloadFile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchMatchedProfile: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    clearNotice: () => {},
    forgetChoice: () => {},
    noticeFailed: () => {},
    noticeFileFailed: () => {},
    noticeGone: () => {},
    rememberChoice: () => {},
    rememberFile: () => {},
    rememberProfile: () => {},
  },
  guards: {
    isAnother: () => true,
    isClosedToReaders: () => true,
    isGone: () => true,
  },
  delays: {},
}).createMachine({
  id: "matchedProfile",
  description: "Read the profile of a matched business.",
  context: {
    matchId: null,
    name: "",
    profile: null,
    file: null,
    notice: null,
    reason: null,
  },
  initial: "closed",
  states: {
    closed: {
      description: "No profile is open.",
      on: {
        "profile.asked": {
          target: "open",
          actions: "rememberChoice",
          description: "The investor wants to read about a business.",
        },
      },
    },
    open: {
      description: "A profile is open, beside the list.",
      tags: "open",
      meta: {
        specification: [
          "decisions: Matching",
        ],
      },
      exit: "forgetChoice",
      initial: "fetching",
      on: {
        "profile.closed": {
          target: "closed",
          description: "Back to the list.",
        },
        "match.changed": [
          {
            guard: "isAnother",
            description: "Another business was answered; nothing changes here.",
          },
          {
            guard: "isClosedToReaders",
            target: "closed",
            description: "Declined: the profile may not be read any more, so it closes.",
          },
          {
            target: ".fetching",
            description: "Approved: it is read again, now with the financial files.",
          },
        ],
      },
      states: {
        fetching: {
          description: "It is on its way; what was read before stays in view.",
          tags: "loading",
          entry: "clearNotice",
          invoke: {
            id: "fetchMatchedProfile",
            src: "fetchMatchedProfile",
            onDone: {
              target: "shown",
              actions: "rememberProfile",
              description: "All that the match allows to read.",
            },
            onError: [
              {
                guard: "isGone",
                target: "gone",
                actions: "noticeGone",
                description: "The match was rejected, replaced or closed meanwhile.",
              },
              {
                target: "failed",
                actions: "noticeFailed",
                description: "The page says so and offers to try again.",
              },
            ],
          },
        },
        shown: {
          description: "The profile with its files.",
          on: {
            "file.asked": {
              target: "downloading",
              actions: "rememberFile",
              description: "The investor opens a file.",
            },
          },
        },
        downloading: {
          description: "A file is on its way.",
          tags: "busy",
          invoke: {
            id: "downloadFile",
            src: "downloadFile",
            onDone: {
              target: "shown",
              description: "The browser has it.",
            },
            onError: {
              target: "shown",
              actions: "noticeFileFailed",
              description: "The page says which file could not be fetched.",
            },
          },
        },
        failed: {
          description: "It could not be read just now.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "fetching",
              description: "The investor tries again.",
            },
          },
        },
        gone: {
          description: "It may not be read any more.",
          tags: "failed",
        },
      },
    },
  },
});
