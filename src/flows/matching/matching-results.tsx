import { say, t } from "../../../contract/messages/index.ts";
import { pages } from "../../../contract/pages.ts";
import { reviewNotice, shownOffers } from "../../../machines/matching/chart.ts";
import { replacedSentences } from "../../../machines/matching/rerun.ts";
import { Alert } from "../../ui/Alert.tsx";
import { LinkButton } from "../../ui/Button.tsx";
import { EmptyState, Panel } from "../../ui/Panel.tsx";
import type { MatchingPart } from "./matching-binding.ts";
import { RESULTS_ID } from "./matching-effects.ts";
import { OfferCard } from "./offer-card.tsx";

/** The matched investors, at most 2, under review for final approvals. */
export function MatchingResults({ snapshot }: Pick<MatchingPart, "snapshot">) {
  const offers = shownOffers(snapshot.context);
  const review = reviewNotice(snapshot.context);
  const replaced = replacedSentences(snapshot.context);
  return (
    <Panel title={t("matching.results")} id={RESULTS_ID}>
      <div role="status">
        {review && (
          <div className="matching-review">
            <Alert
              tone="good"
              announce="none"
              title={say(review)}
              actions={
                <LinkButton
                  variant="second"
                  size="small"
                  to={pages.investeeDashboard.path}
                >
                  {t("matching.follow")}
                </LinkButton>
              }
            >
              {replaced.length > 0 && replaced.map(say).join(" ")}
            </Alert>
          </div>
        )}
      </div>
      {offers.length === 0 ? (
        <EmptyState title={t("matching.empty")}>
          {t("matching.emptyHint")}
        </EmptyState>
      ) : (
        <ul className="offers">
          {offers.map((offer) => (
            <li key={offer.key}>
              <OfferCard offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
