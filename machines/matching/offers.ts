import type { MatchReason } from "../../contract/calls/matches.ts";
import { MAX_MATCHES } from "../../contract/constants.ts";
import type { MatchStatus } from "../../contract/enumerations.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import type { ProfileForm } from "../../contract/profile/form.ts";
import {
  missingForMatching,
  readyFields,
} from "../../contract/profile/readiness.ts";
import type { InvestorFields, Profile } from "../../contract/profile/wire.ts";
import { isEnded } from "../match-status/chart.ts";
import {
  EMPTY_LIST,
  isOffered,
  type MatchList,
  replacedIds,
} from "../shared/match-pages.ts";
import { rerunObstacle } from "./next-step.ts";
import { replacedByRerun } from "./replacement.ts";

/** The part of the server's data that the matching page shows. */

/** The data that describe the matched investors: the current matches in the list, and the results of calls. */
export type OfferContext = Pick<MatchList, "offers" | "matches">;

/** What the page shows of the server's data. */
export type MatchingData = OfferContext & {
  readonly rerunsLeft: number;
  /** Null when there is no profile yet. */
  readonly profile: Profile | null;
};

/** What a request depends on, of the data that the page shows. */
export type RequestFacts = {
  /** The number of missing profile fields. */
  readonly missing: number;
  readonly matchCount: number;
  /** Why a re-run is not possible; null if it is. */
  readonly obstacle: ReturnType<typeof rerunObstacle>;
  /** Ids of the matches that a re-run would replace. */
  readonly replaces: readonly string[];
};

/** An investor as shown on the page. The data comes from the list, from the response to a call, or from both. */
export type ShownOffer = {
  readonly id: string;
  readonly name: string;
  readonly score: number;
  readonly status: MatchStatus;
  readonly reasons: readonly MatchReason[];
  readonly fields: InvestorFields;
  /** As ISO 8601; null when the match is decided, or when only the response to a call describes it. */
  readonly answerBy: string | null;
  /** Whether the server has said that the investor did not answer in time. */
  readonly overdue: boolean;
  /** The name of the investor that this investor replaced in a re-run; null if there was no replacement. */
  readonly replaces: string | null;
};

/** Returns what the page shows of the profile and of the list. */
export function matchingData(
  rerunsLeft: number,
  profile: Profile | null,
  list: OfferContext | null,
): MatchingData {
  const { offers, matches: listed } = list ?? EMPTY_LIST;
  const replaced = replacedIds(offers);
  const matches = listed
    .filter(
      (match) =>
        // Matches that ended because an account was deleted are listed only on the dashboard, which states the reason.
        !isEnded(match) && !replaced.includes(match.id),
    )
    .slice(0, MAX_MATCHES);
  return { profile, matches, offers, rerunsLeft };
}

/** Returns what a request depends on. */
export function requestFacts(data: MatchingData): RequestFacts {
  const matches = shownOffers(data);
  return {
    missing: missingForMatching(data.profile).length,
    matchCount: matches.length,
    obstacle: rerunObstacle({ matches, rerunsLeft: data.rerunsLeft }),
    replaces: replacedByRerun(matches).map(({ id }) => id),
  };
}

/** Returns the investors to show, at most MAX_MATCHES. */
export function shownOffers({ matches, offers }: OfferContext) {
  const listed = matches.map(
    (match): ShownOffer => ({
      id: match.id,
      name: match.investor.investor_name,
      score: match.match_score,
      status: match.status,
      reasons: match.reasons,
      fields: offers.find((offer) => isOffered(match, offer)) ?? match.investor,
      answerBy: match.answer_by,
      // The clock of the server decides which matches a re-run replaces.
      overdue: match.status === "pending" && match.next_step !== undefined,
      replaces: match.replaces?.business_name ?? null,
    }),
  );
  const unlisted = offers
    .filter((offer) => !matches.some((match) => isOffered(match, offer)))
    .map(
      (offer): ShownOffer => ({
        id: offer.match_id,
        name: offer.business_name,
        score: offer.match_score,
        status: "pending",
        reasons: offer.reasons,
        fields: offer,
        answerBy: null,
        overdue: false,
        replaces: offer.replaces?.business_name ?? null,
      }),
    );
  return [...listed, ...unlisted].slice(0, MAX_MATCHES);
}

/** Splits the reasons of an offer into met and unmet criteria, in the same order. */
export function splitReasons({ reasons }: Pick<ShownOffer, "reasons">) {
  return {
    fitting: reasons.filter(({ fits }) => fits),
    notFitting: reasons.filter(({ fits }) => !fits),
  };
}

/** Returns the notice above the results while a match is pending; otherwise null. */
export function reviewNotice(context: OfferContext): Message | null {
  return shownOffers(context).some(({ status }) => status === "pending")
    ? message("matching.review")
    : null;
}

/** Returns the fields that are missing from the saved profile but valid in the unsaved form. */
export function unsavedForMatching({
  profile,
  draft,
}: {
  readonly profile: Profile | null;
  /** The unsaved profile form of this tab, or null. */
  readonly draft: ProfileForm | null;
}) {
  if (draft === null) return [];
  const readyInDraft = readyFields(draft, "investee");
  return missingForMatching(profile).filter((field) =>
    readyInDraft.includes(field),
  );
}

/** Returns the label of the Get Matched button. */
export function matchingLabel(matchCount: number): Message {
  return message(
    matchCount >= MAX_MATCHES
      ? "matching.maximumReached"
      : "matching.getMatched",
  );
}
