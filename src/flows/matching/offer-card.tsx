import { formatMoney } from "../../../contract/format.ts";
import { say } from "../../../contract/messages/index.ts";
import { matchPages, phrase } from "../../../contract/messages/match-pages.ts";
import { amountOf, type MatchedInvestor } from "../../../contract/wire.ts";
import type { ShownOffer } from "../../../machines/matching-facts.ts";
import { Checklist } from "../../ui/Checklist.tsx";
import { Score } from "../../ui/Score.tsx";
import { StatusTag } from "../../ui/StatusTag.tsx";

const words = matchPages.matching;

/** One investor: how well it fits, why in words, and what it invests in (§3 Matched investor result). */
export function OfferCard({ offer }: { readonly offer: ShownOffer }) {
  const { name, score, status, reasons } = offer;
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
      {reasons.length > 0 && (
        <>
          <h4 className="kicker">{words.why}</h4>
          <Checklist
            column
            label={words.why}
            items={reasons.map(({ criterion, fits, text }) => ({
              key: criterion,
              met: fits,
              label: text,
            }))}
          />
        </>
      )}
    </article>
  );
}

function factsOf({ sectors, more }: ShownOffer): [string, string][] {
  const facts: [string, string][] = [
    [words.sectors, sectors.join(", ")],
    [words.types, more?.investment_types_investor.join(", ") ?? ""],
    [words.invests, more ? rangeOf(more) : ""],
    [words.location, more?.location ?? ""],
  ];
  return facts.filter(([, value]) => value !== "");
}

function rangeOf(investor: MatchedInvestor): string {
  const min = amountOf(investor.investment_target_min);
  const max = amountOf(investor.investment_target_max);
  if (min === null) return "";
  return max === null
    ? phrase(words.open, { min: formatMoney(min) })
    : `${formatMoney(min)}–${formatMoney(max)}`;
}
