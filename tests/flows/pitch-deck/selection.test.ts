import { describe, expect, test } from "vitest";
import { transition } from "xstate";
import { UPLOAD_MAX_BYTES } from "../../../contract/constants.ts";
import { message } from "../../../contract/messages/index.ts";
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
import { shownText } from "../../support/shown-text.ts";
import { deckChoice, fourDecks, storedDeck } from "./cases.ts";

const decks = fourDecks;
const noUploads = { decks, queue: [], rejected: [] };

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
  const { queue, rejected } = withChoices(noUploads, [
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
  const { queue } = withChoices(noUploads, [{ ...deckChoice("a"), type: "" }]);
  expect(queue).toHaveLength(1);
});

describe("the pitch deck chart", () => {
  const initialContext: PitchDeckContext = {
    decks,
    queue: [],
    rejected: [],
    progress: 0,
    slow: false,
    removal: null,
    notice: null,
    success: null,
  };
  const send = (
    context: Partial<PitchDeckContext>,
    state: "idle" | "sending",
    event: object,
  ) =>
    transition(
      pitchDeckMachine,
      pitchDeckMachine.resolveState({
        value: { ready: state },
        context: { ...initialContext, ...context },
      }),
      event as never,
    )[0].context;

  test("still lists the other rejected files after one is removed", () => {
    const problem = message("profile.file.deck");
    const rejected = ["a", "b"].map((ref) => ({ ...deckChoice(ref), problem }));
    const after = send({ rejected }, "idle", {
      type: "choice.removed",
      ref: "a",
    });
    expect(after.rejected.map(({ ref }) => ref)).toEqual(["b"]);
  });

  test("lists an uploaded deck once, at the end, and no longer lists the deck that it replaces", () => {
    const upload = (replaces: string | null, id: string) =>
      send({ queue: [deckChoice("a", replaces)] }, "sending", {
        type: "xstate.done.actor.sendDeck",
        output: storedDeck(id),
      }).decks?.map((deck) => deck.id);
    expect(upload(null, "new")).toEqual(["d1", "d2", "d3", "d4", "new"]);
    expect(upload("d1", "new")).toEqual(["d2", "d3", "d4", "new"]);
    expect(upload(null, "d2")).toEqual(["d1", "d3", "d4", "d2"]);
  });
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
