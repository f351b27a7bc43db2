import type { Match } from "../../../contract/calls/matches.ts";
import { formatMoment } from "../../../contract/format.ts";
import { say, t } from "../../../contract/messages/index.ts";
import { matchTimeline } from "../../../machines/match-status/timeline.ts";

/** The history of a match with times, oldest first, below its tracker. */
export function MatchTimeline({ match }: { readonly match: Match }) {
  return (
    <section className="match-timeline">
      <h3>{t("investee.history")}</h3>
      <ol aria-label={t("investee.history")}>
        {matchTimeline(match).map(({ message, at }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only appended
          <li key={place}>
            <span>{say(message)}</span>
            <time dateTime={new Date(at).toISOString()}>
              {formatMoment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
