import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { profilePage } from "../../../contract/messages/profile-page.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

const words = profilePage.decks;

/** Asks for confirmation before a stored deck is removed for good. */
export function PitchDeckRemoval({
  snapshot,
  send,
}: {
  readonly snapshot: SnapshotFrom<typeof pitchDeckMachine>;
  readonly send: ActorRefFrom<typeof pitchDeckMachine>["send"];
}) {
  const { removal } = snapshot.context;
  const keep = () => send({ type: "removal.cancelled" });
  return (
    <Dialog
      open={snapshot.matches({ ready: "confirmingRemoval" })}
      onClose={keep}
      title={words.removeTitle}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => send({ type: "removal.confirmed" })}
          >
            {words.remove}
          </Button>
          <Button variant="second" onClick={keep}>
            {words.keep}
          </Button>
        </>
      }
    >
      <p>
        <strong>{removal?.name}</strong>
      </p>
      <p>{words.removeText}</p>
    </Dialog>
  );
}
