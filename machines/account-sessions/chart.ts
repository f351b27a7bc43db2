import { assign, setup } from "xstate";
import type { SessionEntry } from "../../contract/calls/accounts.ts";
import { SLOW_LOAD } from "../../contract/constants.ts";
import {
  type CallFailure,
  retryAfterOf,
  statusOf,
} from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, outputOf } from "../shared/actor-events.ts";
import { apiActor, effect, taskActor } from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/notice.ts";

type AccountSessionsContext = {
  readonly sessions: readonly SessionEntry[];
  /** Id of the session that is being ended. */
  readonly endingId: string | null;
  /** Why the list could not be loaded or a session could not be ended. */
  readonly notice: Message | null;
  /** Which sessions were ended. */
  readonly success: Message | null;
  /** True when loading takes longer than usual. */
  readonly slow: boolean;
  /** Why the download failed. */
  readonly downloadNotice: Message | null;
  readonly downloadSuccess: Message | null;
};

export type AccountSessionsEvent =
  | { type: "load.retried" }
  /** Log out one other device. */
  | { type: "session.endRequested"; id: string }
  /** Log out all other devices. */
  | { type: "otherSessions.endRequested" }
  | { type: "download.requested" }
  | { type: "download.cancelled" };

/**
 * Shows where a member is logged in, ends sessions on other devices, and downloads the member's data. A row is
 * removed only after the server has confirmed that the session ended.
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
    fetchSessions: apiActor("sessions"),
    endSession: apiActor("endSession"),
    endOtherSessions: apiActor("endOtherSessions"),
    /** Fetches the archive and starts a browser download. */
    downloadData: taskActor<unknown, void>(),
  },
  guards: {
    isOtherDevice: ({ context, event }) => {
      const idToEnd = eventOf(event, "session.endRequested").id;
      return otherSessions(context.sessions).some(({ id }) => id === idToEnd);
    },
    hasOtherSessions: ({ context }) =>
      otherSessions(context.sessions).length > 0,
    isAlreadyEnded: ({ event }) => statusOf(failureOf(event)) === 404,
  },
  actions: {
    setSessions: assign({
      sessions: ({ event }) => outputOf<readonly SessionEntry[]>(event),
    }),
    showLoadFailure: assign({ notice: loadNotice }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    chooseSession: assign({
      endingId: ({ event }) => eventOf(event, "session.endRequested").id,
    }),
    clearNotices: assign({ notice: null, success: null }),
    removeSession: assign({
      sessions: ({ context }) =>
        context.sessions.filter(({ id }) => id !== context.endingId),
      success: ({ context }) =>
        message("sessions.ended", { device: endingDevice(context) }),
      endingId: null,
    }),
    removeOtherSessions: assign({
      sessions: ({ context: { sessions } }) =>
        sessions.filter(({ current }) => current),
      success: message("sessions.othersEnded"),
    }),
    showEndFailure: assign({
      notice: ({ context }) =>
        message("sessions.endFailed", { device: endingDevice(context) }),
      endingId: null,
    }),
    showEndOthersFailure: assign({
      notice: message("sessions.endOthersFailed"),
    }),
    clearDownload: assign({ downloadNotice: null, downloadSuccess: null }),
    showDownloaded: assign({ downloadSuccess: message("export.done") }),
    showDownloadFailure: assign({
      downloadNotice: ({ event }) => downloadNotice(failureOf(event)),
    }),
    /** Effect, implemented in `src/`. Focuses the heading of the list, because the focused button was removed. */
    focusList: effect(),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "accountSessions",
  description: "See active logins, end them, and download your data.",
  meta: {
    title: "Active logins and data export",
    who: "Members",
    area: "accounts",
  },
  context: {
    sessions: [],
    endingId: null,
    notice: null,
    success: null,
    slow: false,
    downloadNotice: null,
    downloadSuccess: null,
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
          entry: "clearNotices",
          exit: "clearSlow",
          invoke: {
            id: "fetchSessions",
            src: "fetchSessions",
            onDone: { target: "listed", actions: "setSessions" },
            onError: { target: "failed", actions: "showLoadFailure" },
          },
          after: { slowLoad: { actions: "setSlow" } },
        },
        failed: {
          description: "The sessions could not be loaded. Try Again is shown.",
          tags: "failed",
          on: { "load.retried": { target: "loading" } },
        },
        listed: {
          description:
            "Each device is listed with the times of its login and its last activity. All but the current one can be logged out.",
          tags: "list",
          on: {
            "session.endRequested": {
              guard: "isOtherDevice",
              target: "endingOne",
              actions: "chooseSession",
            },
            "otherSessions.endRequested": {
              guard: "hasOtherSessions",
              target: "endingOthers",
            },
          },
        },
        endingOne: {
          description: "One device is being logged out. Its button is busy.",
          tags: ["list", "endingOne"],
          entry: "clearNotices",
          invoke: {
            id: "endSession",
            src: "endSession",
            input: endRequest,
            onDone: {
              target: "listed",
              actions: ["removeSession", "focusList"],
            },
            onError: [
              {
                guard: "isAlreadyEnded",
                target: "listed",
                actions: ["removeSession", "focusList"],
                description: "The session had already ended.",
              },
              { target: "listed", actions: "showEndFailure" },
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
              actions: ["removeOtherSessions", "focusList"],
            },
            onError: { target: "listed", actions: "showEndOthersFailure" },
          },
        },
      },
    },
    download: {
      description: "Download of all data stored about this member.",
      initial: "ready",
      states: {
        ready: {
          description: "The download can be started.",
          on: { "download.requested": { target: "downloading" } },
        },
        downloading: {
          description:
            "The download is running. It stops when it is cancelled or when Manage Account is closed.",
          tags: "downloading",
          entry: "clearDownload",
          invoke: {
            id: "downloadData",
            src: "downloadData",
            onDone: { target: "ready", actions: "showDownloaded" },
            onError: { target: "ready", actions: "showDownloadFailure" },
          },
          on: { "download.cancelled": { target: "ready" } },
        },
      },
    },
  },
});

/** Returns all sessions except the current one. */
export function otherSessions(sessions: readonly SessionEntry[]) {
  return sessions.filter(({ current }) => !current);
}

function endingDevice({ sessions, endingId }: AccountSessionsContext): string {
  return sessions.find(({ id }) => id === endingId)?.device ?? "";
}

function endRequest({ context }: { context: AccountSessionsContext }) {
  return { id: context.endingId ?? "" };
}

/**
 * Returns why the download failed. After too many downloads, the message states the wait from the Retry-After header,
 * if there is one.
 */
export function downloadNotice(failure: CallFailure): Message {
  if (statusOf(failure) !== 429) return message("export.failed");
  const seconds = retryAfterOf(failure);
  return seconds === null
    ? message("export.tooManyLater")
    : message("export.tooMany", { wait: formatWait(seconds * 1_000) });
}
