import { MAX_MATCHES, MAX_RERUNS } from "../contract/constants.ts";
import type { MatchStatus } from "../contract/enumerations.ts";
import { type Message, message } from "../contract/messages/index.ts";
import {
  type MatchingField,
  missingForMatching,
} from "../contract/rules/matching.ts";
import type { ProfileForm } from "../contract/rules/profile-form.ts";
import { readyFields } from "../contract/rules/readiness.ts";
import type {
  InvestorTerms,
  Match,
  MatchedInvestor,
  MatchInvestorsAnswer,
  MatchReason,
  Profile,
} from "../contract/wire.ts";

/** What the matching chart knows, and what its view reads of it. */

export type MatchingInput = {
  /** What this tab keeps of a profile form that was not saved, or null. */
  readonly typed: ProfileForm | null;
};
export type MatchingContext = MatchingInput & {
  /** Null when there is none yet. */
  readonly profile: Profile | null;
  /** The matches as the list has them, at most 2. */
  readonly matches: readonly Match[];
  /** How many matches this investee has, also when the list could not be read after a call. */
  readonly held: number;
  /** What the last call has offered, at most 2, with more to read than the list has. */
  readonly offers: readonly MatchedInvestor[];
  readonly rerunsLeft: number;
  /** What the records question was opened for; null before the first time. */
  readonly purpose: "submission" | "rerun" | null;
  /** The Idempotency-Key of a re-run that has had no answer yet, so that asking again uses nothing up. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** Why the page could not be read. */
  readonly reason: Message | null;
  /** How long a 429 asks to wait, in milliseconds. */
  readonly wait: number;
  /** The first load takes longer than usual. */
  readonly slow: boolean;
  /** Something has changed on the server since the list was read. */
  readonly outdated: boolean;
};
export type MatchingEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page came back to the front, or the network did. */
  | { type: "page.woke" }
  /** Something in the list has changed on the server. */
  | { type: "list.outdated" }
  /** Get Matched. */
  | { type: "matching.asked" }
  /** Re-run Match; `key` is fresh, and taken unless a former re-run still waits for its answer. */
  | { type: "rerun.asked"; key: string }
  /** The records question: yes, no. */
  | { type: "records.confirmed" }
  | { type: "records.denied" }
  /** 'Yes, proceed'. */
  | { type: "criteria.accepted" }
  /** Close, Cancel, Escape. */
  | { type: "modal.closed" }
  | { type: "alert.closed" };

/** What GET /api/match_investors/ is asked with: a re-run has a key, a submission none (§7, decisions: Matching). */
export type MatchingRequest = { readonly rerunKey: string | null };

/** One investor as the page shows it: from the list, from the last call, or both. */
export type ShownOffer = {
  readonly key: string;
  readonly name: string;
  readonly score: number;
  readonly status: MatchStatus;
  readonly reasons: readonly MatchReason[];
  readonly sectors: readonly string[];
  /** What the investor puts in, where, and how; null when nothing tells. */
  readonly terms: InvestorTerms | null;
  /** The investor whose place this one has taken in a re-run; null when there was none. */
  readonly replaces: string | null;
};

/** The investors that the page shows: never more than 2 (§4: up to 2 investors kept). */
export function shownOffers({
  matches,
  offers,
}: Pick<MatchingContext, "matches" | "offers">): readonly ShownOffer[] {
  const listed = matches.map(
    (match): ShownOffer => ({
      key: match.id,
      name: match.investor.investor_name,
      score: match.match_score,
      status: match.status,
      reasons: match.reasons,
      sectors: match.investor.sectors_of_interest,
      terms:
        offers.find((offer) => isOfferOf(offer, match)) ??
        termsOf(match.investor),
      replaces: match.replaces?.business_name ?? null,
    }),
  );
  const unlisted = offers
    .filter((offer) => !matches.some((match) => isOfferOf(offer, match)))
    .map(
      (offer): ShownOffer => ({
        key: offer.match_id,
        name: offer.business_name,
        score: offer.match_score,
        status: "pending",
        reasons: offer.reasons,
        sectors: offer.sectors_of_interest,
        terms: offer,
        replaces: offer.replaces?.business_name ?? null,
      }),
    );
  return [...listed, ...unlisted].slice(0, MAX_MATCHES);
}

// A server that lists only what §3 names tells no terms.
function termsOf(investor: Match["investor"]): InvestorTerms | null {
  return investor.location === undefined
    ? null
    : {
        location: investor.location,
        investment_target_min: investor.investment_target_min ?? null,
        investment_target_max: investor.investment_target_max ?? null,
        investment_types_investor: investor.investment_types_investor ?? [],
      };
}

/** Why an investor was offered, and what does not fit, in the order of their weight (decisions: Matching). */
export function reasonsOf({ reasons }: Pick<ShownOffer, "reasons">): {
  readonly fitting: readonly MatchReason[];
  readonly missing: readonly MatchReason[];
} {
  return {
    fitting: reasons.filter(({ fits }) => fits),
    missing: reasons.filter(({ fits }) => !fits),
  };
}

function isOfferOf(offer: MatchedInvestor, match: Match): boolean {
  return offer.match_id === match.id;
}

/** What the page says above its results: 'under review for final approvals' while an investor has not answered. */
export function reviewNotice(
  context: Pick<MatchingContext, "matches" | "offers">,
): Message | null {
  return shownOffers(context).some(({ status }) => status === "pending")
    ? message("matching.review")
    : null;
}

/** What the profile lacks and the form has: typed, but not saved, so it does not count. */
export function unsavedForMatching({
  profile,
  typed,
}: Pick<MatchingContext, "profile" | "typed">): readonly MatchingField[] {
  if (typed === null) return [];
  const right = readyFields(typed, "investee");
  return missingForMatching(profile).filter((field) => right.includes(field));
}

/** The label of the Get Matched button (§4). */
export function matchingLabel({
  held,
}: Pick<MatchingContext, "held">): Message {
  return message(
    held >= MAX_MATCHES ? "matching.maximumReached" : "matching.getMatched",
  );
}

/** True when Get Matched may be pressed: nothing is missing and there is room for a match (§4). */
export function canBeMatched({ profile, held }: MatchingContext): boolean {
  return missingForMatching(profile).length === 0 && held < MAX_MATCHES;
}

/** True before there are the 2 matches that a re-run needs (§5 Matching prerequisites). */
export function hasTooFewMatches({
  held,
}: Pick<MatchingContext, "held">): boolean {
  return held < MAX_MATCHES;
}

/** What a profile that was read says of re-runs; a former one that counted has had its answer. */
export function withProfile(
  { rerunsLeft, rerunKey }: MatchingContext,
  profile: Profile,
): Pick<MatchingContext, "profile" | "rerunsLeft" | "rerunKey"> {
  const used = profile.match_reruns_used;
  const left = used === undefined ? rerunsLeft : Math.max(0, MAX_RERUNS - used);
  return {
    profile,
    rerunsLeft: left,
    rerunKey: left < rerunsLeft ? null : rerunKey,
  };
}

/** The list as it was read; what a call offered counts as long as it stands there. */
export function withMatches(
  { offers }: MatchingContext,
  matches: readonly Match[],
): Pick<MatchingContext, "matches" | "held" | "offers"> {
  // A row of an investor who has left is told on the dashboard; here another one is looked for.
  const kept = matches
    .filter(({ replaced }) => !replaced)
    .slice(0, MAX_MATCHES);
  return {
    matches: kept,
    held: kept.length,
    offers: offers.filter((offer) =>
      kept.some((match) => isOfferOf(offer, match)),
    ),
  };
}

/** What a submission found: one or two new matches beside those there are (§4). */
export function withSubmission(
  { held }: MatchingContext,
  answer: MatchInvestorsAnswer,
): Pick<MatchingContext, "offers" | "held" | "rerunsLeft"> {
  const offers = answer.matching_investors.slice(0, MAX_MATCHES);
  return {
    offers,
    held: Math.min(MAX_MATCHES, held + offers.length),
    rerunsLeft: answer.reruns_left,
  };
}

/** What a re-run found: the matches that its answer names as replaced leave the page, the others stay. */
export function withRerun(
  { matches, offers }: MatchingContext,
  answer: MatchInvestorsAnswer,
): Pick<MatchingContext, "offers" | "matches" | "rerunsLeft" | "rerunKey"> {
  const found = answer.matching_investors;
  const isGone = (id: string) =>
    found.some(
      ({ match_id, replaces }) => id === match_id || id === replaces?.match_id,
    );
  const kept = offers.filter(({ match_id }) => !isGone(match_id));
  return {
    offers: [...found, ...kept].slice(0, MAX_MATCHES),
    matches: matches.filter(
      ({ id }) => !found.some(({ replaces }) => replaces?.match_id === id),
    ),
    rerunsLeft: answer.reruns_left,
    rerunKey: null,
  };
}
