import { useState } from "react";
import { fromPromise } from "xstate";
import { DECK_PARTS } from "../../../contract/api.ts";
import { MAX_PITCH_DECKS } from "../../../contract/constants.ts";
import { formatPercent } from "../../../contract/format.ts";
import { t, textOf } from "../../../contract/messages/index.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { ACCEPTED_DECKS, deckProblem } from "../../../contract/rules/files.ts";
import {
  pitchDeckMachine,
  remainingDecks,
  restingState,
} from "../../../machines/pitch-deck/chart.ts";
import type { DecksState } from "../../../machines/profile/chart.ts";
import {
  type ChartProps,
  type Effects,
  useChart,
} from "../../app/use-chart.ts";
import { apiActor, send as sendCall } from "../../services/api.ts";
import { pageResumedActor } from "../../services/page-events.ts";
import { knownValue, reread } from "../../services/resources.ts";
import { Button } from "../../ui/Button.tsx";
import { Dialog } from "../../ui/Dialog.tsx";
import { FileField, type FileState } from "../../ui/FileField.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";
import { LeaveGuard } from "../leave-guard/leave-guard.tsx";
import { type ChosenFiles, uploadProgress } from "../profile/chosen-files.ts";
import { focusTarget } from "../profile/profile-effects.ts";
import { LoadFailed } from "../shared/page-parts.tsx";

/** Reads the profile, which contains the decks, again. A member can store decks before there is a profile. */
function rereadProfile(): void {
  if (knownValue("profile") !== null) reread("profile");
}

type PitchDecks = ChartProps<typeof pitchDeckMachine>["snapshot"];

/** An investee's pitch decks. Chosen decks are uploaded immediately; stored ones can be opened, replaced or removed. */
export function PitchDeckField(props: {
  /** The decks of the profile; null without a profile. */
  readonly decks: readonly StoredFile[] | null;
  readonly chosenFiles: ChosenFiles;
  readonly opening: FileOpening;
  /** Called when an upload or a removal begins, ends or fails. */
  readonly onStateChange: (state: DecksState) => void;
}) {
  const { decks, chosenFiles, opening, onStateChange } = props;
  const [progress] = useState(uploadProgress);
  const effects: Effects<typeof pitchDeckMachine> = {
    actors: {
      fetchDecks: apiActor("pitchDecks"),
      sendDeck: fromPromise(async ({ input, signal }) => {
        if (input === null) throw new Error("No deck to send");
        const form = new FormData();
        const file = await chosenFiles.readable(
          DECK_PARTS.file,
          input,
          deckProblem,
        );
        form.append(DECK_PARTS.file, file, input.name);
        if (input.replaces !== null)
          form.append(DECK_PARTS.replaces, input.replaces);
        const stored = await sendCall("addPitchDeck", {
          form,
          signal,
          onSent: progress.report,
          // A retry of the same choice must not store the deck twice.
          idempotencyKey: input.ref,
        });
        rereadProfile();
        return stored;
      }),
      watchUpload: progress.actor,
      removeDeck: fromPromise(async ({ input, signal }) => {
        // Also after a 404: the deck had already been removed.
        await sendCall("removePitchDeck", {
          parameters: input,
          signal,
        }).finally(rereadProfile);
      }),
      watchPage: pageResumedActor,
    },
    actions: {
      focusChooser: () => focusTarget("pitch_deck"),
      reportBusy: ({ context }, { busy }) =>
        onStateChange(busy ? "busy" : restingState(context)),
    },
  };
  const [snapshot, send] = useChart(pitchDeckMachine, effects, { decks });
  const { context } = snapshot;
  const stored = context.decks ?? [];
  if (snapshot.hasTag("failed") && context.notice)
    return (
      <LoadFailed
        title={textOf(context.notice)}
        onRetry={() => send({ type: "load.retried" })}
      />
    );
  if (!snapshot.hasTag("ready"))
    return (
      <>
        <Skeleton lines={2} label={t("profile.decks.loading")} />
        {context.slow && <p className="muted small">{t("load.slow")}</p>}
      </>
    );
  const isStalled = snapshot.hasTag("stalled");
  // The reason for a stalled upload is shown next to its file.
  const problem = isStalled ? null : context.notice;
  const cancel = () => send({ type: "removal.cancelled" });
  return (
    <>
      <FileField
        id="pitch_deck"
        label={t("profile.fields.pitch_deck.label")}
        hint={
          <>
            <span>{`${t("profile.fields.pitch_deck.hint")} `}</span>
            <span className="num">
              {t("profile.files.deckCount", {
                count: stored.length,
                max: MAX_PITCH_DECKS,
              })}
            </span>
          </>
        }
        accept={ACCEPTED_DECKS}
        max={MAX_PITCH_DECKS}
        full={remainingDecks(context) === 0}
        files={deckRows(snapshot, opening)}
        onChoose={(files) =>
          send({
            type: "decks.chosen",
            files: files.map((file) => chosenFiles.add(file)),
          })
        }
        onReplace={(id, file) =>
          send({ type: "deck.replaced", id, file: chosenFiles.add(file) })
        }
        onRemove={(key) =>
          send(
            stored.some(({ id }) => id === key)
              ? { type: "removal.requested", id: key }
              : { type: "choice.removed", ref: key },
          )
        }
        onOpen={(key) => {
          const deck = stored.find(({ id }) => id === key);
          if (deck) opening.open(deck);
        }}
        onRetry={() => send({ type: "upload.retried" })}
      />
      <div role="status" className={problem ? "error" : "small muted"}>
        {problem ? textOf(problem) : context.success && textOf(context.success)}
      </div>
      <Dialog
        open={snapshot.hasTag("confirming")}
        onClose={cancel}
        title={t("profile.decks.removeTitle")}
        actions={
          <>
            <Button
              variant="danger"
              onClick={() => send({ type: "removal.confirmed" })}
            >
              {t("ui.remove")}
            </Button>
            <Button variant="outline" onClick={cancel}>
              {t("profile.decks.keep")}
            </Button>
          </>
        }
      >
        <p>
          <strong>{context.removal?.name}</strong>
        </p>
        <p>{t("profile.decks.removeText")}</p>
      </Dialog>
      <LeaveGuard
        active={snapshot.hasTag("sending") || isStalled}
        title={t("profile.leave.sendingTitle")}
        text={t("profile.leave.sending")}
      />
    </>
  );
}

function deckRows(snapshot: PitchDecks, opening: FileOpening) {
  const { decks, queue, rejected } = snapshot.context;
  // Buttons stay enabled behind the modal dialog, because a disabled button could not get the focus back afterwards.
  const isConfirming = snapshot.hasTag("confirming");
  const stored = (decks ?? []).map((deck): FileState => {
    const { id, name, size } = deck;
    const isReplaced = queue.some(({ replaces }) => replaces === id);
    const canRemove = snapshot.can({ type: "removal.requested", id });
    return {
      key: id,
      name,
      size,
      stored: true,
      locked: isReplaced || (!isConfirming && !canRemove),
      ...opening.stateOf(deck, t("profile.files.stored")),
    };
  });
  const uploads = queue.map(({ ref: key, name, size }, index) => {
    const state =
      index === 0
        ? uploadState(snapshot)
        : { note: t("profile.files.waiting") };
    return { key, name, size, ...state };
  });
  const rejectedRows = rejected.map(({ ref: key, name, size, problem }) => {
    const note = t("profile.files.refused");
    return { key, name, size, note, error: textOf(problem) };
  });
  return [...stored, ...uploads, ...rejectedRows];
}

function uploadState(snapshot: PitchDecks): Partial<FileState> {
  const { progress, slow, notice } = snapshot.context;
  if (snapshot.hasTag("sending")) {
    const note = t("profile.files.sent", { percent: formatPercent(progress) });
    return {
      progress,
      note: slow ? `${note}. ${t("load.slow")}` : note,
    };
  }
  if (!snapshot.hasTag("stalled")) return { note: t("profile.files.waiting") };
  const note = t("profile.files.stalled");
  return { stalled: true, note, error: notice && textOf(notice) };
}
