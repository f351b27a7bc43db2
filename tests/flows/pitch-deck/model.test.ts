import { expect, test } from "vitest";
import type { AnyEventObject } from "xstate";
import {
  MAX_PITCH_DECKS,
  SLOW_LOAD,
  SLOW_SEND,
  UPLOAD_MAX_BYTES,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import {
  type PitchDeckContext,
  pitchDeckMachine,
  rejectionMessage,
  remainingDecks,
  withChoices,
} from "../../../machines/pitch-deck/chart.ts";
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
type Step = { before: State; after: State; event: AnyEventObject };

const queuedRefs = ({ context }: State) => context.queue.map(({ ref }) => ref);
const deckIds = ({ context }: State) =>
  (context.decks ?? []).map(({ id }) => id);
const firstQueuedDeck = ({ context }: State) => context.queue[0] ?? null;
const removesDeck = {
  effects: "focusChooser" as const,
  context: { removal: null, notice: null },
  check: ({ before, after }: { before: State; after: State }) => {
    expect(deckIds(after)).toEqual(deckIds(before).filter((id) => id !== "d1"));
    expect(shownText(after.context.success)).toBe("d1.pdf has been removed.");
  },
};
/** Expects only the deck with the event's `ref` to be removed from the queue or from the rejected decks. */
const removesChoice = {
  check: ({ before, after, event }: Step) => {
    const withoutRemoved = (list: readonly { ref: string }[]) =>
      list.filter(({ ref }) => ref !== event.ref);
    expect(after.context.queue).toEqual(withoutRemoved(before.context.queue));
    expect(after.context.rejected).toEqual(
      withoutRemoved(before.context.rejected),
    );
  },
};
/** Expects only the first queued deck to be removed. */
const removesFirstQueuedDeck = {
  effects: "focusChooser" as const,
  when: ({ before, event }: { before: State; event: object }) =>
    "ref" in event && firstQueuedDeck(before)?.ref === event.ref,
  check: ({ before, after }: { before: State; after: State }) =>
    expect(queuedRefs(after)).toEqual(
      queuedRefs(before).filter((ref) => ref !== firstQueuedDeck(before)?.ref),
    ),
};
const addsDecks = {
  check: ({ before, after, event }: Step) => {
    // Word documents are rejected, and at most five decks can be stored.
    const refs: string[] = event.files.map(({ ref }: { ref: string }) => ref);
    const added = before.context.queue.filter((deck) => deck.replaces === null);
    const room = Math.max(0, 5 - deckIds(before).length - added.length);
    const accepted = refs.filter((ref) => ref !== "w").slice(0, room);
    expect(queuedRefs(after)).toEqual([...queuedRefs(before), ...accepted]);
    const rejected = after.context.rejected.slice(
      before.context.rejected.length,
    );
    expect(rejected.map(({ ref }) => ref)).toEqual(
      refs.filter((ref) => !accepted.includes(ref)),
    );
    for (const { ref, problem } of rejected)
      expect(shownText(problem)).toBe(
        ref === "w"
          ? "Please choose a PDF or PowerPoint file."
          : "You can store up to 5 pitch decks. Please remove one first.",
      );
  },
};
const replacesDeck = {
  check: ({ before, after }: { before: State; after: State }) => {
    // The previous deck stays until the new one is stored.
    expect(deckIds(after)).toEqual(deckIds(before));
    expect(after.context.queue.at(-1)).toMatchObject({
      ref: "r",
      replaces: "d1",
    });
  },
};
const unchangedNotice = ({ before }: { before: State }) => ({
  notice: before.context.notice,
});

const requestRemoval = { type: "removal.requested", id: "d2" } as const;
const sendsAgain = {
  to: "ready.sending",
  context: { progress: 0, slow: false, notice: null },
} as const;
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
      on: {
        "upload.retried": sendsAgain,
        "page.resumed": sendsAgain,
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
        "removal.confirmed": "ready.removing",
        "removal.cancelled": { to: "ready.idle", changes: { removal: null } },
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
    deckChoice("a"),
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

test("a file whose type the browser does not know is queued, because the server checks its content", () => {
  const { queue } = withChoices({ decks, queue: [], rejected: [] }, [
    { ...deckChoice("a"), type: "" },
  ]);
  expect(queue).toHaveLength(1);
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
