/** The dates by which investors are asked to answer. */
export const answerDates = {
  "answer.answerBy":
    "{day, select, today {Answer today, by {time}} tomorrow {Answer by tomorrow} other {Answer by {date}}}",
  "answer.overdue":
    "Overdue since {day, select, today {today} yesterday {yesterday} other {{date}}}",
  "answer.hasUntil":
    "Has until {day, select, today {today, {time},} tomorrow {tomorrow} other {{date}}} to answer",
  "answer.notInTime":
    "Should have answered {day, select, today {by {time} today} yesterday {by yesterday} other {by {date}}}",
  "answer.tracker":
    "{investor} has until {day, select, today {today, {time},} tomorrow {tomorrow} other {{date}}} to answer.",
  "answer.trackerOverdue":
    "{investor} should have answered {day, select, today {by {time} today} yesterday {by yesterday} other {by {date}}}. They can still answer, and we will email you when they do.",
  "answer.silentTitle": "We offer you no new businesses at the moment",
  "answer.silent":
    "{count, number} businesses have waited for your answer for longer than {answerDays} days. We offer you new ones once fewer than {silentMatches} are overdue.",
} as const;
