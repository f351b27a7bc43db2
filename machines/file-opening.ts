import { assign, fromPromise, setup } from "xstate";
import { SLOW_LOAD } from "../contract/constants.ts";
import { statusOf } from "../contract/failure.ts";
import { type Message, message } from "../contract/messages/index.ts";
import type { StoredFile } from "../contract/wire.ts";
import { failureOf } from "./actor-events.ts";
import { notProvided } from "./actor-stub.ts";

export type FileOpeningContext = {
  /** The file that was asked for last. */
  readonly file: StoredFile | null;
  readonly slow: boolean;
  /** Why it could not be opened. */
  readonly notice: Message | null;
};
export type FileOpeningEvent = { type: "file.asked"; file: StoredFile };

/**
 * Opening a stored file of one's own profile: fetched with the token, as no address of it may be shared, and handed to
 * the browser's downloads (design: Security table).
 */
export const fileOpeningMachine = setup({
  types: {
    context: {} as FileOpeningContext,
    events: {} as FileOpeningEvent,
    tags: {} as "busy",
  },
  actors: {
    /** Hands a file to the browser's downloads. */
    downloadFile: fromPromise<void, { id: string; name: string }>(notProvided),
  },
  guards: {
    isGone: ({ event }) => statusOf(failureOf(event)) === 404,
    isSessionOver: ({ event }) =>
      [401, 403].includes(statusOf(failureOf(event))),
  },
  actions: {
    rememberFile: assign(({ event }) =>
      event.type === "file.asked" ? { file: event.file, notice: null } : {},
    ),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noticeGone: assign({
      notice: ({ context }) =>
        message("file.gone", { name: context.file?.name ?? "" }),
    }),
    noticeFailed: assign({
      notice: ({ context }) =>
        message("load.fileFailed", { name: context.file?.name ?? "" }),
    }),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "fileOpening",
  description: "Open a file of one's own profile.",
  context: { file: null, slow: false, notice: null },
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
      meta: { specification: ["§3 Profile"] },
    },
    fetching: {
      description: "The file is on its way.",
      tags: "busy",
      meta: { specification: ["§3 Profile", "decisions: Profile"] },
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
        input: fileRequest,
        onDone: { target: "idle", description: "The browser has it." },
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
      meta: { specification: ["§3 Profile"] },
    },
  },
});

function fileRequest({ context }: { context: FileOpeningContext }) {
  return { id: context.file?.id ?? "", name: context.file?.name ?? "" };
}
