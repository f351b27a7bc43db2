import type { Match } from "../../contract/calls/matches.ts";
import { isSaving, type MatchReview } from "../match-review/chart.ts";
import { afterEnd } from "../match-status/chart.ts";

/** What a newly read list means for the reviews and for an open profile. */

/** The decisions that are being saved or could not be saved, by the id of the match. */
export type Reviews = Readonly<Record<string, MatchReview>>;

/** The lists before and after a read. `previous` is null for the first list. */
export type ListChange = {
  readonly list: { readonly matches: readonly Match[] };
  readonly previous: { readonly matches: readonly Match[] } | null;
};

/** Returns the reviews without those of removed matches, and without decisions that were saved in another tab. */
export function reviewsAfter(reviews: Reviews, { list }: ListChange): Reviews {
  const matches = byId(list.matches);
  const isOpen = (review: MatchReview) => {
    const match = matches.get(review.id);
    return match && (isSaving(review) || match.status !== review.decision);
  };
  return Object.fromEntries(
    Object.entries(reviews).filter(([, review]) => isOpen(review)),
  );
}

/** Returns the reviews of removed matches, each with the name of its business. They can no longer be saved. */
export function lostReviews(
  reviews: Reviews,
  { list, previous }: ListChange,
): readonly { readonly review: MatchReview; readonly name: string }[] {
  const matches = byId(list.matches);
  return (previous?.matches ?? []).flatMap(({ id, investee }) => {
    const review = matches.has(id) ? undefined : reviews[id];
    return review ? [{ review, name: investee.investee_name }] : [];
  });
}

/** Returns the matches of the previous list that have changed. Those that are no longer in the list have ended. */
export function changedMatches({
  list,
  previous,
}: ListChange): readonly Match[] {
  const matches = byId(list.matches);
  return (previous?.matches ?? []).flatMap((before) => {
    const match = matches.get(before.id) ?? afterEnd(before);
    return match === before ? [] : [match];
  });
}

function byId(matches: readonly Match[]): ReadonlyMap<string, Match> {
  return new Map(matches.map((match) => [match.id, match]));
}
