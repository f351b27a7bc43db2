import { expect, test } from "vitest";
import { answerDatesMachine } from "../../../machines/answer-dates/chart.ts";
import {
  dateForInvestee,
  dateForInvestor,
  silenceNotice,
} from "../../../machines/answer-dates/dates.ts";
import { trackerSentences } from "../../../machines/match-status/tracker.ts";
import { shownText } from "../../support/shown-text.ts";
import { testMachine } from "../../support/test-machine.ts";
import { approvedMatch, pendingMatch } from "../match-cases.ts";
import { answerDatesPlan } from "./plan.ts";

testMachine(answerDatesMachine, {
  ...answerDatesPlan,
  expect: {
    "(root)": {
      calls: "watchClock",
      on: {
        "clock.ticked": {
          changes: ({ event }) => ({ now: event.at }),
        },
      },
    },
  },
});

const at = (text: string) => new Date(text).getTime();
const date = (text: string) => new Date(text).toISOString();
const NOW = "2026-11-29T15:00";
const textsAt = (answerBy: string) =>
  [dateForInvestor, dateForInvestee].map((words) => {
    const text = words(date(answerBy), at(NOW));
    return shownText(text);
  });

test("a date is worded in the reader's time zone, from today and tomorrow to another year", {
  tags: ["2-answer-dates-61", "2-answer-dates-62"],
}, () => {
  const texts = {
    "2026-11-29T15:01": [
      "Answer today, by 3:01 PM",
      "Has until today, 3:01 PM, to answer",
    ],
    "2026-11-30T23:59": ["Answer by tomorrow", "Has until tomorrow to answer"],
    "2026-12-12T09:00": [
      "Answer by 12\u00a0December",
      "Has until 12\u00a0December to answer",
    ],
    "2027-01-03T09:00": [
      "Answer by 3\u00a0January\u00a02027",
      "Has until 3\u00a0January\u00a02027 to answer",
    ],
    "2026-11-29T15:00": [
      "Overdue since today",
      "Should have answered by 3:00 PM today",
    ],
    "2026-11-28T23:59": [
      "Overdue since yesterday",
      "Should have answered by yesterday",
    ],
    "2026-11-20T09:00": [
      "Overdue since 20\u00a0November",
      "Should have answered by 20\u00a0November",
    ],
  };
  for (const [answerBy, expected] of Object.entries(texts))
    expect(textsAt(answerBy)).toEqual(expected);
  expect(dateForInvestor(null, 0)).toBeNull();
  expect(dateForInvestee(null, 0)).toBeNull();
});

test("the tracker says by when the investor is to answer, and afterwards that it has not", {
  tags: ["2-answer-dates-62"],
}, () => {
  const sentencesAt = (now: string) =>
    trackerSentences(
      { ...pendingMatch, answer_by: date("2026-12-12T09:00") },
      at(now),
    ).map(shownText);
  expect(sentencesAt(NOW).at(-1)).toBe(
    "Harmattan Fund has until 12\u00a0December to answer.",
  );
  expect(sentencesAt("2026-12-13T09:00")).toEqual([
    "Harmattan Fund should have answered by yesterday. They can still answer, and we will email you when they do.",
  ]);
  expect(trackerSentences(approvedMatch, at(NOW))).toHaveLength(1);
});

test("an investor with three overdue matches is informed that no business is offered", {
  tags: ["2-answer-dates-63"],
}, () => {
  const overdue = { answer_by: date(NOW) };
  const other = { answer_by: date("2026-12-12T09:00") };
  const noticeFor = (count: number) =>
    silenceNotice([...Array(count).fill(overdue), other], at(NOW));
  expect(noticeFor(2)).toBeNull();
  expect(shownText(noticeFor(3))).toBe(
    "3 businesses have waited for your answer for longer than 14 days. We offer you new ones once fewer than 3 are overdue.",
  );
});
