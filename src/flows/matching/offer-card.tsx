import { formatRange } from "../../../contract/format.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages } from "../../../contract/messages/match-pages.ts";
import {
  amountOf,
  type InvestorTerms,
  type MatchReason,
} from "../../../contract/wire.ts";
import {
  reasonsOf,
  type ShownOffer,
} from "../../../machines/matching/facts.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { Score } from "../../ui/Score.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";

const words = matchPages.matching;

/** A matched investor: its score, the reasons in words, and what it invests in. */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const { name, score, status } = offer;
  const { fitting, missing } = reasonsOf(offer);
  return (
    <article className="offer">
      <header className="offer-head">
        <h3>{name}</h3>
        <StatusTag status={status}>
          {say({ key: `status.${status}` })}
        </StatusTag>
      </header>
      <dl className="offer-facts">
        <div>
          <dt>{words.score}</dt>
          <dd>
            <Score value={score} />
          </dd>
        </div>
        {factsOf(offer).map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Reasons title={words.why} reasons={fitting} />
      <Reasons title={words.whyNot} reasons={missing} />
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

function factsOf({ sectors, terms }: ShownOffer): [string, string][] {
  const facts: [string, string][] = [
    [words.sectors, sectors.join(", ")],
    [words.invests, terms ? rangeOf(terms) : ""],
    [words.types, terms?.investment_types_investor.join(", ") ?? ""],
    [words.location, terms?.location ?? ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

function rangeOf(terms: InvestorTerms): string {
  const min = amountOf(terms.investment_target_min);
  const max = amountOf(terms.investment_target_max);
  return min === null ? "" : formatRange(min, max);
}
