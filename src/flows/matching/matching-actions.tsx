import { say, t } from "../../../contract/messages/index.ts";
import {
  hasTooFewMatches,
  matchingLabel,
} from "../../../machines/matching/chart.ts";
import {
  canRerun,
  declineOf,
  rerunSentences,
} from "../../../machines/matching/rerun.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import { DeclineAlert } from "./decline-alert.tsx";
import type { MatchingPart } from "./matching-binding.ts";
import { newRerunKey } from "./matching-effects.ts";
import { Sentences } from "./sentences.tsx";

/** Get Matched and Re-run Match, with the result of the last call. */
export function MatchingActions({ snapshot, send }: MatchingPart) {
  const { notice, rerunsLeft, purpose } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const ask = { type: "matching.asked" } as const;
  const isRerunning = isBusy && purpose === "rerun";
  const decline = declineOf(snapshot.context);
  const leadsToRerun = decline?.next === "rerun";
  return (
    <div className="matching-actions">
      {decline && <DeclineAlert decline={decline} />}
      <div className="row">
        <Button
          variant={leadsToRerun ? "second" : "action"}
          busy={isBusy && !isRerunning}
          unavailable={!snapshot.can(ask)}
          onClick={() => send(ask)}
        >
          {say(matchingLabel(snapshot.context))}
        </Button>
        <Button
          variant={rerunVariant(canRerun(snapshot.context), leadsToRerun)}
          busy={isRerunning}
          unavailable={!snapshot.can({ type: "rerun.asked", key: "" })}
          onClick={() => send({ type: "rerun.asked", key: newRerunKey() })}
          aria-describedby="reruns"
        >
          {t("matching.rerun")}
        </Button>
        <span className="muted small" id="reruns">
          {t("matching.rerunsLeft", { count: Math.max(0, rerunsLeft) })}
        </span>
      </div>
      {rerunsLeft > 0 && !leadsToRerun && (
        <p className="muted small">
          {hasTooFewMatches(snapshot.context) ? (
            t("matching.rerunLater")
          ) : (
            <Sentences of={rerunSentences(snapshot.context)} />
          )}
        </p>
      )}
      <div role="status">
        {isBusy && <p>{t("matching.working")}</p>}
        {(snapshot.hasTag("noMatches") || snapshot.hasTag("limited")) &&
          notice && (
            <Alert tone="waiting" announce="none" title={say(notice)} />
          )}
      </div>
    </div>
  );
}

function rerunVariant(isPossible: boolean, isLedTo: boolean) {
  if (!isPossible) return "quiet";
  return isLedTo ? "action" : "second";
}
