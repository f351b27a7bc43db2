import { MAX_MATCHES } from "../../contract/constants.ts";
import type { NextStep } from "../../contract/enumerations.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { nextStepAfterDecline } from "./next-step.ts";
import { type OfferContext, type ShownOffer, shownOffers } from "./offers.ts";
import { replacedByRerun } from "./replacement.ts";

/**
 * What the matching page says about re-runs: which investors a re-run replaces, which an earlier re-run has replaced, and
 * what is possible after a decline or a date that has passed.
 */

type RerunContext = OfferContext & { readonly rerunsLeft: number };

/** Returns sentences that describe a re-run: which investors it replaces, which stay, and that it cannot be undone. */
export function rerunSentences(context: OfferContext): readonly Message[] {
  const offers = shownOffers(context);
  const replaced = replacedByRerun(offers);
  const [first, second] = replaced;
  if (!first) return [message("rerun.replacesNone")];
  const status = replaced.some(({ overdue }) => overdue)
    ? "Overdue"
    : first.status === "rejected"
      ? "Declined"
      : "Pending";
  const remaining = offers.filter((offer) => !replaced.includes(offer));
  return [
    second
      ? message(`rerun.replaces${status}Both`, bothValues(first, second))
      : message(`rerun.replaces${status}One`, { investor: first.name }),
    ...remaining.map(({ name }) =>
      message("rerun.notReplaced", { investor: name }),
    ),
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

/** Returns the values of a message about two investors. */
function bothValues(first: ShownOffer, second: ShownOffer) {
  return {
    first: first.name,
    firstStatus: first.status,
    second: second.name,
    secondStatus: second.status,
  };
}

/** Returns the message for declined and overdue matches, and what the investee can do next; null when there are none. */
export function declineNotice(context: RerunContext) {
  const offers = shownOffers(context);
  const [first, second] = offers.filter(
    ({ status, overdue }) => status === "rejected" || overdue,
  );
  if (!first) return null;
  const title = second
    ? message(bothTitle(first, second), bothValues(first, second))
    : message(first.overdue ? "matching.overdueOne" : "matching.declinedOne", {
        investor: first.name,
      });
  const nextStep = nextStepAfterDecline({
    matchCount: offers.length,
    rerunsLeft: context.rerunsLeft,
  });
  return { title, sentences: nextStepSentences(nextStep, context), nextStep };
}

function bothTitle(first: ShownOffer, second: ShownOffer) {
  if (first.overdue && second.overdue) return "matching.overdueBoth";
  return first.overdue || second.overdue
    ? "matching.declinedAndOverdue"
    : "matching.declinedBoth";
}

/** Returns what the page says about a re-run below its button; nothing if none is left or the message above says it. */
export function rerunNote(context: RerunContext): readonly Message[] {
  if (context.rerunsLeft <= 0 || declineNotice(context)?.nextStep === "rerun")
    return [];
  return shownOffers(context).length < MAX_MATCHES
    ? [message("matching.rerunLater")]
    : rerunSentences(context);
}

function nextStepSentences(step: NextStep, context: OfferContext) {
  if (step === "rerun") return rerunSentences(context);
  return [
    message(
      step === "submission"
        ? "matching.declinedGetMatched"
        : "matching.declinedNoRerun",
    ),
  ];
}
