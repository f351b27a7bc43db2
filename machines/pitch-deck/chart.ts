import { assign, setup } from "xstate";
import {
  MAX_PITCH_DECKS,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../contract/constants.ts";
import {
  type CallFailure,
  fieldText,
  serverText,
} from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { StoredFile } from "../../contract/profile/wire.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import type { DecksState, FileChoice } from "../profile/chart.ts";
import {
  eventOf,
  failureOf,
  hasStatus,
  isSessionOver,
  outputOf,
} from "../shared/actor-events.ts";
import {
  apiActor,
  effect,
  eventActor,
  invokeEventActor,
  taskActor,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/call-notice.ts";
import { textOr } from "../shared/notice.ts";

/** A chosen deck to upload. `replaces` is the id of the stored deck that it replaces, or null. */
export type DeckChoice = FileChoice & { readonly replaces: string | null };

type PitchDeckInput = {
  /** The decks of the loaded profile; null without a profile. */
  readonly decks: readonly StoredFile[] | null;
};

export type PitchDeckContext = PitchDeckInput & {
  /** The decks to upload. The first one is being uploaded. */
  readonly queue: readonly DeckChoice[];
  /** The chosen decks that cannot be uploaded, with the reasons. */
  readonly rejected: readonly (DeckChoice & { readonly problem: Message })[];
  /** The upload progress of the first deck in the queue, in percent. */
  readonly progress: number;
  /** True when loading or uploading takes longer than usual. */
  readonly slow: boolean;
  readonly removal: StoredFile | null;
  /** Why loading, uploading or removing failed. */
  readonly notice: Message | null;
  /** Which deck was uploaded or removed. */
  readonly success: Message | null;
};

type Decks = Pick<PitchDeckContext, "decks" | "queue">;

type PitchDeckEvent =
  | { type: "load.retried" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  | { type: "decks.chosen"; files: readonly FileChoice[] }
  | { type: "deck.replaced"; id: string; file: FileChoice }
  | { type: "upload.progressed"; percent: number }
  | { type: "upload.retried" }
  /** An upload is cancelled, or a rejected file is dismissed. */
  | { type: "choice.removed"; ref: string }
  | { type: "removal.requested"; id: string }
  | { type: "removal.confirmed" }
  | { type: "removal.cancelled" };

const cancelTransition = {
  guard: "isFirstInQueue",
  target: "idle",
  actions: ["removeChoice", "focusChooser"],
} as const;

const chosenTransition = { actions: ["clearNotices", "addChoices"] } as const;

const dismissedTransition = {
  actions: ["removeChoice", "focusChooser"],
} as const;

/** Re-enters `idle`, whose entry action reports to the profile chart whether a rejected deck is still shown. */
const reenterIdle = { target: "idle", reenter: true } as const;

const removedTransition = {
  target: "idle",
  actions: ["removeStoredDeck", "clearRemoval", "focusChooser"],
} as const;

/**
 * Manages an investee's pitch decks. The number of decks is limited. Uploads start when decks are chosen, and run one
 * at a time. An upload shows its progress, can be cancelled, and is retried when the network returns. A retry does not
 * store the deck twice. A deck can be replaced, opened and removed.
 */
export const pitchDeckMachine = setup({
  types: {
    context: {} as PitchDeckContext,
    events: {} as PitchDeckEvent,
    input: {} as PitchDeckInput,
    tags: {} as
      | "failed"
      | "ready"
      | "confirming"
      | "busy"
      | "sending"
      | "stalled",
  },
  actors: {
    fetchDecks: apiActor("pitchDecks"),
    /** Uploads a deck. A retry of the same upload does not store it twice. */
    sendDeck: taskActor<StoredFile, DeckChoice | null>(),
    /** Sends `upload.progressed` while data is being sent. */
    watchUpload: eventActor<PitchDeckEvent>(),
    removeDeck: apiActor("removePitchDeck"),
    /** Sends `page.resumed`. */
    watchPage: eventActor<PitchDeckEvent>(),
  },
  guards: {
    hasLoadedDecks: ({ context }) => context.decks !== null,
    hasQueuedDeck: ({ context }) => context.queue.length > 0,
    isFirstInQueue: ({ context, event }) =>
      context.queue[0]?.ref === eventOf(event, "choice.removed").ref,
    isStored: ({ context, event }) =>
      findDeck(context, eventOf(event, "removal.requested").id) !== null,
    isRefused: hasStatus(400, 413),
    isMissing: hasStatus(404),
    isSessionOver,
  },
  actions: {
    setDecks: assign({
      decks: ({ event }) => outputOf<readonly StoredFile[]>(event),
    }),
    setSlow: assign({ slow: true }),
    clearSlow: assign({ slow: false }),
    showLoadFailure: assign({ notice: message("deck.loadFailed") }),
    clearNotice: assign({ notice: null }),
    clearNotices: assign({ notice: null, success: null }),
    addChoices: assign(({ context, event }) => {
      const { files } = eventOf(event, "decks.chosen");
      const choices = files.map((file) => ({ ...file, replaces: null }));
      return withChoices(context, choices);
    }),
    addReplacement: assign(({ context, event }) => {
      const { file, id } = eventOf(event, "deck.replaced");
      return withChoices(context, [{ ...file, replaces: id }]);
    }),
    removeChoice: assign(({ context: { queue, rejected }, event }) => {
      const removed = eventOf(event, "choice.removed").ref;
      return {
        queue: queue.filter(({ ref }) => ref !== removed),
        rejected: rejected.filter(({ ref }) => ref !== removed),
      };
    }),
    clearQueue: assign({ queue: [] }),
    resetProgress: assign({ progress: 0 }),
    setProgress: assign({
      progress: ({ event }) => eventOf(event, "upload.progressed").percent,
    }),
    /** The stored deck is added, and the one it replaces is removed. */
    addStored: assign(({ context, event }) => {
      const stored = outputOf<StoredFile>(event);
      const [uploaded, ...queue] = context.queue;
      const others = decksOf(context).filter(
        ({ id }) => id !== uploaded?.replaces && id !== stored.id,
      );
      const success = message("deck.uploaded", { name: stored.name });
      return { decks: [...others, stored], queue, success };
    }),
    rejectFirst: assign(({ context, event }) => {
      const [first, ...queue] = context.queue;
      if (!first) return {};
      const problem = rejectionMessage(failureOf(event));
      return { queue, rejected: [...context.rejected, { ...first, problem }] };
    }),
    showUploadFailure: assign({
      notice: ({ event }) => {
        const text = serverText(failureOf(event));
        return text === null ? loadNotice({ event }) : { text };
      },
    }),
    setRemoval: assign({
      removal: ({ context, event }) =>
        findDeck(context, eventOf(event, "removal.requested").id),
    }),
    clearRemoval: assign({ removal: null }),
    removeStoredDeck: assign(({ context }) => {
      const { id: removedId, name } = context.removal ?? NO_REMOVAL;
      const decks = decksOf(context).filter(({ id }) => id !== removedId);
      return { decks, success: message("deck.removed", { name }) };
    }),
    showRemovalFailure: assign(({ context }) => {
      const { name } = context.removal ?? NO_REMOVAL;
      return { notice: message("deck.removeFailed", { name }) };
    }),
    /** Focuses the file chooser, because the focused element was removed or disabled. */
    focusChooser: effect(),
    /** Reports to the profile chart that an upload or a removal began or ended. */
    reportBusy: effect<{ busy: boolean }>(),
  },
  delays: { slowLoad: SLOW_LOAD, slowSend: SLOW_SEND },
}).createMachine({
  id: "pitchDeck",
  description: "Upload pitch decks for matched investors.",
  meta: { title: "Pitch decks", who: "Investees", area: "funding" },
  context: ({ input }) => ({
    decks: input.decks,
    queue: [],
    rejected: [],
    progress: 0,
    slow: false,
    removal: null,
    notice: null,
    success: null,
  }),
  invoke: invokeEventActor("watchPage"),
  initial: "starting",
  states: {
    starting: {
      description: "Checks whether the decks were loaded with the profile.",
      always: [
        { guard: "hasLoadedDecks", target: "ready" },
        { target: "reading", description: "There is no profile yet." },
      ],
    },
    reading: {
      description: "The list is loading.",
      exit: "clearSlow",
      after: { slowLoad: { actions: "setSlow" } },
      invoke: {
        id: "fetchDecks",
        src: "fetchDecks",
        onDone: {
          target: "ready",
          actions: "setDecks",
          meta: { rules: ["3-profile-04"] },
        },
        onError: { target: "loadFailed", actions: "showLoadFailure" },
      },
    },
    loadFailed: {
      description: "The list could not be loaded. Try Again is shown.",
      tags: "failed",
      exit: "clearNotice",
      on: {
        "load.retried": { target: "reading" },
        "page.resumed": { target: "reading" },
      },
    },
    ready: {
      description: "The decks are listed, and another one can be chosen.",
      tags: "ready",
      initial: "idle",
      on: {
        "decks.chosen": chosenTransition,
        "choice.removed": dismissedTransition,
      },
      states: {
        idle: {
          description: "No upload or removal is running.",
          meta: { rules: ["3-profile-04"] },
          entry: { type: "reportBusy", params: { busy: false } },
          exit: { type: "reportBusy", params: { busy: true } },
          always: { guard: "hasQueuedDeck", target: "sending" },
          on: {
            "decks.chosen": { ...chosenTransition, ...reenterIdle },
            "deck.replaced": {
              ...reenterIdle,
              actions: ["clearNotices", "addReplacement"],
              description: "The old deck remains until the new one is stored.",
            },
            "choice.removed": { ...dismissedTransition, ...reenterIdle },
            "removal.requested": {
              guard: "isStored",
              target: "confirmingRemoval",
              actions: ["clearNotices", "setRemoval"],
            },
          },
        },
        sending: {
          description: "A deck is being uploaded. The page shows the progress.",
          tags: ["busy", "sending"],
          entry: "resetProgress",
          exit: "clearSlow",
          after: { slowSend: { actions: "setSlow" } },
          on: {
            "upload.progressed": { actions: "setProgress" },
            "choice.removed": cancelTransition,
          },
          invoke: [
            {
              id: "sendDeck",
              src: "sendDeck",
              input: nextDeck,
              onDone: {
                target: "idle",
                actions: "addStored",
                meta: { rules: ["3-profile-04"] },
              },
              onError: [
                {
                  guard: "isRefused",
                  target: "idle",
                  actions: "rejectFirst",
                  description: "The server refused the file.",
                },
                {
                  guard: "isSessionOver",
                  target: "idle",
                  actions: "clearQueue",
                },
                {
                  target: "stalled",
                  actions: "showUploadFailure",
                  meta: { rules: ["8-profile-05"] },
                },
              ],
            },
            invokeEventActor("watchUpload"),
          ],
        },
        stalled: {
          description:
            "The upload has stopped, and the page shows why. The upload starts again when the network returns, when the page becomes visible, or on request. The other decks stay in the queue.",
          tags: "stalled",
          exit: "clearNotice",
          on: {
            "upload.retried": { target: "sending" },
            "page.resumed": { target: "sending" },
            "decks.chosen": { actions: "addChoices" },
            "choice.removed": cancelTransition,
          },
        },
        confirmingRemoval: {
          description:
            "The page asks for confirmation, because investors can no longer open a removed deck.",
          tags: "confirming",
          on: {
            "removal.confirmed": { target: "removing" },
            "removal.cancelled": { target: "idle", actions: "clearRemoval" },
          },
        },
        removing: {
          description: "A deck is being removed.",
          tags: "busy",
          invoke: {
            id: "removeDeck",
            src: "removeDeck",
            input: removalRequest,
            onDone: removedTransition,
            onError: [
              {
                ...removedTransition,
                guard: "isMissing",
                description: "The deck had already been removed.",
              },
              {
                guard: "isSessionOver",
                target: "idle",
                actions: "clearRemoval",
              },
              {
                target: "idle",
                actions: ["showRemovalFailure", "clearRemoval", "focusChooser"],
              },
            ],
          },
        },
      },
    },
  },
});

/** Returns how many decks can be added to the stored and queued ones. */
export function remainingDecks({ decks, queue }: Decks): number {
  const added = queue.filter(({ replaces }) => replaces === null).length;
  return Math.max(0, MAX_PITCH_DECKS - (decks?.length ?? 0) - added);
}

/** Returns the updated lists: valid choices are queued for upload, the others are rejected with a reason. */
export function withChoices(
  context: Decks & Pick<PitchDeckContext, "rejected">,
  choices: readonly DeckChoice[],
) {
  let { queue, rejected } = context;
  for (const choice of choices) {
    const problem = choiceProblem({ ...context, queue }, choice);
    if (problem) rejected = [...rejected, { ...choice, problem }];
    else queue = [...queue, choice];
  }
  return { queue, rejected };
}

function choiceProblem(context: Decks, choice: DeckChoice): Message | null {
  const problem = deckProblem(choice);
  if (problem) return problem;
  return choice.replaces === null && remainingDecks(context) === 0
    ? message("profile.file.deckLimit", { max: MAX_PITCH_DECKS })
    : null;
}

function findDeck(context: PitchDeckContext, id: string): StoredFile | null {
  return decksOf(context).find((deck) => deck.id === id) ?? null;
}

const NO_REMOVAL = { id: "", name: "" };

function decksOf({ decks }: PitchDeckContext): readonly StoredFile[] {
  return decks ?? [];
}

/** Returns why the server rejected a file. */
export function rejectionMessage(failure: CallFailure): Message {
  const text = fieldText(failure, "pitch_deck") ?? serverText(failure);
  return textOr(text, "deck.refused");
}

/** Returns `failed` while a rejected deck or a failed removal is shown, otherwise `idle`. */
export function restingState(
  context: Pick<PitchDeckContext, "notice" | "rejected">,
): DecksState {
  const hasFailed = context.notice !== null || context.rejected.length > 0;
  return hasFailed ? "failed" : "idle";
}

function nextDeck({ context }: { context: PitchDeckContext }) {
  return context.queue[0] ?? null;
}

function removalRequest({ context }: { context: PitchDeckContext }) {
  return { id: context.removal?.id ?? "" };
}
