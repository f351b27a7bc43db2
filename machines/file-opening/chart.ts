import { assign, setup } from "xstate";
import { SLOW_LOAD } from "../../contract/constants.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { StoredFile } from "../../contract/profile/wire.ts";
import { hasStatus, isSessionOver } from "../shared/actor-events.ts";
import { taskActor } from "../shared/actor-stub.ts";

type FileOpeningContext = {
  /** The file that was requested last. */
  readonly file: Pick<StoredFile, "id" | "name"> | null;
  readonly slow: boolean;
  /** Why the file could not be opened. */
  readonly notice: Message | null;
};

type FileOpeningEvent = { type: "file.requested"; file: StoredFile };

/**
 * Opens a stored file of the member's own profile or of a matched business. The file is fetched with the token, because
 * files have no shareable address. The browser then saves it.
 */
export const fileOpeningMachine = setup({
  types: {
    context: {} as FileOpeningContext,
    events: {} as FileOpeningEvent,
    tags: {} as "busy",
  },
  actors: {
    /** Fetches a file and starts a browser download. */
    downloadFile: taskActor<void, Pick<StoredFile, "id" | "name">>(),
  },
  guards: {
    isGone: hasStatus(404),
    isSessionOver,
  },
  actions: {
    setFile: assign(({ event: { file } }) => ({
      file: { id: file.id, name: file.name },
      notice: null,
    })),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    showGone: assign(({ context }) => ({
      notice: message("file.gone", { name: fileRequest({ context }).name }),
    })),
    showFailure: assign(({ context }) => ({
      notice: message("load.fileFailed", {
        name: fileRequest({ context }).name,
      }),
    })),
  },
  delays: { slowLoad: SLOW_LOAD },
}).createMachine({
  id: "fileOpening",
  description: "Open a file from a profile.",
  meta: { title: "Opening a file", who: "Members", area: "funding" },
  context: { file: null, slow: false, notice: null },
  initial: "idle",
  on: {
    "file.requested": {
      target: ".fetching",
      actions: "setFile",
      description: "A new request cancels one that is still running.",
    },
  },
  states: {
    idle: { description: "No file is being fetched." },
    fetching: {
      description: "The file is being fetched.",
      tags: "busy",
      exit: "clearSlow",
      after: { slowLoad: { actions: "setSlow" } },
      invoke: {
        id: "downloadFile",
        src: "downloadFile",
        input: fileRequest,
        onDone: { target: "idle" },
        onError: [
          { guard: "isGone", target: "failed", actions: "showGone" },
          { guard: "isSessionOver", target: "idle" },
          { target: "failed", actions: "showFailure" },
        ],
      },
    },
    failed: { description: "The page shows why the file could not be opened." },
  },
});

/** Returns the requested file. The fallback only satisfies the type checker: a file is fetched only after a request. */
function fileRequest({ context }: { context: FileOpeningContext }) {
  const { id, name } = context.file ?? { id: "", name: "" };
  return { id, name };
}
