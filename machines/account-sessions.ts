import { assign, fromPromise, setup } from "xstate";
import { SLOW_LOAD } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
import { message } from "../contract/messages/index.ts";
import type { SessionEntry } from "../contract/wire.ts";
import {
  type AccountSessionsContext,
  type AccountSessionsEvent,
  deviceOf,
  downloadNotice,
  endRequest,
  otherSessions,
} from "./account-sessions-facts.ts";
import { failureOf, outputOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";
import { loadNotice } from "./load-notices.ts";

/**
 * A member's own access and data, in Manage Account: where they are logged in, how that ends elsewhere, and the
 * download of everything held about them. A row goes only after the server has confirmed it.
 */
export const accountSessionsMachine = setup({
  types: {
    context: {} as AccountSessionsContext,
    events: {} as AccountSessionsEvent,
    tags: {} as
      | "loading"
      | "failed"
      | "list"
      | "endingOne"
      | "endingOthers"
      | "downloading",
  },
  actors: {
    fetchSessions: fromPromise<readonly SessionEntry[], void>(notProvided),
    endSession: fromPromise<unknown, { readonly id: string }>(notProvided),
    endOtherSessions: fromPromise<unknown, void>(notProvided),
    /** Fetches the archive and hands it to the browser's downloads. */
    downloadData: fromPromise<unknown, void>(notProvided),
  },
  guards: {
    isElsewhere: ({ context, event }) =>
      event.type === "session.ended" &&
      otherSessions(context).some(({ id }) => id === event.id),
    hasOthers: ({ context }) => otherSessions(context).length > 0,
    isOverAlready: ({ event }) => statusOf(failureOf(event)) === 404,
  },
  actions: {
    rememberSessions: assign({
      sessions: ({ event }) => outputOf<readonly SessionEntry[]>(event),
      notice: null,
    }),
    noticeLoadFailed: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    chooseSession: assign({
      ending: ({ event }) => (event.type === "session.ended" ? event.id : null),
    }),
    clearNotices: assign({ notice: null, success: null }),
    removeSession: assign({
      sessions: ({ context }) =>
        context.sessions.filter(({ id }) => id !== context.ending),
      success: ({ context }) =>
        message("sessions.ended", { device: deviceOf(context) }),
      ending: null,
    }),
    removeOthers: assign({
      sessions: ({ context }) =>
        context.sessions.filter(({ current }) => current),
      success: message("sessions.othersEnded"),
    }),
    noticeEndFailed: assign({
      notice: ({ context }) =>
        message("sessions.endFailed", { device: deviceOf(context) }),
      ending: null,
    }),
    noticeEndOthersFailed: assign({
      notice: message("sessions.endOthersFailed"),
    }),
    clearDownload: assign({ downloadNotice: null, downloaded: null }),
    tellDownloaded: assign({ downloaded: message("export.done") }),
    noticeNotDownloaded: assign({
      downloadNotice: ({ event }) => downloadNotice(failureOf(event)),
    }),
    /** Effect, given by the browser: the row that had the focus is gone. */
    focusList: () => {},
  },
  delays: { slowLoad: SLOW_LOAD },
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
  meta: { specification: ["design: Server", "decisions: The operator"] },
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
          description:
            "Each device with its times; all but this one can be logged out.",
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
          tags: ["list", "endingOne"],
          entry: "clearNotices",
          invoke: {
            id: "endSession",
            src: "endSession",
            input: endRequest,
            onDone: {
              target: "listed",
              actions: ["removeSession", "focusList"],
              description: "The server has ended it; its row goes.",
            },
            onError: [
              {
                guard: "isOverAlready",
                target: "listed",
                actions: ["removeSession", "focusList"],
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
          tags: ["list", "endingOthers"],
          entry: "clearNotices",
          invoke: {
            id: "endOtherSessions",
            src: "endOtherSessions",
            onDone: {
              target: "listed",
              actions: ["removeOthers", "focusList"],
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
          description:
            "The file is on its way; it ends when Manage Account is closed.",
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
