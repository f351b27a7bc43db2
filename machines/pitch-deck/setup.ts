import { assign, fromCallback, fromPromise, setup } from "xstate";
import { SLOW_LOAD, SLOW_SEND } from "../../contract/constants.ts";
import { statusOf } from "../../contract/failure.ts";
import { message } from "../../contract/messages/index.ts";
import type { StoredFile } from "../../contract/wire.ts";
import { failureOf, outputOf } from "../shared/actor-events.ts";
import {
  callActor,
  notProvided,
  notProvidedSource,
} from "../shared/actor-stub.ts";
import { loadNotice } from "../shared/load-notices.ts";
import {
  type DeckChoice,
  type PitchDeckContext,
  type PitchDeckEvent,
  type PitchDeckInput,
  refusal,
  withChoices,
  withStored,
} from "./facts.ts";

/** Types, guards, actions, actors and delays of the pitch deck chart. */
export const pitchDeckSetup = setup({
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
    /** Sends `page.woke` when the page becomes visible or the network returns. */
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
    /** Effect, provided by the shell. Moves the focus to the file chooser, because the focused element was removed. */
    focusChooser: () => {},
  },
  delays: { slowLoad: SLOW_LOAD, slowSend: SLOW_SEND },
});
