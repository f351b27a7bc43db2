import type { AnswerOf } from "../../contract/calls/index.ts";
import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ProfileForm } from "../../contract/profile/form.ts";
import {
  type MatchingField,
  missingForMatching,
  readyFields,
} from "../../contract/profile/readiness.ts";
import type {
  InvestorTerms,
  Match,
  MatchedInvestor,
  MatchReason,
  Profile,
} from "../../contract/wire.ts";

/** Context, events and selectors of the matching chart. */

export type MatchingInput = {
  /** The unsaved profile form of this tab, or null. */
  readonly typed: ProfileForm | null;
};
export type MatchingContext = MatchingInput & {
  /** Null when there is no profile yet. */
  readonly profile: Profile | null;
  /** The matches of the list, at most the number that an investee can have. */
  readonly matches: readonly Match[];
  /** Number of matches that the investee has, also when the list could not be loaded after a call. */
  readonly held: number;
  /** The results of the last call, which have more details than the list. */
  readonly offers: readonly MatchedInvestor[];
  readonly rerunsLeft: number;
  /** The reason for the records question; null before it was first opened. */
  readonly purpose: "submission" | "rerun" | null;
  /** Idempotency-Key of a re-run without an answer, so that a retry does not use up another re-run. */
  readonly rerunKey: string | null;
  readonly notice: Message | null;
  /** Why the page could not be loaded. */
  readonly reason: Message | null;
  /** How long a 429 answer asks to wait, in milliseconds. */
  readonly wait: number;
  /** True when the first load takes longer than usual. */
  readonly slow: boolean;
  /** True when the list has changed on the server since it was loaded. */
  readonly outdated: boolean;
};
export type MatchingEvent =
  | { type: "load.retried" }
  | { type: "refresh.asked" }
  /** The page became visible or the network came back. */
  | { type: "page.woke" }
  /** The list changed on the server. */
  | { type: "list.outdated" }
  /** Get Matched. */
  | { type: "matching.asked" }
  /** Re-run Match. `key` is a new key; it is used unless an earlier re-run still has no answer. */
  | { type: "rerun.asked"; key: string }
  /** The answers to the records question. */
  | { type: "records.confirmed" }
  | { type: "records.denied" }
  /** The criteria were accepted. */
  | { type: "criteria.accepted" }
  /** Close, Cancel or Escape. */
  | { type: "modal.closed" }
  | { type: "alert.closed" };

/** Input of GET /api/match_investors/. */
export type MatchingRequest = {
  /** A re-run has a key, a submission has none. */
  readonly rerunKey: string | null;
  /** Ids of the matches that the dialogs of a re-run named. The server refuses to replace others. */
  readonly replaces: readonly string[];
};

/** One investor as shown on the page: from the list, the last call, or both. */
export type ShownOffer = {
  /** Id of the match. */
  readonly key: string;
  readonly name: string;
  readonly score: number;
  readonly status: MatchStatus;
  readonly reasons: readonly MatchReason[];
  /** What is known of the investor's profile. A server may send only some of it. */
  readonly terms: Partial<InvestorTerms>;
  /** The investor that this one replaced in a re-run; null when there was none. */
  readonly replaces: string | null;
};

/** Returns the investors to show, at most the number of matches that an investee can have. */
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
      terms: offers.find((offer) => isOfferOf(offer, match)) ?? match.investor,
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
        terms: offer,
        replaces: offer.replaces?.business_name ?? null,
      }),
    );
  return [...listed, ...unlisted].slice(0, MAX_MATCHES);
}

/** Splits the reasons of an offer into those that fit and those that do not, each in order of weight. */
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

/** Returns the notice above the results while an investor has not answered; otherwise null. */
export function reviewNotice(
  context: Pick<MatchingContext, "matches" | "offers">,
): Message | null {
  return shownOffers(context).some(({ status }) => status === "pending")
    ? message("matching.review")
    : null;
}

/** Returns the fields that the saved profile lacks but the unsaved form has. */
export function unsavedForMatching({
  profile,
  typed,
}: Pick<MatchingContext, "profile" | "typed">): readonly MatchingField[] {
  if (typed === null) return [];
  const right = readyFields(typed, "investee");
  return missingForMatching(profile).filter((field) => right.includes(field));
}

/** Returns the label of the Get Matched button. */
export function matchingLabel({
  held,
}: Pick<MatchingContext, "held">): Message {
  return message(
    held >= MAX_MATCHES ? "matching.maximumReached" : "matching.getMatched",
  );
}

/** True when Get Matched is enabled: the profile is complete and there is room for a match. */
export function canBeMatched({ profile, held }: MatchingContext): boolean {
  return missingForMatching(profile).length === 0 && held < MAX_MATCHES;
}

/** True while the investee has fewer matches than a re-run requires. */
export function hasTooFewMatches({
  held,
}: Pick<MatchingContext, "held">): boolean {
  return held < MAX_MATCHES;
}

/**
 * Returns the context after the profile was loaded. The key of an earlier re-run is dropped once it has been counted.
 */
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

/** Returns the context after the list was loaded. Offers of the last call are kept while their match is in the list. */
export function withMatches(
  { offers }: MatchingContext,
  matches: readonly Match[],
): Pick<MatchingContext, "matches" | "held" | "offers"> {
  // A row that lost its investor is explained on the dashboard; here, another investor can be found.
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

/** Returns the context after a submission: the found investors in addition to the existing matches. */
export function withSubmission(
  { held }: MatchingContext,
  answer: AnswerOf<"matchInvestors">,
): Pick<MatchingContext, "offers" | "held" | "rerunsLeft"> {
  const offers = answer.matching_investors.slice(0, MAX_MATCHES);
  return {
    offers,
    held: Math.min(MAX_MATCHES, held + offers.length),
    rerunsLeft: answer.reruns_left,
  };
}

/** Returns the context after a re-run: replaced matches are removed, the others stay. */
export function withRerun(
  { matches, offers }: MatchingContext,
  answer: AnswerOf<"matchInvestors">,
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
