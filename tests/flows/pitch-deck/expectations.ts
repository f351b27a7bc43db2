import { expect } from "vitest";
import type { AnyEventObject } from "xstate";
import type { PitchDeckContext } from "../../../machines/pitch-deck/chart.ts";
import { shownText } from "../../support/shown-text.ts";

type State = { context: PitchDeckContext };
type Step = { before: State; after: State; event: AnyEventObject };

export const queuedRefs = ({ context }: State) =>
  context.queue.map(({ ref }) => ref);
export const deckIds = ({ context }: State) =>
  (context.decks ?? []).map(({ id }) => id);
export const firstQueuedDeck = ({ context }: State) => context.queue[0] ?? null;
export const removesDeck = {
  effects: "focusChooser" as const,
  context: { removal: null, notice: null },
  check: ({ before, after }: { before: State; after: State }) => {
    expect(deckIds(after)).toEqual(deckIds(before).filter((id) => id !== "d1"));
    expect(shownText(after.context.success)).toBe("d1.pdf has been removed.");
  },
};
/** Expects only the deck with the event's `ref` to be removed from the queue or from the rejected decks. */
export const removesChoice = {
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
export const removesFirstQueuedDeck = {
  effects: "focusChooser" as const,
  when: ({ before, event }: { before: State; event: object }) =>
    "ref" in event && firstQueuedDeck(before)?.ref === event.ref,
  check: ({ before, after }: { before: State; after: State }) =>
    expect(queuedRefs(after)).toEqual(
      queuedRefs(before).filter((ref) => ref !== firstQueuedDeck(before)?.ref),
    ),
};
export const addsDecks = {
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
export const replacesDeck = {
  check: ({ before, after }: { before: State; after: State }) => {
    // The previous deck stays until the new one is stored.
    expect(deckIds(after)).toEqual(deckIds(before));
    expect(after.context.queue.at(-1)).toMatchObject({
      ref: "r",
      replaces: "d1",
    });
  },
};
export const unchangedNotice = ({ before }: { before: State }) => ({
  notice: before.context.notice,
});
