import { fromPromise, setup } from "xstate";

/** See active logins, end them, and download one's data. Generated: `npm run docs` writes it anew. */
export const accountSessionsMachine = setup({
  types: {} as { context: Record<string, unknown>; events: { type: string } & Record<string, unknown> },
  actors: {
    downloadData: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    endOtherSessions: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    endSession: fromPromise<unknown, unknown>(() => new Promise(() => {})),
    fetchSessions: fromPromise<unknown, unknown>(() => new Promise(() => {})),
  },
  actions: {
    chooseSession: () => {},
    clearDownload: () => {},
    clearNotices: () => {},
    focusList: () => {},
    noteNotSlow: () => {},
    noteSlow: () => {},
    noticeEndFailed: () => {},
    noticeEndOthersFailed: () => {},
    noticeLoadFailed: () => {},
    noticeNotDownloaded: () => {},
    rememberSessions: () => {},
    removeOthers: () => {},
    removeSession: () => {},
    showDownloaded: () => {},
  },
  guards: {
    hasOthers: () => true,
    isElsewhere: () => true,
    isOverAlready: () => true,
  },
  delays: {
    slowLoad: 5000,
  },
}).createMachine({
  id: "accountSessions",
  description: "See active logins, end them, and download one's data.",
  meta: {
    title: "Active logins and own data",
    who: "Members",
  },
  context: {
    sessions: [],
    ending: null,
    notice: null,
    success: null,
    slow: false,
    downloadNotice: null,
    downloaded: null,
  },
  type: "parallel",
  states: {
    sessions: {
      description: "The member's active sessions.",
      initial: "loading",
      states: {
        loading: {
          description: "Loading the sessions. The page shows a skeleton.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "fetchSessions",
            src: "fetchSessions",
            onDone: {
              target: "listed",
              actions: "rememberSessions",
              description: "The current device comes first.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
            },
          },
        },
        failed: {
          description: "The sessions could not be loaded. Try Again is offered.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "loading",
            },
          },
        },
        listed: {
          description: "Each device is listed with its times. All but the current one can be logged out.",
          tags: "list",
          on: {
            "session.ended": {
              guard: "isElsewhere",
              target: "endingOne",
              actions: "chooseSession",
            },
            "others.ended": {
              guard: "hasOthers",
              target: "endingOthers",
            },
          },
        },
        endingOne: {
          description: "One device is being logged out. Its button is busy.",
          tags: [
            "list",
            "endingOne",
          ],
          entry: "clearNotices",
          invoke: {
            id: "endSession",
            src: "endSession",
            onDone: {
              target: "listed",
              actions: [
                "removeSession",
                "focusList",
              ],
            },
            onError: [
              {
                guard: "isOverAlready",
                target: "listed",
                actions: [
                  "removeSession",
                  "focusList",
                ],
                description: "The session had already ended, which is the same result for the member.",
              },
              {
                target: "listed",
                actions: "noticeEndFailed",
                description: "The row stays and the panel shows an error.",
              },
            ],
          },
        },
        endingOthers: {
          description: "All other devices are being logged out.",
          tags: [
            "list",
            "endingOthers",
          ],
          entry: "clearNotices",
          invoke: {
            id: "endOtherSessions",
            src: "endOtherSessions",
            onDone: {
              target: "listed",
              actions: [
                "removeOthers",
                "focusList",
              ],
            },
            onError: {
              target: "listed",
              actions: "noticeEndOthersFailed",
              description: "The rows stay and the panel shows an error.",
            },
          },
        },
      },
    },
    data: {
      description: "Download of all data held about this member.",
      initial: "ready",
      states: {
        ready: {
          description: "The download can be started.",
          on: {
            "data.asked": {
              target: "downloading",
            },
          },
        },
        downloading: {
          description: "The download is running. Closing Manage Account stops it.",
          tags: "downloading",
          entry: "clearDownload",
          invoke: {
            id: "downloadData",
            src: "downloadData",
            onDone: {
              target: "ready",
              actions: "showDownloaded",
            },
            onError: {
              target: "ready",
              actions: "noticeNotDownloaded",
            },
          },
          on: {
            "data.cancelled": {
              target: "ready",
              description: "The rest of the archive is not fetched.",
            },
          },
        },
      },
    },
  },
});
