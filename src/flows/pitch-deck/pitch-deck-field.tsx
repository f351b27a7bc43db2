import { useState } from "react";
import { MAX_PITCH_DECKS } from "../../../contract/constants.ts";
import { say, t } from "../../../contract/messages/index.ts";
import type { StoredFile } from "../../../contract/profile/wire.ts";
import { ACCEPTED_DECKS } from "../../../contract/rules/files.ts";
import {
  deckRoom,
  pitchDeckMachine,
} from "../../../machines/pitch-deck/chart.ts";
import { useChart } from "../../app/use-chart.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { FileField } from "../../ui/FileField.tsx";
import { Skeleton } from "../../ui/Meter.tsx";
import type { FileOpening } from "../file-opening/file-opening.ts";
import { LeaveGuard } from "../leave-guard/leave-guard.tsx";
import type { ChosenFiles } from "../profile/chosen-files.ts";
import { UploadProgress } from "../profile/upload-progress.ts";
import { pitchDeckEffects } from "./pitch-deck-effects.ts";
import { PitchDeckRemoval } from "./pitch-deck-removal.tsx";
import { deckRows } from "./pitch-deck-rows.ts";

/** An investee's pitch decks: uploaded when chosen, opened, replaced and removed. */
export function PitchDeckField({
  decks,
  chosen,
  opening,
}: {
  /** The decks of the profile; null without a profile. */
  readonly decks: readonly StoredFile[] | null;
  readonly chosen: ChosenFiles;
  readonly opening: FileOpening;
}) {
  const [progress] = useState(() => new UploadProgress());
  const [snapshot, send] = useChart(
    pitchDeckMachine.provide(pitchDeckEffects({ chosen, progress })),
    { input: { decks } },
  );
  const { context } = snapshot;
  const stored = context.decks ?? [];
  if (snapshot.hasTag("failed") && context.notice)
    return (
      <Alert
        tone="problem"
        title={say(context.notice)}
        actions={
          <Button
            variant="second"
            size="small"
            onClick={() => send({ type: "load.retried" })}
          >
            {t("ui.tryAgain")}
          </Button>
        }
      />
    );
  if (!snapshot.hasTag("ready"))
    return (
      <>
        <Skeleton lines={2} label={t("profile.decks.loading")} />
        {context.slow && <p className="muted small">{t("load.slow")}</p>}
      </>
    );
  const isKept = (key: string) => stored.some(({ id }) => id === key);
  const isStalled = snapshot.hasTag("stalled");
  // The reason of a stalled upload is shown at its file.
  const problem = isStalled ? null : context.notice;
  return (
    <>
      <FileField
        id="pitch_deck"
        label={t("profile.fields.pitch_deck.label")}
        hint={
          <>
            {t("profile.fields.pitch_deck.hint")}{" "}
            <span className="num">
              {t("profile.files.deckCount", {
                count: stored.length,
                max: MAX_PITCH_DECKS,
              })}
            </span>
          </>
        }
        optional
        accept={ACCEPTED_DECKS}
        max={MAX_PITCH_DECKS}
        full={deckRoom(context) === 0}
        files={deckRows(snapshot, opening)}
        onChoose={(files) =>
          send({
            type: "decks.chosen",
            files: files.map((file) => chosen.keep(file)),
          })
        }
        onReplace={(id, file) =>
          send({ type: "deck.replaced", id, file: chosen.keep(file) })
        }
        onRemove={(key) =>
          send(
            isKept(key)
              ? { type: "removal.asked", id: key }
              : { type: "choice.dropped", ref: key },
          )
        }
        onOpen={(key) => {
          const deck = stored.find(({ id }) => id === key);
          if (deck) opening.open(deck);
        }}
        onRetry={() => send({ type: "upload.retried" })}
      />
      <div role="status" className={problem ? "error" : "small muted"}>
        {problem ? say(problem) : context.news && say(context.news)}
      </div>
      <PitchDeckRemoval snapshot={snapshot} send={send} />
      <LeaveGuard
        active={snapshot.hasTag("sending") || isStalled}
        title={t("profile.leave.sendingTitle")}
        text={t("profile.leave.sending")}
      />
    </>
  );
}
