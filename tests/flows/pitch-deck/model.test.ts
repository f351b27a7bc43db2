import { expect, test } from "vitest";
import type { AnyEventObject } from "xstate";
import type { BranchExpectation } from "xstate-toolkit/vitest";
import {
  SLOW_LOAD,
  SLOW_SEND,
  UPLOAD_MAX_BYTES,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import {
  type DeckChoice,
  type PitchDeckContext,
  pitchDeckMachine,
  rejectionMessage,
  remainingDecks,
  withChoices,
} from "../../../machines/pitch-deck/chart.ts";
import type { FileChoice } from "../../../machines/profile/chart.ts";
import {
  htmlError,
  httpError,
  noResponse,
} from "../../support/call-failures.ts";
import {
  loadFailureText,
  showing,
  shownText,
} from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import {
  deckChoice,
  fourDecks,
  pitchDeckPlan,
  storedDeck,
  TOO_MANY_UPLOADS,
} from "./plan.ts";

type State = { context: PitchDeckContext };
type Branch = BranchExpectation<typeof pitchDeckMachine>;

const deckIds = ({ context }: State) =>
  (context.decks ?? []).map(({ id }) => id);
const firstQueuedDeck = ({ context }: State) => context.queue[0] ?? null;
const removesDeck: Branch = {
  effects: "focusChooser",
  context: { removal: null, success: showing("d1.pdf has been removed.") },
  check: ({ before, after }) =>
    expect(deckIds(after)).toEqual(deckIds(before).filter((id) => id !== "d1")),
};
/** Expects only the deck with the event's `ref` to be removed from the queue or from the rejected decks. */
const removesChoice: Branch = {
  effects: "focusChooser",
  context: ({ before: { context }, event }) => ({
    queue: context.queue.filter(({ ref }) => ref !== event.ref),
    rejected: context.rejected.filter(({ ref }) => ref !== event.ref),
  }),
};
const removesFirstQueuedDeck: Branch = {
  to: "ready.idle",
  when: ({ before, event }) => firstQueuedDeck(before)?.ref === event.ref,
  ...removesChoice,
};
const adds = (
  choicesIn: (event: AnyEventObject) => readonly DeckChoice[],
): Branch => ({
  check: ({ before, after, event }) =>
    expect(after.context).toMatchObject({
      decks: before.context.decks,
      ...withChoices(before.context, choicesIn(event)),
    }),
});
const addsDecks = adds(({ files }) =>
  files.map((file: FileChoice) => ({ ...file, replaces: null })),
);
/** The previous deck stays until the new one is stored. */
const replacesDeck = adds(({ file, id }) => [{ ...file, replaces: id }]);
const sendsAgain: Branch = { to: "ready.sending", context: { notice: null } };
const reentersIdle: Branch = { to: "ready.idle", reenter: true };
const noMessages = { notice: null, success: null };

testMachine(pitchDeckMachine, {
  ...pitchDeckPlan,
  delays: { slowLoad: SLOW_LOAD, slowSend: SLOW_SEND },
  expect: {
    "(root)": { calls: "watchPage" },
    starting: {
      always: [
        { to: "ready", when: ({ context }) => context.decks !== null },
        "reading",
      ],
    },
    reading: {
      calls: "fetchDecks",
      context: { notice: null },
      after: { slowLoad: { context: { slow: true } } },
      onDone: {
        to: "ready",
        context: ({ event }) => ({ decks: event.output, slow: false }),
      },
      onError: "loadFailed",
    },
    loadFailed: {
      tags: "failed",
      context: { notice: showing("We could not load your pitch decks.") },
      on: { "load.retried": "reading", "page.resumed": "reading" },
    },
    ready: {
      tags: "ready",
      on: {
        "decks.chosen": { ...addsDecks, context: noMessages },
        "choice.removed": removesChoice,
      },
    },
    "ready.idle": {
      entry: { reportBusy: { busy: false } },
      exit: { reportBusy: { busy: true } },
      on: {
        "decks.chosen": { ...reentersIdle, ...addsDecks, context: noMessages },
        "deck.replaced": {
          ...reentersIdle,
          ...replacesDeck,
          context: noMessages,
        },
        "choice.removed": { ...reentersIdle, ...removesChoice },
        "removal.requested": {
          to: "ready.confirmingRemoval",
          when: ({ before, event }) => deckIds(before).includes(event.id),
          context: { removal: storedDeck("d1"), ...noMessages },
        },
      },
      always: {
        to: "ready.sending",
        when: ({ context }) => context.queue.length > 0,
        context: { progress: 0 },
      },
    },
    "ready.sending": {
      tags: ["busy", "sending"],
      calls: ({ after }) => [
        ["sendDeck", firstQueuedDeck(after)],
        "watchUpload",
      ],
      on: {
        "upload.progressed": { context: { progress: 40 } },
        "choice.removed": removesFirstQueuedDeck,
        "xstate.error.actor.sendDeck": [
          {
            to: "ready.idle",
            when: ({ event }) => [400, 413].includes(statusOf(event.error)),
            check: ({ before, after, event }) => {
              const [first, ...queue] = before.context.queue;
              const problem = rejectionMessage(event.error);
              expect(after.context).toMatchObject({
                queue,
                rejected: [...before.context.rejected, { ...first, problem }],
              });
            },
          },
          {
            to: "ready.idle",
            when: ({ event }) => [401, 403].includes(statusOf(event.error)),
            changes: { queue: [], slow: false },
          },
          {
            to: "ready.stalled",
            changes: ({ event: { error } }) => ({
              slow: false,
              // After too many uploads, the server's message states how long to wait.
              notice: showing(
                statusOf(error) === 429
                  ? TOO_MANY_UPLOADS
                  : loadFailureText(error),
              ),
            }),
          },
        ],
      },
      after: { slowSend: { context: { slow: true } } },
      onDone: {
        to: "ready.idle",
        context: { slow: false },
        check: ({ before, after, event: { output } }) => {
          const [uploaded, ...queue] = before.context.queue;
          const replaced = [uploaded?.replaces, output.id];
          expect(after.context).toMatchObject({
            queue,
            success: showing(`${output.name} has been uploaded.`),
          });
          expect(deckIds(after)).toEqual([
            ...deckIds(before).filter((id) => !replaced.includes(id)),
            output.id,
          ]);
        },
      },
    },
    "ready.stalled": {
      tags: "stalled",
      on: {
        "upload.retried": sendsAgain,
        "page.resumed": sendsAgain,
        "decks.chosen": {
          ...addsDecks,
          context: ({ before }) => ({ notice: before.context.notice }),
        },
        "choice.removed": removesFirstQueuedDeck,
      },
    },
    "ready.confirmingRemoval": {
      tags: "confirming",
      on: {
        "removal.confirmed": "ready.removing",
        "removal.cancelled": { to: "ready.idle", changes: { removal: null } },
      },
    },
    "ready.removing": {
      tags: "busy",
      calls: { removeDeck: { id: "d1" } },
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
          changes: { removal: null },
        },
        {
          to: "ready.idle",
          effects: "focusChooser",
          changes: {
            removal: null,
            notice: showing("We could not remove d1.pdf. Please try again."),
          },
        },
      ],
    },
  },
});

const decks = fourDecks;

test("at most five decks can be stored, and a replacement does not count as an additional deck", {
  tags: ["3-profile-04"],
}, () => {
  expect(remainingDecks({ decks: null, queue: [] })).toBe(5);
  expect(remainingDecks({ decks, queue: [] })).toBe(1);
  expect(remainingDecks({ decks, queue: [deckChoice("r", "d1")] })).toBe(1);
  expect(remainingDecks({ decks, queue: [deckChoice("a")] })).toBe(0);
  const sixDecks = [...decks, storedDeck("d5"), storedDeck("d6")];
  expect(remainingDecks({ decks: sixDecks, queue: [] })).toBe(0);
});

test("selected decks with an invalid size or type, or beyond the maximum number, are rejected, and the others are queued", () => {
  const { queue, rejected } = withChoices({ decks, queue: [], rejected: [] }, [
    { ...deckChoice("big"), size: UPLOAD_MAX_BYTES + 1 },
    { ...deckChoice("empty"), size: 0 },
    { ...deckChoice("picture"), type: "image/png" },
    // The browser does not know its type, so the server checks its content.
    { ...deckChoice("a"), type: "" },
    deckChoice("b"),
    deckChoice("r", "d1"),
  ]);
  expect(queue.map(({ ref }) => ref)).toEqual(["a", "r"]);
  expect(rejected.map(({ ref, problem }) => [ref, shownText(problem)])).toEqual(
    [
      ["big", "Please choose a file of 5 MB or less."],
      ["empty", "Please choose a file that is not empty."],
      ["picture", "Please choose a PDF or PowerPoint file."],
      ["b", "You can store up to 5 pitch decks. Please remove one first."],
    ],
  );
});

test("a rejected file gets the server's message or, if there is none, a general message", () => {
  for (const [failure, text] of [
    [httpError(400, { pitch_deck: ["No."] }), "No."],
    [httpError(400, { pitch_deck: "No." }), "No."],
    [httpError(413, { detail: "Too large." }), "Too large."],
    [httpError(400, {}), "This file was rejected."],
    [htmlError(413), "This file was rejected."],
    [noResponse, "This file was rejected."],
  ] as const)
    expect(shownText(rejectionMessage(failure))).toBe(text);
});
