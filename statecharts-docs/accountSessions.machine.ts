import { fromPromise, setup } from "xstate";

/** See where I am logged in, end it elsewhere, and take my data. Generated: `npm run docs` writes it anew. */
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
    tellDownloaded: () => {},
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
  description: "See where I am logged in, end it elsewhere, and take my data.",
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
  meta: {
    specification: [
      "design: Server",
      "decisions: The operator",
    ],
  },
  states: {
    sessions: {
      description: "Where this member is logged in.",
      initial: "loading",
      states: {
        loading: {
          description: "The list is on its way; bare threads stand for it.",
          tags: "loading",
          exit: "noteNotSlow",
          invoke: {
            id: "fetchSessions",
            src: "fetchSessions",
            onDone: {
              target: "listed",
              actions: "rememberSessions",
              description: "This device first, then the others.",
            },
            onError: {
              target: "failed",
              actions: "noticeLoadFailed",
              description: "Why the list is not there, and Try Again.",
            },
          },
          after: {
            slowLoad: {
              actions: "noteSlow",
              description: "It takes longer than usual, and the panel says so.",
            },
          },
        },
        failed: {
          description: "Nothing is known of other devices; Try Again.",
          tags: "failed",
          on: {
            "load.retried": {
              target: "loading",
              description: "Try Again is pressed.",
            },
          },
        },
        listed: {
          description: "Each device with its times; all but this one can be logged out.",
          tags: "list",
          on: {
            "session.ended": {
              guard: "isElsewhere",
              target: "endingOne",
              actions: "chooseSession",
              description: "Log out, behind one of the other devices.",
            },
            "others.ended": {
              guard: "hasOthers",
              target: "endingOthers",
              description: "Log out everywhere else.",
            },
          },
        },
        endingOne: {
          description: "One device is being logged out; its button is busy.",
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
              description: "The server has ended it; its row goes.",
            },
            onError: [
              {
                guard: "isOverAlready",
                target: "listed",
                actions: [
                  "removeSession",
                  "focusList",
                ],
                description: "It had ended by itself: the same for the person.",
              },
              {
                target: "listed",
                actions: "noticeEndFailed",
                description: "The row stays, and the panel says so.",
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
              description: "This device is left.",
            },
            onError: {
              target: "listed",
              actions: "noticeEndOthersFailed",
              description: "The rows stay, and the panel says so.",
            },
          },
        },
      },
    },
    data: {
      description: "Everything held about this member, as one file.",
      initial: "ready",
      states: {
        ready: {
          description: "Download my data can be pressed.",
          on: {
            "data.asked": {
              target: "downloading",
              description: "Download my data is pressed.",
            },
          },
        },
        downloading: {
          description: "The file is on its way; it ends when Manage Account is closed.",
          tags: "downloading",
          entry: "clearDownload",
          invoke: {
            id: "downloadData",
            src: "downloadData",
            onDone: {
              target: "ready",
              actions: "tellDownloaded",
              description: "The browser has taken the file over.",
            },
            onError: {
              target: "ready",
              actions: "noticeNotDownloaded",
              description: "Why there is no file, and when to try again.",
            },
          },
          on: {
            "data.cancelled": {
              target: "ready",
              description: "Stop: the rest is not fetched.",
            },
          },
        },
      },
    },
  },
});
