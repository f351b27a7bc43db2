import { type Message, message } from "../../contract/messages/index.ts";
import {
  hasTooFewMatches,
  type MatchingContext,
  matchesToReplace,
  type OfferContext,
  shownOffers,
} from "./chart.ts";
import { replacedByRerun } from "./replacement.ts";

/**
 * Sentences about re-runs on the matching page: which investors a re-run replaces, and which an earlier re-run has
 * replaced.
 */

type RerunContext = OfferContext &
  Pick<MatchingContext, "matchCount" | "rerunsLeft">;

/**
 * True when a re-run is allowed, as far as the page knows: there are enough matches, at least one may be replaced, and
 * a re-run is left. The Re-run Match button is never disabled. When this is false, it is less prominent and its alert
 * explains why.
 */
export function canRerun(context: RerunContext): boolean {
  return (
    !hasTooFewMatches(context) &&
    context.rerunsLeft > 0 &&
    matchesToReplace(context).length > 0
  );
}

/** Returns sentences that describe a re-run: which investors it replaces, which stay, and that it cannot be undone. */
export function rerunSentences(context: OfferContext): readonly Message[] {
  const shown = shownOffers(context);
  const replaced = replacedByRerun(shown);
  const [first, second] = replaced;
  if (!first) return [message("rerun.replacesNone")];
  const isDeclined = first.status === "rejected";
  const kept = shown.filter((offer) => !replaced.includes(offer));
  return [
    second
      ? message(
          isDeclined
            ? "rerun.replacesDeclinedBoth"
            : "rerun.replacesPendingBoth",
          { first: first.name, second: second.name },
        )
      : message(
          isDeclined ? "rerun.replacesDeclinedOne" : "rerun.replacesPendingOne",
          { investor: first.name },
        ),
    ...kept.map(({ name }) => message("rerun.keeps", { investor: name })),
    message("rerun.final"),
  ];
}

/** Returns one sentence per replacement, for the pending matches that were added by a re-run. */
export function replacedSentences(context: OfferContext): readonly Message[] {
  return shownOffers(context).flatMap(({ name, status, replaces }) =>
    replaces !== null && status === "pending"
      ? [message("rerun.replaced", { newer: name, older: replaces })]
      : [],
  );
}

/** The message after a decline, and what the investee can do next. */
export type Decline = {
  readonly title: Message;
  readonly sentences: readonly Message[];
  readonly next: "rerun" | "submission" | "elsewhere";
};

/** Returns the message for declined matches; null when no investor has declined. */
export function declineOf(context: RerunContext): Decline | null {
  const [first, second] = shownOffers(context).filter(
    ({ status }) => status === "rejected",
  );
  if (!first) return null;
  const title = second
    ? message("matching.declinedBoth", {
        first: first.name,
        second: second.name,
      })
    : message("matching.declinedOne", { investor: first.name });
  if (hasTooFewMatches(context))
    return {
      title,
      sentences: [message("matching.declinedGetMatched")],
      next: "submission",
    };
  return context.rerunsLeft > 0
    ? { title, sentences: rerunSentences(context), next: "rerun" }
    : {
        title,
        sentences: [message("matching.declinedNoRerun")],
        next: "elsewhere",
      };
}
