import { fromCallback, fromPromise } from "xstate";
import { DECK_PARTS } from "../../../contract/api.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import type {
  DeckChoice,
  PitchDeckEvent,
} from "../../../machines/pitch-deck/chart.ts";
import { callActor, send } from "../../services/api.ts";
import { onReturn } from "../../services/page-return.ts";
import type { ChosenFiles } from "../profile/chosen-files.ts";
import { focusPlace } from "../profile/focus-place.ts";
import type { UploadProgress } from "../profile/upload-progress.ts";

/** Returns the actors and actions of the pitch decks: the calls, the upload progress and the focus. */
export function pitchDeckEffects({
  chosen,
  progress,
}: {
  readonly chosen: ChosenFiles;
  readonly progress: UploadProgress;
}) {
  return {
    actors: {
      fetchDecks: callActor("pitchDecks"),
      sendDeck: fromPromise<StoredFile, DeckChoice | null>(
        async ({ input, signal }) => {
          if (input === null) throw new Error("No deck to send");
          const form = new FormData();
          form.append(DECK_PARTS.file, chosen.open(input), input.name);
          if (input.replaces !== null)
            form.append(DECK_PARTS.replaces, input.replaces);
          return send("addPitchDeck", {
            form,
            signal,
            onSent: progress.report,
            // The same choice sent again is the same deck.
            idempotencyKey: input.ref,
          });
        },
      ),
      watchUpload: fromCallback<PitchDeckEvent>(({ sendBack }) =>
        progress.listen((share) =>
          sendBack({ type: "upload.progressed", share }),
        ),
      ),
      removeDeck: callActor("removePitchDeck"),
      watchPage: fromCallback<PitchDeckEvent>(({ sendBack }) =>
        onReturn(() => sendBack({ type: "page.resumed" })),
      ),
    },
    actions: {
      focusChooser: () => focusPlace("pitch_deck"),
    },
  };
}
