import type { Match } from "../../contract/calls/matches.ts";
import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { formatDay, formatTime } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";

/** What the pages say about the dates of answers. Times are in epoch milliseconds, days in the reader's time zone. */

/** Returns whether the date (ISO 8601) by which a match was to be answered has passed; false if it is null. */
export function isOverdue(answerBy: string | null, now: number): boolean {
  return answerBy !== null && Date.parse(answerBy) <= now;
}

/** Returns what the investor's row and dialog say about the date of a match; null when it is decided or has ended. */
export function dateForInvestor(answerBy: string | null, now: number) {
  if (answerBy === null) return null;
  return message(
    isOverdue(answerBy, now) ? "answer.overdue" : "answer.answerBy",
    dayValues(answerBy, now),
  );
}

/** Returns what the investee's pages say below the name of an investor; null when the match is decided or has ended. */
export function dateForInvestee(answerBy: string | null, now: number) {
  if (answerBy === null) return null;
  return message(
    isOverdue(answerBy, now) ? "answer.notInTime" : "answer.hasUntil",
    dayValues(answerBy, now),
  );
}

/** Returns what the investor's dashboard says while so many matches are overdue that no business is offered. */
export function silenceNotice(
  matches: readonly Pick<Match, "answer_by">[],
  now: number,
): Message | null {
  const count = matches.filter(({ answer_by }) =>
    isOverdue(answer_by, now),
  ).length;
  return count < SILENT_OVERDUE_MATCHES
    ? null
    : message("answer.silent", { count });
}

/** Returns the values of a message with a day: `day` is `yesterday`, `today`, `tomorrow` or `other`. */
export function dayValues(answerBy: string, now: number) {
  const at = Date.parse(answerBy);
  const near = new Map([
    [-1, "yesterday"],
    [0, "today"],
    [1, "tomorrow"],
  ]);
  return {
    day: near.get(localDay(at) - localDay(now)) ?? "other",
    date: formatDay(at, now),
    time: formatTime(at),
  };
}

/** Returns the number of the reader's day that contains an instant. */
function localDay(at: number): number {
  const date = new Date(at);
  const day = Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());
  return day / (24 * 60 * 60 * 1_000);
}
