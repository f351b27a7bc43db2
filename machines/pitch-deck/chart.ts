import { assign, fromCallback, fromPromise, setup } from "xstate";
import {
  MAX_PITCH_DECKS,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../contract/constants.ts";
import {
  type CallFailure,
  serverText,
  statusOf,
} from "../../contract/failure.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { StoredFile } from "../../contract/profile/wire.ts";
import { deckProblem } from "../../contract/rules/files.ts";
import type { FileChoice } from "../profile/chart.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";

/** Context, events and selectors of the pitch deck chart. */

/** A chosen deck to upload. `replaces` is the id of the stored deck that it replaces, or null. */
export type DeckChoice = FileChoice & { readonly replaces: string | null };

/** A chosen deck that cannot be uploaded, and the reason. */
type RefusedDeck = DeckChoice & { readonly problem: Message };

type PitchDeckInput = {
  /** The decks of the loaded profile; null without a profile. */
  readonly decks: readonly StoredFile[] | null;
};

export type PitchDeckContext = PitchDeckInput & {
  /** The first one is being uploaded. */
  readonly waiting: readonly DeckChoice[];
  readonly refused: readonly RefusedDeck[];
  /** How much of the first one has been sent, from 0 to 100. */
  readonly sent: number;
  /** True when something takes longer than usual. */
  readonly slow: boolean;
  /** The deck to be removed. */
  readonly removal: StoredFile | null;
  /** Why something failed. */
  readonly notice: Message | null;
  /** What succeeded. */
  readonly news: Message | null;
};

export type PitchDeckEvent =
  | { type: "load.retried" }
  /** The page became visible or the network came back. */
  | { type: "page.resumed" }
  | { type: "decks.chosen"; files: readonly FileChoice[] }
  | { type: "deck.replaced"; id: string; file: FileChoice }
  | { type: "upload.progressed"; share: number }
  | { type: "upload.retried" }
  /** A waiting or running upload is cancelled, or a refused choice is dismissed. */
  | { type: "choice.dropped"; ref: string }
  | { type: "removal.asked"; id: string }
  | { type: "removal.confirmed" }
  | { type: "removal.cancelled" };

/**
 * The pitch decks of an investee: a limited number, uploaded one after the other as soon as they are chosen. An
 * upload shows its progress, can be cancelled, and continues when the network returns; a retry does not store the
 * deck twice. A deck can be replaced, opened and removed.
 */
export const pitchDeckMachine = setup({
  types: {
    context: {} as PitchDeckContext,
    events: {} as PitchDeckEvent,
    input: {} as PitchDeckInput,
    tags: {} as "loading" | "failed" | "ready" | "busy" | "sending" | "stalled",
  },
  actors: {
    fetchDecks: callActor("pitchDecks"),
    /** Uploads a deck. Uploading the same choice again does not store it twice. */
    sendDeck: fromPromise<StoredFile, DeckChoice | null>(notProvided),
    /** Reports with `upload.progressed` how much has been sent. */
    watchUpload: fromCallback<PitchDeckEvent>(notProvidedSource),
    removeDeck: callActor("removePitchDeck"),
    /** Sends `page.resumed` when the page becomes visible or the network returns. */
    watchPage: fromCallback<PitchDeckEvent>(notProvidedSource),
  },
  guards: {
    knowsDecks: ({ context }) => context.decks !== null,
    hasWaiting: ({ context }) => context.waiting.length > 0,
    isUnderWay: ({ context, event }) =>
      event.type === "choice.dropped" && context.waiting[0]?.ref === event.ref,
    isStored: ({ context, event }) =>
      event.type === "removal.asked" &&
      (context.decks ?? []).some(({ id }) => id === event.id),
    isRefused: ({ event }) => [400, 413].includes(statusOf(failureOf(event))),
    isMissing: ({ event }) => statusOf(failureOf(event)) === 404,
    isSessionOver: ({ event }) =>
      [401, 403].includes(statusOf(failureOf(event))),
  },
  actions: {
    rememberDecks: assign({
      decks: ({ event }) => outputOf<readonly StoredFile[]>(event),
    }),
    noteSlow: assign({ slow: true }),
    noteNotSlow: assign({ slow: false }),
    noticeUnread: assign({ notice: message("deck.unread") }),
    clearNotice: assign({ notice: null }),
    clearNews: assign({ notice: null, news: null }),
    takeChoices: assign(({ context, event }) =>
      event.type === "decks.chosen"
        ? withChoices(
            context,
            event.files.map((file) => ({ ...file, replaces: null })),
          )
        : {},
    ),
    takeReplacement: assign(({ context, event }) =>
      event.type === "deck.replaced"
        ? withChoices(context, [{ ...event.file, replaces: event.id }])
        : {},
    ),
    dropChoice: assign(({ context, event }) =>
      event.type === "choice.dropped"
        ? {
            waiting: context.waiting.filter(({ ref }) => ref !== event.ref),
            refused: context.refused.filter(({ ref }) => ref !== event.ref),
          }
        : {},
    ),
    dropAll: assign({ waiting: [] }),
    noteUnsent: assign({ sent: 0 }),
    noteProgress: assign(({ event }) =>
      event.type === "upload.progressed" ? { sent: event.share } : {},
    ),
    rememberStored: assign(({ context, event }) => ({
      ...withStored(context, outputOf<StoredFile>(event)),
      news: message("deck.stored", { name: outputOf<StoredFile>(event).name }),
    })),
    refuseFirst: assign(({ context, event }) => {
      const [first, ...waiting] = context.waiting;
      return first
        ? {
            waiting,
            refused: [
              ...context.refused,
              { ...first, problem: refusal(failureOf(event)) },
            ],
          }
        : {};
    }),
    noticeStalled: assign({
      notice: ({ event }) => loadNotice(failureOf(event)),
    }),
    noteRemoval: assign(({ context, event }) =>
      event.type === "removal.asked"
        ? {
            removal: context.decks?.find(({ id }) => id === event.id) ?? null,
          }
        : {},
    ),
    forgetRemoval: assign({ removal: null }),
    forgetDeck: assign(({ context: { decks, removal } }) => ({
      decks: decks?.filter(({ id }) => id !== removal?.id) ?? null,
      news: message("deck.removed", { name: removal?.name ?? "" }),
    })),
    noticeNotRemoved: assign({
      notice: ({ context }) =>
        message("deck.removeFailed", { name: context.removal?.name ?? "" }),
    }),
    /** Effect, provided by the browser. Moves the focus to the file chooser, because the focused element was removed. */
    focusChooser: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, slowSend: SLOW_SEND },
}).createMachine({
  id: "pitchDeck",
  description: "Upload pitch decks for matched investors.",
  meta: { title: "Pitch decks", who: "Investees" },
  context: ({ input }) => ({
    decks: input.decks,
    waiting: [],
    refused: [],
    sent: 0,
    slow: false,
    removal: null,
    notice: null,
    news: null,
  }),
  invoke: {
    id: "watchPage",
    src: "watchPage",
    onError: { description: "Only Try Again resumes an upload." },
  },
  initial: "starting",
  states: {
    starting: {
      description: "Checks whether the profile lists the decks.",
      always: [
        { guard: "knowsDecks", target: "ready" },
        { target: "reading", description: "There is no profile yet." },
      ],
    },
    reading: {
      description: "The list is loading.",
      tags: "loading",
      exit: "noteNotSlow",
      after: {
        slowLoad: {
          actions: "noteSlow",
        },
      },
      invoke: {
        id: "fetchDecks",
        src: "fetchDecks",
        onDone: {
          target: "ready",
          actions: "rememberDecks",
          meta: { rules: ["3-profile-04"] },
        },
        onError: {
          target: "unread",
          actions: "noticeUnread",
        },
      },
    },
    unread: {
      description: "The list could not be loaded. Try Again is offered.",
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
        "decks.chosen": {
          actions: ["clearNews", "takeChoices"],
          description:
            "Valid files wait for upload. The others show why they are refused.",
        },
        "deck.replaced": {
          actions: ["clearNews", "takeReplacement"],
          description: "The old deck stays until the new one is stored.",
        },
        "choice.dropped": {
          actions: ["dropChoice", "focusChooser"],
          description:
            "A waiting choice is cancelled, or a refused one is dismissed.",
        },
      },
      states: {
        idle: {
          description: "No upload or removal is running.",
          meta: { rules: ["3-profile-04"] },
          always: { guard: "hasWaiting", target: "sending" },
          on: {
            "removal.asked": {
              guard: "isStored",
              target: "confirmingRemoval",
              actions: ["clearNews", "noteRemoval"],
            },
          },
        },
        sending: {
          description: "A deck is being uploaded. The page shows the progress.",
          tags: ["busy", "sending"],
          entry: "noteUnsent",
          exit: "noteNotSlow",
          after: {
            slowSend: {
              actions: "noteSlow",
            },
          },
          on: {
            "upload.progressed": {
              actions: "noteProgress",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: ["dropChoice", "focusChooser"],
            },
          },
          invoke: [
            {
              id: "sendDeck",
              src: "sendDeck",
              input: nextDeck,
              onDone: {
                target: "idle",
                actions: "rememberStored",
                meta: { rules: ["3-profile-04"] },
              },
              onError: [
                {
                  guard: "isRefused",
                  target: "idle",
                  actions: "refuseFirst",
                  description:
                    "The server checked the content and refused it. Its reason is shown at the file.",
                },
                {
                  guard: "isSessionOver",
                  target: "idle",
                  actions: "dropAll",
                  description: "The session chart handles the expired session.",
                },
                {
                  target: "stalled",
                  actions: "noticeStalled",
                  description: "The upload failed, or its result is unknown.",
                },
              ],
            },
            {
              id: "watchUpload",
              src: "watchUpload",
              onError: { description: "No progress is shown." },
            },
          ],
        },
        stalled: {
          description:
            "The upload has stopped and the page shows why. It continues when the network returns or on request.",
          tags: "stalled",
          exit: "clearNotice",
          on: {
            "upload.retried": {
              target: "sending",
              description: "A retry cannot store the same deck twice.",
            },
            "page.resumed": { target: "sending" },
            "decks.chosen": {
              actions: "takeChoices",
              description: "The choices wait. The notice stays.",
            },
            "deck.replaced": {
              actions: "takeReplacement",
              description: "The choice waits. The notice stays.",
            },
            "choice.dropped": {
              guard: "isUnderWay",
              target: "idle",
              actions: ["dropChoice", "focusChooser"],
            },
          },
        },
        confirmingRemoval: {
          description:
            "The page asks for confirmation, because investors can no longer open a removed deck.",
          on: {
            "removal.confirmed": { target: "removing" },
            "removal.cancelled": {
              target: "idle",
              actions: "forgetRemoval",
            },
          },
        },
        removing: {
          description: "A deck is being removed.",
          tags: "busy",
          invoke: {
            id: "removeDeck",
            src: "removeDeck",
            input: removedDeck,
            onDone: {
              target: "idle",
              actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
            },
            onError: [
              {
                guard: "isMissing",
                target: "idle",
                actions: ["forgetDeck", "forgetRemoval", "focusChooser"],
                description: "The deck had already been removed.",
              },
              {
                guard: "isSessionOver",
                target: "idle",
                actions: "forgetRemoval",
                description: "The session chart handles the expired session.",
              },
              {
                target: "idle",
                actions: ["noticeNotRemoved", "forgetRemoval"],
              },
            ],
          },
        },
      },
    },
  },
});

/** Returns how many more decks can be added, besides those stored and waiting. */
export function deckRoom({
  decks,
  waiting,
}: Pick<PitchDeckContext, "decks" | "waiting">): number {
  const added = waiting.filter(({ replaces }) => replaces === null).length;
  return Math.max(0, MAX_PITCH_DECKS - (decks?.length ?? 0) - added);
}

/** Returns the lists after new choices: valid ones wait for upload, the others are refused with a reason. */
export function withChoices(
  context: Pick<PitchDeckContext, "decks" | "waiting" | "refused">,
  choices: readonly DeckChoice[],
): Pick<PitchDeckContext, "waiting" | "refused"> {
  let { waiting, refused } = context;
  for (const choice of choices) {
    const problem = choiceProblem({ ...context, waiting }, choice);
    if (problem) refused = [...refused, { ...choice, problem }];
    else waiting = [...waiting, choice];
  }
  return { waiting, refused };
}

function choiceProblem(
  context: Pick<PitchDeckContext, "decks" | "waiting">,
  choice: DeckChoice,
): Message | null {
  const problem = deckProblem(choice);
  if (problem) return problem;
  return choice.replaces === null && deckRoom(context) === 0
    ? message("profile.file.deckLimit", { max: MAX_PITCH_DECKS })
    : null;
}

/** Returns the lists after an upload: the stored deck is added, and the one it replaces is removed. */
function withStored(
  context: Pick<PitchDeckContext, "decks" | "waiting">,
  stored: StoredFile,
): Pick<PitchDeckContext, "decks" | "waiting"> {
  const [sent, ...waiting] = context.waiting;
  const kept = (context.decks ?? []).filter(
    ({ id }) => id !== sent?.replaces && id !== stored.id,
  );
  return { decks: [...kept, stored], waiting };
}

/** Returns the server's reason for refusing a file. */
export function refusal(failure: CallFailure): Message {
  const texts =
    failure.kind === "answered" && !failure.html ? failure.body.pitch_deck : [];
  const text = Array.isArray(texts) ? texts[0] : texts;
  if (typeof text === "string") return { text };
  const said = serverText(failure);
  return said === null ? message("deck.refused") : { text: said };
}

function nextDeck({
  context,
}: {
  context: PitchDeckContext;
}): DeckChoice | null {
  return context.waiting[0] ?? null;
}

function removedDeck({ context }: { context: PitchDeckContext }) {
  return { id: context.removal?.id ?? "" };
}
