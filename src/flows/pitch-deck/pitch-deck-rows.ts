import type { SnapshotFrom } from "xstate";
import { formatPercent } from "../../../contract/format.ts";
import { say, t } from "../../../contract/messages/index.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import type { FileState } from "../../ui/FileField.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";

/** Returns the decks as rows of the field: stored, uploading, waiting and rejected ones. */
export function deckRows(
  snapshot: SnapshotFrom<typeof pitchDeckMachine>,
  opening: FileOpening,
): readonly FileState[] {
  const { decks, waiting, refused, sent, slow, notice } = snapshot.context;
  const isSending = snapshot.hasTag("sending");
  const isStalled = snapshot.hasTag("stalled");
  // The modal dialog blocks the rows. A button that is disabled meanwhile would lose the focus that the dialog restores.
  const isConfirming = snapshot.matches({ ready: "confirmingRemoval" });
  const stored = (decks ?? []).map((deck): FileState => {
    const isReplaced = waiting.some(({ replaces }) => replaces === deck.id);
    return {
      key: deck.id,
      name: deck.name,
      size: deck.size,
      stored: true,
      locked:
        isReplaced ||
        (!isConfirming &&
          !snapshot.can({ type: "removal.asked", id: deck.id })),
      ...opening.stateOf(deck, t("profile.files.stored")),
    };
  });
  const chosen = waiting.map(({ ref, name, size }, place): FileState => {
    const file = { key: ref, name, size };
    if (place > 0) return { ...file, note: t("profile.files.waiting") };
    if (isSending) {
      const note = t("profile.files.sent", { share: formatPercent(sent) });
      return {
        ...file,
        progress: sent,
        note: slow ? `${note}. ${t("load.slow")}` : note,
      };
    }
    if (isStalled)
      return {
        ...file,
        stalled: true,
        note: t("profile.files.stalled"),
        error: notice && say(notice),
      };
    return { ...file, note: t("profile.files.waiting") };
  });
  const turnedDown = refused.map(
    ({ ref, name, size, problem }): FileState => ({
      key: ref,
      name,
      size,
      note: t("profile.files.refused"),
      error: say(problem),
    }),
  );
  return [...stored, ...chosen, ...turnedDown];
}
