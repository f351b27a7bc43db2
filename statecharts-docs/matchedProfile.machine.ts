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
  meta: {
    title: "Profile of a matched business",
    who: "Investors",
  },
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
        },
      },
    },
    open: {
      description: "A profile is open next to the list.",
      tags: "open",
      exit: "forgetChoice",
      initial: "fetching",
      on: {
        "profile.closed": {
          target: "closed",
        },
        "match.changed": [
          {
            guard: "isAnother",
            description: "Another business was answered.",
          },
          {
            guard: "isClosedToReaders",
            target: "closed",
            description: "The investor declined, so the profile may no longer be read.",
          },
          {
            target: ".fetching",
            description: "Reloads the profile, because approval adds the financial files.",
          },
        ],
      },
      states: {
        fetching: {
          description: "Loading the profile. What was loaded before stays visible.",
          tags: "loading",
          entry: "clearNotice",
          invoke: {
            id: "fetchMatchedProfile",
            src: "fetchMatchedProfile",
            onDone: {
              target: "shown",
              actions: "rememberProfile",
            },
            onError: [
              {
                guard: "isGone",
                target: "gone",
                actions: "noticeGone",
              },
              {
                target: "failed",
                actions: "noticeFailed",
              },
            ],
          },
        },
        shown: {
          description: "The profile and its files are shown.",
          on: {
            "file.asked": {
              target: "downloading",
              actions: "rememberFile",
            },
          },
        },
        downloading: {
          description: "A file is being fetched.",
          tags: "busy",
          invoke: {
            id: "downloadFile",
            src: "downloadFile",
            onDone: {
              target: "shown",
            },
            onError: {
              target: "shown",
              actions: "noticeFileFailed",
            },
          },
        },
        failed: {
          description: "The profile could not be loaded.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "fetching",
            },
          },
        },
        gone: {
          description: "The match was rejected, replaced or closed, so the profile may no longer be read.",
          tags: "failed",
        },
      },
    },
  },
});
