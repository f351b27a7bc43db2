import { say } from "../../../contract/messages/index.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import {
  canRerun,
  hasTooFewMatches,
  matchingLabel,
} from "../../../machines/matching-facts.ts";
import { Alert } from "../../ui/Alert.tsx";
import { Button } from "../../ui/Button.tsx";
import type { MatchingPart } from "./matching-binding.ts";
import { newRerunKey } from "./matching-effects.ts";

const words = matchPages.matching;

/** Get Matched and Re-run Match, and what came of the last call (§4 Matching, §8). */
export function MatchingActions({ snapshot, send }: MatchingPart) {
  const { notice, rerunsLeft, purpose } = snapshot.context;
  const isBusy = snapshot.hasTag("busy");
  const ask = { type: "matching.asked" } as const;
  const isRerunning = isBusy && purpose === "rerun";
  return (
    <div className="matching-actions">
      <div className="row">
        <Button
          busy={isBusy && !isRerunning}
          unavailable={!snapshot.can(ask)}
          onClick={() => send(ask)}
        >
          {say(matchingLabel(snapshot.context))}
        </Button>
        <Button
          variant={canRerun(snapshot.context) ? "second" : "quiet"}
          busy={isRerunning}
          unavailable={!snapshot.can({ type: "rerun.asked", key: "" })}
          onClick={() => send({ type: "rerun.asked", key: newRerunKey() })}
          aria-describedby="reruns"
        >
          {words.rerun}
        </Button>
        <span className="muted small" id="reruns">
          {rerunsLeftIn(rerunsLeft)}
        </span>
      </div>
      {rerunsLeft > 0 && (
        <p className="muted small">
          {hasTooFewMatches(snapshot.context)
            ? words.rerunLater
            : words.rerunHint}
        </p>
      )}
      <div role="status">
        {isBusy && <p>{words.working}</p>}
        {(snapshot.hasTag("noMatches") || snapshot.hasTag("limited")) &&
          notice && (
            <Alert tone="waiting" announce="none" title={say(notice)} />
          )}
      </div>
    </div>
  );
}

function rerunsLeftIn(count: number): string {
  if (count <= 0) return words.rerunsLeft.none;
  return count === 1
    ? words.rerunsLeft.one
    : phrase(words.rerunsLeft.many, { count });
}
