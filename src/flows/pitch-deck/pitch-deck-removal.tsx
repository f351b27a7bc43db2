import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { t } from "../../../contract/messages/index.ts";
import type { pitchDeckMachine } from "../../../machines/pitch-deck/chart.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";

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
      title={t("profile.decks.removeTitle")}
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => send({ type: "removal.confirmed" })}
          >
            {t("ui.remove")}
          </Button>
          <Button variant="second" onClick={keep}>
            {t("profile.decks.keep")}
          </Button>
        </>
      }
    >
      <p>
        <strong>{removal?.name}</strong>
      </p>
      <p>{t("profile.decks.removeText")}</p>
    </Dialog>
  );
}
