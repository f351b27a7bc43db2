import type { MatchReason } from "../../../contract/calls/matches.ts";
import { t } from "../../../contract/messages/index.ts";
import { fieldsInMatch } from "../../../contract/profile/fields.ts";
import {
  reasonsOf,
  type ShownOffer,
} from "../../../machines/matching/chart.ts";
import { Checklist } from "../../ui/Choices.tsx";
import { Score } from "../../ui/Meter.tsx";
import { StatusTag } from "../../ui/Tracker.tsx";
import { FieldFacts } from "../shared/field-facts.tsx";

const TERMS = fieldsInMatch("investor");

/** A matched investor: its score, the reasons in words, and what it invests in. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const { name, score, status, terms } = offer;
  const { fitting, missing } = reasonsOf(offer);
  return (
    <article className="offer">
      <header className="row offer-head">
        <h3>{name}</h3>
        <StatusTag status={status}>{t(`status.${status}`)}</StatusTag>
      </header>
      <dl className="offer-facts">
        <div>
          <dt>{t("matching.score")}</dt>
          <dd>
            <Score value={score} />
          </dd>
        </div>
        <FieldFacts values={terms} names={TERMS} />
      </dl>
      <Reasons title={t("matching.why")} reasons={fitting} />
      <Reasons title={t("matching.whyNot")} reasons={missing} />
    </article>
  );
}

function Reasons({
  title,
  reasons,
}: {
  readonly title: string;
  readonly reasons: readonly MatchReason[];
}) {
  if (reasons.length === 0) return null;
  return (
    <div className="offer-reasons">
      <h4 className="kicker">{title}</h4>
      <Checklist
        column
        label={title}
        items={reasons.map(({ criterion, fits, text }) => ({
          key: criterion,
          met: fits,
          label: text,
        }))}
      />
    </div>
  );
}
