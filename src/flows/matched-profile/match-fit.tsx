import { useSelector } from "@xstate/react";
import { t } from "../../../contract/messages/index.ts";
import { Checklist } from "../../ui/Choices.tsx";
import { Score } from "../../ui/Meter.tsx";
import type { ReviewRef } from "../investor-dashboard/dashboard-binding.ts";

/** How well a business fits what the investor backs, with the reasons in words. */
export function MatchFit({ review }: { readonly review: ReviewRef }) {
  const match = useSelector(review, ({ context }) => context.match);
  return (
    <section className="match-fit">
      <dl>
        <dt>{t("matching.score")}</dt>
        <dd>
          <Score value={match.match_score} />
        </dd>
      </dl>
      {match.reasons.length > 0 && (
        <div>
          <h3 className="kicker">{t("investor.why")}</h3>
          <Checklist
            column
            label={t("investor.why")}
            items={match.reasons.map(({ criterion, fits, text }) => ({
              key: criterion,
              met: fits,
              label: text,
            }))}
          />
        </div>
      )}
    </section>
  );
}
