import { expect } from "vitest";
import {
  MAX_PITCH_DECKS,
  SLOW_LOAD,
  SLOW_SEND,
} from "../../../contract/constants.ts";
import { statusOf } from "../../../contract/failure.ts";
import { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import { shownText } from "../../support/shown-text.ts";
import { walkMachine } from "../../support/walk-machine.ts";
import { fileOf, fourDecks, storedDeck, TOO_MANY_UPLOADS } from "./cases.ts";
import {
  addsDecks,
  deckIds,
  firstQueuedDeck,
  queuedRefs,
  removesChoice,
  removesDeck,
  removesFirstQueuedDeck,
  replacesDeck,
  reportsEnd,
  reportsStart,
  retriesUpload,
  startsUpload,
  unchangedNotice,
} from "./expectations.ts";
import { pitchDeckPlan } from "./plan.ts";

const choose = { type: "decks.chosen", files: [fileOf("z")] } as const;
const requestRemoval = { type: "removal.requested", id: "d2" } as const;
const noMessages = { notice: null, success: null };

walkMachine(pitchDeckMachine, {
  ...pitchDeckPlan,
  states: {
    reading: {
      tags: ["loading"],
      notTags: ["ready"],
      context: { decks: null },
      cannot: [choose, requestRemoval],
    },
    loadFailed: {
      tags: ["failed"],
      notTags: ["ready"],
      can: [{ type: "load.retried" }],
      cannot: [choose],
      check: ({ snapshot }) =>
        expect(shownText(snapshot.context.notice)).toBe(
          "We could not load your pitch decks.",
        ),
    },
    "ready.idle": {
      tags: ["ready"],
      notTags: ["busy", "stalled"],
      context: { queue: [], removal: null },
      can: [choose],
      check: ({ snapshot }) => {
        expect(snapshot.context.decks?.length).toBeLessThanOrEqual(
          MAX_PITCH_DECKS,
        );
        expect(snapshot.can(requestRemoval)).toBe(
          deckIds(snapshot).includes("d2"),
        );
      },
    },
    "ready.sending": {
      tags: ["ready", "busy", "sending"],
      can: [choose],
      cannot: [requestRemoval, { type: "upload.retried" }],
      check: ({ snapshot }) => expect(firstQueuedDeck(snapshot)).not.toBeNull(),
    },
    "ready.stalled": {
      tags: ["ready", "stalled"],
      notTags: ["busy", "sending"],
      can: [choose, { type: "upload.retried" }, { type: "page.resumed" }],
      cannot: [requestRemoval],
      check: ({ snapshot }) =>
        expect(shownText(snapshot.context.notice)).toMatch(
          /^(You appear to be offline|Something went wrong on our side|You have uploaded too many files)/,
        ),
    },
    "ready.confirmingRemoval": {
      tags: ["ready"],
      notTags: ["busy"],
      context: { removal: storedDeck("d1"), notice: null, success: null },
      can: [{ type: "removal.confirmed" }, { type: "removal.cancelled" }],
      cannot: [requestRemoval],
    },
    "ready.removing": {
      tags: ["ready", "busy"],
      notTags: ["sending"],
      context: { removal: storedDeck("d1") },
      cannot: [requestRemoval, { type: "removal.confirmed" }],
    },
  },
  transitions: {
    "(start)": { calls: [["watchPage"]] },
    "(root) --onError(watchPage)--> (ignored)": { context: "unchanged" },
    "starting --always [hasLoadedDecks]--> ready": {
      effects: [reportsEnd],
      when: ({ before }) => before.context.decks !== null,
      context: { decks: fourDecks },
    },
    "starting --always [else]--> reading": {
      calls: [["fetchDecks"]],
      context: { decks: null },
    },
    "reading --after(slowLoad)--> (stays)": {
      after: SLOW_LOAD,
      context: { slow: true },
    },
    "reading --onDone(fetchDecks)--> ready": {
      effects: [reportsEnd],

      context: ({ event }) => ({
        decks: event.output,
        slow: false,
        ...noMessages,
      }),
    },
    "reading --onError(fetchDecks)--> loadFailed": {
      context: { decks: null, slow: false },
    },
    "loadFailed --load.retried--> reading": {
      calls: [["fetchDecks"]],
      context: noMessages,
    },
    "loadFailed --page.resumed--> reading": {
      calls: [["fetchDecks"]],
      context: noMessages,
    },
    "ready --decks.chosen--> (stays)": { ...addsDecks, context: noMessages },
    "ready --choice.removed--> (stays)": {
      effects: [["focusChooser"]],
      ...removesChoice,
    },
    "ready.idle --decks.chosen--> ready.idle": {
      effects: [reportsStart, reportsEnd],
      ...addsDecks,
      context: noMessages,
    },
    "ready.idle --deck.replaced--> ready.idle": {
      effects: [reportsStart, reportsEnd],
      ...replacesDeck,
      context: noMessages,
    },
    "ready.idle --choice.removed--> ready.idle": {
      effects: [reportsStart, ["focusChooser"], reportsEnd],
      ...removesChoice,
    },
    "ready.idle --always [hasQueuedDeck]--> ready.sending": {
      effects: [reportsStart],
      when: ({ before }) => before.context.queue.length > 0,
      ...startsUpload,
    },
    "ready.idle --removal.requested [isStored]--> ready.confirmingRemoval": {
      effects: [reportsStart],
      when: ({ before, event }) => deckIds(before).includes(event.id),
      context: { removal: storedDeck("d1"), ...noMessages },
    },
    "ready.sending --upload.progressed--> (stays)": {
      context: { progress: 40 },
    },
    "ready.sending --after(slowSend)--> (stays)": {
      after: SLOW_SEND,
      context: { slow: true },
    },
    "ready.sending --onError(watchUpload)--> (ignored)": {
      context: "unchanged",
    },
    "ready.sending --choice.removed [isFirstInQueue]--> ready.idle": {
      ...removesFirstQueuedDeck,
      stops: ["sendDeck", "watchUpload"],
      context: { slow: false },
    },
    "ready.sending --onDone(sendDeck)--> ready.idle": {
      effects: [reportsEnd],

      stops: ["watchUpload"],
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
    "ready.sending --onError(sendDeck) [isRefused]--> ready.idle": {
      effects: [reportsEnd],
      when: ({ event }) => [400, 413].includes(statusOf(event.error)),
      stops: ["watchUpload"],
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
    "ready.sending --onError(sendDeck) [isSessionOver]--> ready.idle": {
      effects: [reportsEnd],
      when: ({ event }) => [401, 403].includes(statusOf(event.error)),
      stops: ["watchUpload"],
      context: { queue: [], notice: null },
    },
    "ready.sending --onError(sendDeck) [else]--> ready.stalled": {
      stops: ["watchUpload"],
      check: ({ before, after: { context }, event }) => {
        expect(context.queue).toEqual(before.context.queue);
        expect(context.slow).toBe(false);
        // After too many uploads, the server's message states how long to wait.
        const texts: Record<number, string> = {
          0: "You appear to be offline. Check your connection and try again.",
          429: TOO_MANY_UPLOADS,
          502: "Something went wrong on our side. Please try again in a moment.",
        };
        expect(shownText(context.notice)).toBe(texts[statusOf(event.error)]);
      },
    },
    "ready.stalled --decks.chosen--> (stays)": {
      ...addsDecks,
      context: unchangedNotice,
    },
    "ready.stalled --upload.retried--> ready.sending": retriesUpload,
    "ready.stalled --page.resumed--> ready.sending": retriesUpload,
    "ready.stalled --choice.removed [isFirstInQueue]--> ready.idle": {
      ...removesFirstQueuedDeck,
      context: { notice: null },
    },
    "ready.confirmingRemoval --removal.confirmed--> ready.removing": {
      calls: [["removeDeck", { id: "d1" }]],
      context: { removal: storedDeck("d1") },
    },
    "ready.confirmingRemoval --removal.cancelled--> ready.idle": {
      effects: [reportsEnd],
      context: { removal: null },
      check: ({ before, after }) =>
        expect(deckIds(after)).toEqual(deckIds(before)),
    },
    "ready.removing --onDone(removeDeck)--> ready.idle": removesDeck,
    "ready.removing --onError(removeDeck) [isMissing]--> ready.idle": {
      when: ({ event }) => statusOf(event.error) === 404,
      ...removesDeck,
    },
    "ready.removing --onError(removeDeck) [isSessionOver]--> ready.idle": {
      effects: [reportsEnd],
      when: ({ event }) => [401, 403].includes(statusOf(event.error)),
      context: { removal: null, ...noMessages },
    },
    "ready.removing --onError(removeDeck) [else]--> ready.idle": {
      effects: [["focusChooser"], reportsEnd],
      context: { removal: null, success: null },
      check: ({ before, after }) => {
        expect(deckIds(after)).toEqual(deckIds(before));
        expect(shownText(after.context.notice)).toBe(
          "We could not remove d1.pdf. Please try again.",
        );
      },
    },
  },
});
