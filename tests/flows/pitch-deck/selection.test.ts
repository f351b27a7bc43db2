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
import { choice, fourDecks, stored } from "./cases.ts";

const decks = fourDecks;
const noUploads = { decks, queue: [], rejected: [] };

test("at most five decks can be stored, and a replacement does not count as another one", {
  tags: ["3-profile-04"],
}, () => {
  expect(remainingDecks({ decks: null, queue: [] })).toBe(5);
  expect(remainingDecks({ decks, queue: [] })).toBe(1);
  expect(remainingDecks({ decks, queue: [choice("r", "d1")] })).toBe(1);
  expect(remainingDecks({ decks, queue: [choice("a")] })).toBe(0);
  const fullList = [...decks, stored("d5"), stored("d6")];
  expect(remainingDecks({ decks: fullList, queue: [] })).toBe(0);
});

test("a selected deck with an invalid size or type, or over the maximum, is rejected, and the others wait", () => {
  const { queue, rejected } = withChoices(noUploads, [
    { ...choice("big"), size: UPLOAD_MAX_BYTES + 1 },
    { ...choice("empty"), size: 0 },
    { ...choice("picture"), type: "image/png" },
    choice("a"),
    choice("b"),
    choice("r", "d1"),
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

test("a file whose type the browser does not know is sent to the server, which checks its content", () => {
  const { queue } = withChoices(noUploads, [{ ...choice("a"), type: "" }]);
  expect(queue).toHaveLength(1);
});

describe("a changed list of decks", () => {
  const empty: PitchDeckContext = {
    ...{ decks, queue: [], rejected: [], progress: 0, slow: false },
    ...{ removal: null, notice: null, success: null },
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
        context: { ...empty, ...context },
      }),
      event as never,
    )[0].context;

  test("loses only the dismissed file", () => {
    const problem = message("profile.file.deck");
    const rejected = ["a", "b"].map((ref) => ({ ...choice(ref), problem }));
    const after = send({ rejected }, "idle", {
      type: "choice.removed",
      ref: "a",
    });
    expect(after.rejected.map(({ ref }) => ref)).toEqual(["b"]);
  });

  test("has a stored deck once, in the place of the one that it replaces", () => {
    const upload = (replaces: string | null, id: string) =>
      send({ queue: [choice("a", replaces)] }, "sending", {
        type: "xstate.done.actor.sendDeck",
        output: stored(id),
      }).decks?.map((deck) => deck.id);
    expect(upload(null, "new")).toEqual(["d1", "d2", "d3", "d4", "new"]);
    expect(upload("d1", "new")).toEqual(["d2", "d3", "d4", "new"]);
    expect(upload(null, "d2")).toEqual(["d1", "d3", "d4", "d2"]);
  });
});

test("a rejected file shows the server's message from every error format", () => {
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
