import { type Message, message } from "../contract/messages/index.ts";
import { replacedByRerun } from "./match-replacement.ts";
import {
  hasTooFewMatches,
  type MatchingContext,
  type ShownOffer,
  shownOffers,
} from "./matching-facts.ts";

/** What the matching page says about re-runs: whom one replaces, and whom a former one has replaced. */

type Shown = Pick<MatchingContext, "matches" | "offers">;
type Held = Shown & Pick<MatchingContext, "held" | "rerunsLeft">;

/** Returns the investors that a re-run would replace; the first one alone when only one other is found. */
export function rerunReplaces(context: Shown): readonly ShownOffer[] {
  return replacedByRerun(shownOffers(context));
}

/**
 * True when a re-run is allowed as far as the page knows: 2 matches, one that may be replaced, and a re-run left. Re-run
 * Match may be pressed without, and then says what is in the way, so it looks quieter, not disabled.
 */
export function canRerun(context: Held): boolean {
  return (
    !hasTooFewMatches(context) &&
    context.rerunsLeft > 0 &&
    rerunReplaces(context).length > 0
  );
}

/** Returns what a re-run would do, in sentences: whom it replaces, who stays, and that it can't be undone. */
export function rerunSentences(context: Shown): readonly Message[] {
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

/** Returns who replaced whom, one sentence each, for the investors that came by a re-run and have not answered yet. */
export function replacedSentences(context: Shown): readonly Message[] {
  return shownOffers(context).flatMap(({ name, status, replaces }) =>
    replaces !== null && status === "pending"
      ? [message("rerun.replaced", { newer: name, older: replaces })]
      : [],
  );
}

/** What the page says after a decline, and what it leads to. */
export type Decline = {
  readonly title: Message;
  readonly sentences: readonly Message[];
  readonly next: "rerun" | "submission" | "elsewhere";
};

/** Returns what to say when an investor has declined; null when none has. */
export function declineOf(context: Held): Decline | null {
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
