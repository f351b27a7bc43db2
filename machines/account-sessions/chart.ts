import { assign, setup } from "xstate";
import type { SessionEntry } from "../../contract/calls/accounts.ts";
import {
  type CallFailure,
  retryAfterOf,
  statusOf,
} from "../../contract/failure.ts";
import { formatWait } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { eventOf, failureOf, hasStatus } from "../shared/actor-events.ts";
import { apiActor, effect, taskActor } from "../shared/actor-stub.ts";

type AccountSessionsContext = {
  readonly ending: Pick<SessionEntry, "id" | "device"> | null;
  /** Why a session could not be ended. */
  readonly notice: Message | null;
  /** Which sessions were ended. */
  readonly success: Message | null;
  /** Why the download failed. */
  readonly downloadNotice: Message | null;
  readonly downloadSuccess: Message | null;
};

type AccountSessionsEvent =
  | { type: "session.endRequested"; session: SessionEntry }
  /** Log out all other devices. */
  | { type: "otherSessions.endRequested" }
  | { type: "download.requested" }
  | { type: "download.cancelled" };

/**
 * Ends sessions on other devices, and downloads the member's data. A row is removed from the list only after the server
 * has confirmed that the session ended.
 */
export const accountSessionsMachine = setup({
  types: {
    context: {} as AccountSessionsContext,
    events: {} as AccountSessionsEvent,
    tags: {} as "endingOne" | "endingOthers" | "downloading",
  },
  actors: {
    endSession: apiActor("endSession"),
    endOtherSessions: apiActor("endOtherSessions"),
    /** Fetches the archive and starts a browser download. */
    downloadData: taskActor<unknown, void>(),
  },
  guards: {
    isOtherDevice: ({ event }) =>
      !eventOf(event, "session.endRequested").session.current,
    isAlreadyEnded: hasStatus(404),
  },
  actions: {
    chooseSession: assign({
      ending: ({ event }) => {
        const { id, device } = eventOf(event, "session.endRequested").session;
        return { id, device };
      },
    }),
    clearNotices: assign({ notice: null, success: null }),
    showEnded: assign(({ context }) => ({
      success: message("sessions.ended", { device: endingDevice(context) }),
      ending: null,
    })),
    showOthersEnded: assign({ success: message("sessions.othersEnded") }),
    showEndFailure: assign(({ context }) => ({
      notice: message("sessions.endFailed", { device: endingDevice(context) }),
      ending: null,
    })),
    showEndOthersFailure: assign({
      notice: message("sessions.endOthersFailed"),
    }),
    clearDownload: assign({ downloadNotice: null, downloadSuccess: null }),
    showDownloaded: assign({ downloadSuccess: message("export.done") }),
    showDownloadFailure: assign({
      downloadNotice: ({ event }) => downloadNotice(failureOf(event)),
    }),
    /** Removes the session that was ended from the list. */
    removeSession: effect(),
    /** Removes all sessions but the current one from the list. */
    removeOtherSessions: effect(),
    /** Focuses the heading of the list, because the focused button was removed. */
    focusList: effect(),
  },
}).createMachine({
  id: "accountSessions",
  description: "See active logins, end them, and download your data.",
  meta: {
    title: "Active logins and data export",
    who: "Members",
    area: "accounts",
  },
  context: {
    ending: null,
    notice: null,
    success: null,
    downloadNotice: null,
    downloadSuccess: null,
  },
  type: "parallel",
  states: {
    sessions: {
      description: "The end of sessions on other devices.",
      initial: "ready",
      states: {
        ready: {
          description: "All devices but the current one can be logged out.",
          on: {
            "session.endRequested": {
              guard: "isOtherDevice",
              target: "endingOne",
              actions: "chooseSession",
            },
            "otherSessions.endRequested": { target: "endingOthers" },
          },
        },
        endingOne: {
          description: "One device is being logged out. Its button is busy.",
          tags: "endingOne",
          entry: "clearNotices",
          invoke: {
            id: "endSession",
            src: "endSession",
            input: endRequest,
            onDone: {
              target: "ready",
              actions: ["removeSession", "showEnded", "focusList"],
            },
            onError: [
              {
                guard: "isAlreadyEnded",
                target: "ready",
                actions: ["removeSession", "showEnded", "focusList"],
                description: "The session had already ended.",
              },
              { target: "ready", actions: "showEndFailure" },
            ],
          },
        },
        endingOthers: {
          description: "All other devices are being logged out.",
          tags: "endingOthers",
          entry: "clearNotices",
          invoke: {
            id: "endOtherSessions",
            src: "endOtherSessions",
            onDone: {
              target: "ready",
              actions: ["removeOtherSessions", "showOthersEnded", "focusList"],
            },
            onError: { target: "ready", actions: "showEndOthersFailure" },
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

function endingDevice({ ending }: AccountSessionsContext): string {
  return ending?.device ?? "";
}

function endRequest({ context }: { context: AccountSessionsContext }) {
  return { id: context.ending?.id ?? "" };
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
