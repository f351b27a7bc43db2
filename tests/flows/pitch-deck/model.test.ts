import { expect } from "vitest";
import {
  MAX_PITCH_DECKS,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import { showing, shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { fourDecks, storedDeck, TOO_MANY_UPLOADS } from "./cases.ts";
import {
  addsDecks,
  deckIds,
  firstQueuedDeck,
  queuedRefs,
  removesChoice,
  removesDeck,
  removesFirstQueuedDeck,
  replacesDeck,
  unchangedNotice,
} from "./expectations.ts";
import { pitchDeckPlan } from "./plan.ts";

const requestRemoval = { type: "removal.requested", id: "d2" } as const;
const noMessages = { notice: null, success: null };

testMachine(pitchDeckMachine, {
  ...pitchDeckPlan,
  delays: { slowLoad: SLOW_LOAD, slowSend: SLOW_SEND },
  expect: {
    "(root)": { calls: "watchPage" },
    starting: {
      always: [
        {
          to: "ready",
          when: ({ context }) => context.decks !== null,
          context: { decks: fourDecks },
        },
        { to: "reading", context: { decks: null } },
      ],
    },
    reading: {
      tags: "loading",
      calls: "fetchDecks",
      context: { decks: null },
      after: { slowLoad: { context: { slow: true } } },
      onDone: {
        to: "ready",
        context: ({ event }) => ({
          decks: event.output,
          slow: false,
          ...noMessages,
        }),
      },
      onError: { to: "loadFailed", context: { decks: null, slow: false } },
    },
    loadFailed: {
      tags: "failed",
      context: { notice: showing("We could not load your pitch decks.") },
      on: {
        "load.retried": { to: "reading", context: noMessages },
        "page.resumed": { to: "reading", context: noMessages },
      },
    },
    ready: {
      tags: "ready",
      on: {
        "decks.chosen": { ...addsDecks, context: noMessages },
        "choice.removed": { effects: "focusChooser", ...removesChoice },
      },
    },
    "ready.idle": {
      entry: { reportBusy: { busy: false } },
      exit: { reportBusy: { busy: true } },
      context: { queue: [], removal: null },
      check: ({ snapshot }) => {
        expect(snapshot.context.decks?.length).toBeLessThanOrEqual(
          MAX_PITCH_DECKS,
        );
        expect(snapshot.can(requestRemoval)).toBe(
          deckIds(snapshot).includes("d2"),
        );
      },
      on: {
        "decks.chosen": {
          to: "ready.idle",
          reenter: true,
          ...addsDecks,
          context: noMessages,
        },
        "deck.replaced": {
          to: "ready.idle",
          reenter: true,
          ...replacesDeck,
          context: noMessages,
        },
        "choice.removed": {
          to: "ready.idle",
          reenter: true,
          effects: "focusChooser",
          ...removesChoice,
        },
        "removal.requested": {
          to: "ready.confirmingRemoval",
          when: ({ before, event }) => deckIds(before).includes(event.id),
          context: { removal: storedDeck("d1"), ...noMessages },
        },
      },
      always: {
        to: "ready.sending",
        when: ({ context }) => context.queue.length > 0,
        context: { progress: 0, slow: false },
      },
    },
    "ready.sending": {
      tags: ["busy", "sending"],
      calls: ({ after }) => [
        ["sendDeck", firstQueuedDeck(after)],
        "watchUpload",
      ],
      check: ({ snapshot }) => expect(firstQueuedDeck(snapshot)).not.toBeNull(),
      on: {
        "upload.progressed": { context: { progress: 40 } },
        "choice.removed": {
          to: "ready.idle",
          ...removesFirstQueuedDeck,
          context: { slow: false },
        },
        "xstate.error.actor.sendDeck": [
          {
            to: "ready.idle",
            when: ({ event }) => [400, 413].includes(statusOf(event.error)),
            context: { slow: false, notice: null },
            check: ({ before, after, event }) => {
              expect(queuedRefs(after)).toEqual(queuedRefs(before).slice(1));
              const rejected = after.context.rejected.at(-1);
              expect(rejected?.ref).toBe(firstQueuedDeck(before)?.ref);
              expect(shownText(rejected?.problem)).toBe(
                event.error.status === 400
                  ? "Please choose a PDF or PowerPoint file."
                  : "The request is too large.",
              );
            },
          },
          {
            to: "ready.idle",
            when: ({ event }) => [401, 403].includes(statusOf(event.error)),
            context: { queue: [], notice: null },
          },
          {
            to: "ready.stalled",
            check: ({ before, after: { context }, event }) => {
              expect(context.queue).toEqual(before.context.queue);
              expect(context.slow).toBe(false);
              // After too many uploads, the server's message states how long to wait.
              const texts: Record<number, string> = {
                0: "You appear to be offline. Check your connection and try again.",
                429: TOO_MANY_UPLOADS,
                502: "Something went wrong on our side. Please try again in a moment.",
              };
              expect(shownText(context.notice)).toBe(
                texts[statusOf(event.error)],
              );
            },
          },
        ],
      },
      after: { slowSend: { context: { slow: true } } },
      onDone: {
        to: "ready.idle",
        context: { slow: false },
        check: ({ before, after, event }) => {
          const { replaces } = firstQueuedDeck(before) ?? {};
          expect(deckIds(after)).toEqual([
            ...deckIds(before).filter(
              (id) => id !== replaces && id !== event.output.id,
            ),
            event.output.id,
          ]);
          expect(queuedRefs(after)).toEqual(queuedRefs(before).slice(1));
          expect(shownText(after.context.success)).toBe(
            `${event.output.name} has been uploaded.`,
          );
        },
      },
    },
    "ready.stalled": {
      tags: "stalled",
      check: ({ snapshot }) =>
        expect(shownText(snapshot.context.notice)).toMatch(
          /^(You appear to be offline|Something went wrong on our side|You have uploaded too many files)/,
        ),
      on: {
        "upload.retried": {
          to: "ready.sending",
          context: { progress: 0, slow: false, notice: null },
        },
        "page.resumed": {
          to: "ready.sending",
          context: { progress: 0, slow: false, notice: null },
        },
        "decks.chosen": { ...addsDecks, context: unchangedNotice },
        "choice.removed": {
          to: "ready.idle",
          ...removesFirstQueuedDeck,
          context: { notice: null },
        },
      },
    },
    "ready.confirmingRemoval": {
      context: { removal: storedDeck("d1"), notice: null, success: null },
      on: {
        "removal.confirmed": {
          to: "ready.removing",
          context: { removal: storedDeck("d1") },
        },
        "removal.cancelled": {
          to: "ready.idle",
          context: { removal: null },
          check: ({ before, after }) =>
            expect(deckIds(after)).toEqual(deckIds(before)),
        },
      },
    },
    "ready.removing": {
      tags: "busy",
      calls: { removeDeck: { id: "d1" } },
      context: { removal: storedDeck("d1") },
      onDone: { to: "ready.idle", ...removesDeck },
      onError: [
        {
          to: "ready.idle",
          when: ({ event }) => statusOf(event.error) === 404,
          ...removesDeck,
        },
        {
          to: "ready.idle",
          when: ({ event }) => [401, 403].includes(statusOf(event.error)),
          context: { removal: null, ...noMessages },
        },
        {
          to: "ready.idle",
          effects: "focusChooser",
          context: { removal: null, success: null },
          check: ({ before, after }) => {
            expect(deckIds(after)).toEqual(deckIds(before));
            expect(shownText(after.context.notice)).toBe(
              "We could not remove d1.pdf. Please try again.",
            );
          },
        },
      ],
    },
  },
});
