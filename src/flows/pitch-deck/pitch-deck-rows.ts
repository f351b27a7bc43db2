import type { SnapshotFrom } from "xstate";
import { say } from "../../../contract/messages/index.ts";
import {
  profilePage,
  sentOf,
} from "../../../contract/messages/profile-page.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import type { FileState } from "../../ui/FileItem.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";

const words = profilePage.files;

/** Returns the decks as rows of the field: stored, uploading, waiting and rejected ones. */
export function deckRows(
  snapshot: SnapshotFrom<typeof pitchDeckMachine>,
  opening: FileOpening,
): readonly FileState[] {
  const { decks, waiting, refused, sent, slow, notice } = snapshot.context;
  const isSending = snapshot.hasTag("sending");
  const isStalled = snapshot.hasTag("stalled");
  const stored = (decks ?? []).map((deck): FileState => {
    const isReplaced = waiting.some(({ replaces }) => replaces === deck.id);
    return {
      key: deck.id,
      name: deck.name,
      size: deck.size,
      stored: true,
      locked:
        isReplaced || !snapshot.can({ type: "removal.asked", id: deck.id }),
      ...opening.stateOf(deck, words.stored),
    };
  });
  const chosen = waiting.map(({ ref, name, size }, place): FileState => {
    const file = { key: ref, name, size };
    if (place > 0) return { ...file, note: words.waiting };
    if (isSending)
      return {
        ...file,
        progress: sent,
        note: slow
          ? `${sentOf(sent)}. ${say({ key: "load.slow" })}`
          : sentOf(sent),
      };
    if (isStalled)
      return {
        ...file,
        stalled: true,
        note: words.stalled,
        error: notice && say(notice),
      };
    return { ...file, note: words.waiting };
  });
  const turnedDown = refused.map(
    ({ ref, name, size, problem }): FileState => ({
      key: ref,
      name,
      size,
      note: words.refused,
      error: say(problem),
    }),
  );
  return [...stored, ...chosen, ...turnedDown];
}
