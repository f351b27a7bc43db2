import type { MatchOutlook } from "../../contract/calls/matches.ts";
import { formatCount, formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { optionText } from "../../contract/option-text.ts";
import type { RequestFacts } from "./offers.ts";

/** Returns whether the matching page says what a request could offer: before the first match of a complete profile. */
export function hasOutlook({ missing, matchCount }: RequestFacts): boolean {
  return missing === 0 && matchCount === 0;
}

/** Returns the paragraphs on how many investors a request could offer to a business, and what would change the number. */
export function investeeOutlook({
  offered,
  every,
  excludes,
  change,
}: MatchOutlook) {
  const counts = [message("outlook.offered", valuesOf(offered))];
  if (every && offered.count > 0)
    counts.push(message("outlook.every", valuesOf(every)));
  const paragraphs = [counts];
  if (excludes) paragraphs.push([message(`outlook.excludes.${excludes}`)]);
  if (change && every) {
    const { field, value } = change;
    const changed = valuesOf(change.every);
    paragraphs.push([
      message(`outlook.change.${field}`, {
        value:
          field === "capital_needed"
            ? formatMoney(Number(value))
            : optionText(value),
        changed: changed.number,
        changedAbout: changed.about,
        ...valuesOf(every),
      }),
    ]);
  }
  return paragraphs;
}

/** Returns how many businesses could be offered to an investor without matches. */
export function investorOutlook({ offered }: MatchOutlook): Message {
  return message("outlook.businesses", valuesOf(offered));
}

function valuesOf({ count, about }: MatchOutlook["offered"]) {
  return {
    count,
    number: formatCount(count),
    about: about ? ("yes" as const) : ("no" as const),
  };
}
