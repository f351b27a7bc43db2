import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import type {
  DeclineReason,
  NextStep,
  UserType,
} from "../../contract/enumerations.ts";
import { formatCount, formatList } from "../../contract/format.ts";
import { t } from "../../contract/messages/index.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { composeMail, type MailContent, type MailParts } from "./compose.ts";

/**
 * The emails that the product sends, by their names in the outbox. An email `withSecret` contains a link or a code that
 * grants access to the account, so the export of the account's data omits its text.
 */
export const MAIL_KINDS = {
  verification: "withSecret",
  passwordReset: "withSecret",
  passwordChangeLink: "withSecret",
  passwordChanged: "withoutSecret",
  accountDeleted: "withoutSecret",
  matched: "withoutSecret",
  approved: "withoutSecret",
  declined: "withoutSecret",
  funded: "withoutSecret",
  fundingStated: "withoutSecret",
  reminder: "withoutSecret",
  datesPassed: "withoutSecret",
} as const;
export type MailKind = keyof typeof MAIL_KINDS;
export type Mail = MailParts & {
  kind: MailKind;
  /** The id of the email; random if it is missing. */
  id?: string;
};

const LINK_VALIDITY = `The link works once and expires after ${numbers.linkHours} hours.`;
const IGNORE_HINT =
  "If this was not you, you can ignore this email: nothing will change.";

/** Sent after registration, after a resend request, and when an unverified member without a valid link logs in. */
export function verificationMail(values: { link: string; code: string }): Mail {
  return mail("verification", {
    subject: "Verify your email for Ubia",
    heading: "Verify your email",
    paragraphs: [
      "Welcome to Ubia. There is one more step before you can log in.",
    ],
    action: { label: "Verify my email", url: values.link },
    code: { label: "Or enter this code", value: values.code },
    closing: [
      `${LINK_VALIDITY} The code works once and expires after ${numbers.codeMinutes} minutes.`,
      IGNORE_HINT,
    ],
  });
}

/** Sent after a reset request. */
export function passwordResetMail(values: { link: string }): Mail {
  return mail("passwordReset", {
    subject: "Reset your Ubia password",
    heading: "Choose a new password",
    paragraphs: [
      "We received a request to reset the password of your Ubia account.",
    ],
    action: { label: "Choose a new password", url: values.link },
    closing: [LINK_VALIDITY, IGNORE_HINT],
  });
}

/** Sent when a logged-in member requests a password change. */
export function passwordChangeMail(values: { link: string }): Mail {
  return mail("passwordChangeLink", {
    subject: "Change your Ubia password",
    heading: "Change your password",
    paragraphs: ["You requested a password change for your Ubia account."],
    action: { label: "Choose a new password", url: values.link },
    closing: [
      LINK_VALIDITY,
      "If this was not you, someone may know your password: choose a new one with this link.",
    ],
  });
}

/** Sent after a password has been set through a link. */
export function passwordChangedMail(values: { resetPage: string }): Mail {
  return mail("passwordChanged", {
    subject: "Your Ubia password has been changed",
    heading: "Your password has been changed",
    paragraphs: [
      "The password of your Ubia account has just been changed, and all sessions have been ended.",
      "If this was you, no action is needed. If not, reset your password to secure your account:",
    ],
    action: { label: "Reset my password", url: values.resetPage },
  });
}

/** Sent after an account was deleted, by its owner or by the operator. */
export function accountDeletedMail(): Mail {
  return mail("accountDeleted", {
    subject: "Your Ubia account has been deleted",
    heading: "Your account has been deleted",
    paragraphs: [
      "Your Ubia account, your profile and your files have been deleted.",
    ],
    closing: ["This is the last email that we will send to this address."],
  });
}

/** Sent to an investor when an investee is matched with them. */
export function matchedMail(values: {
  investee: string;
  dashboard: string;
}): Mail {
  return mail("matched", {
    subject: "You have a new match on Ubia",
    heading: "You have a new match",
    paragraphs: [
      `${withoutLinks(values.investee)} is looking for funding and matches your investment criteria. Read their profile and decide.`,
    ],
    action: { label: "See the match", url: values.dashboard },
  });
}

/** Sent to both sides when an investor approves. Each gets the other's email address. */
export function approvedMail(values: {
  other: string;
  contact: string;
  dashboard: string;
}): Mail {
  const other = withoutLinks(values.other);
  return mail("approved", {
    subject: "Your match is approved",
    heading: `Meet ${other}`,
    paragraphs: [
      `Your match with ${other} is approved. You can write to each other now.`,
      `Their email address: ${values.contact}`,
    ],
    action: { label: "See the match", url: values.dashboard },
  });
}

/** Sent to an investee when an investor declines. `next` is what the matching page then offers. */
export function declinedMail(values: {
  investor: string;
  reason: DeclineReason | null;
  matching: string;
  next: NextStep;
  rerunsLeft: number;
}): Mail {
  const hasNextStep = values.next !== "none";
  return mail("declined", {
    subject: "A match was declined",
    heading: "A match was declined",
    paragraphs: [
      `${withoutLinks(values.investor)} has declined.${hasNextStep ? " Other investors may still be interested." : ""}`,
      ...(values.reason ? [t(`decline.told.${values.reason}`)] : []),
      nextStepLine(values),
    ],
    action: {
      label: hasNextStep
        ? "Look for another match"
        : t("investee.otherOptions.link"),
      url: values.matching,
    },
  });
}

function nextStepLine(values: { next: NextStep; rerunsLeft: number }): string {
  if (values.next === "submission")
    return "Choose Get Matched to look for another investor. Your matches do not change.";
  if (values.next === "none") return t("matching.declinedNoRerun");
  return `A re-run replaces investors who have declined or have not answered in time with the next best ones that you have not been offered yet. Your other matches stay. ${rerunsLeftLine(values.rerunsLeft)}`;
}

function rerunsLeftLine(rerunsLeft: number): string {
  return `You have ${rerunsLeft === 1 ? "1 re-run" : `${rerunsLeft} re-runs`} left.`;
}

/** Sent to an investee when the operator marks their match as funded. `amount` is formatted. */
export function fundedMail(values: {
  other: string;
  amount: string;
  dashboard: string;
}): Mail {
  return mail("funded", {
    subject: "Your match is funded",
    heading: "Your match is funded",
    paragraphs: [
      `The match with ${withoutLinks(values.other)} is funded with ${values.amount}.`,
    ],
    action: { label: "See the match", url: values.dashboard },
  });
}

/** Sent to the other side when an investor or an investee states the funding of their match. `amount` and `date` are formatted. */
export function fundingStatedMail(values: {
  other: string;
  recipient: UserType;
  amount: string;
  date: string;
  /** Whether the recipient states the same amount. */
  isAgreed: boolean;
  dashboard: string;
}): Mail {
  const { amount, date } = values;
  const other = withoutLinks(values.other);
  return mail("fundingStated", {
    subject: "The funding of your match was stated",
    heading: "The funding of your match was stated",
    paragraphs: [
      values.recipient === "investee"
        ? `${other} states that you were funded with ${amount} on ${date}.`
        : `${other} states that it was funded with ${amount} on ${date}.`,
      values.isAgreed
        ? "You state the same amount. Our team will check and record the funding."
        : `${t("funding.reported.other")} Our team records it once both of you state the same amount.`,
    ],
    action: { label: "See the match", url: values.dashboard },
  });
}

/** A pending match in an investor's reminder. */
export type ReminderRow = {
  readonly business: string;
  readonly sector: string;
  /** Formatted. */
  readonly ticket: string;
  readonly score: number;
  /** In epoch milliseconds. */
  readonly answerBy: number;
};

/**
 * Sent to an investor whose pending matches wait for an answer: at most once a day, with the first REMINDER_ROWS of
 * `count` matches. `overdueCount` is the number of all overdue matches of the investor.
 */
export function reminderMail(values: {
  rows: readonly ReminderRow[];
  count: number;
  overdueCount: number;
  /** In epoch milliseconds. */
  now: number;
  dashboard: string;
  unsubscribeUrl: string;
}): Mail {
  const { rows, count, overdueCount, now, dashboard, unsubscribeUrl } = values;
  const others = count - rows.length;
  const title =
    count === 1
      ? "A business is waiting for your answer"
      : `${formatCount(count)} businesses are waiting for your answer`;
  return mail("reminder", {
    subject: title,
    heading: title,
    paragraphs: [
      "Read their profiles, then approve or decline. A decline helps too: the business can then look for another investor.",
      ...(overdueCount >= SILENT_OVERDUE_MATCHES
        ? [
            `${formatCount(overdueCount)} of your matches are overdue. We offer you no new businesses until fewer than ${SILENT_OVERDUE_MATCHES} are overdue.`,
          ]
        : []),
    ],
    rows: rows.map(({ business, sector, ticket, score, answerBy }) => ({
      title: withoutLinks(business),
      facts: [
        sector,
        ticket,
        `score ${score}`,
        answerBy <= now
          ? `overdue since ${dayInUtc(answerBy)}`
          : `answer by ${dayInUtc(answerBy)}`,
      ]
        .filter((fact) => fact !== "")
        .join(" · "),
      url: dashboard,
    })),
    ...(others > 0 && {
      action: {
        label: `See ${formatCount(others)} more`,
        url: dashboard,
      },
    }),
    unsubscribeUrl,
  });
}

/** Sent to an investee when investors have not answered by their dates. `replaced` are those whom a re-run replaces. */
export function datesPassedMail(values: {
  investors: readonly { readonly name: string; readonly answerBy: number }[];
  replaced: readonly string[];
  matching: string;
  next: NextStep;
  rerunsLeft: number;
  unsubscribeUrl: string;
}): Mail {
  const { investors, replaced, next, rerunsLeft, unsubscribeUrl } = values;
  const hasNextStep = next !== "none";
  return mail("datesPassed", {
    subject: "An investor has not answered in time",
    heading: "No answer in time",
    paragraphs: [
      ...investors.map(
        ({ name, answerBy }) =>
          `${withoutLinks(name)} had until ${dayInUtc(answerBy)} to answer, and has not answered yet. They can still do so.`,
      ),
      next === "rerun"
        ? `A re-run replaces ${formatList(replaced.map(withoutLinks))} with the next best investors that you have not been offered yet. ${rerunsLeftLine(rerunsLeft)}`
        : nextStepLine({ next, rerunsLeft }),
    ],
    action: {
      label: hasNextStep
        ? "Look for another match"
        : t("investee.otherOptions.link"),
      url: values.matching,
    },
    unsubscribeUrl,
  });
}

/** Formats the day of an instant in UTC, because the reader's time zone is not known: 12 December 2026. */
function dayInUtc(at: number): string {
  return new Date(at).toLocaleDateString("en-GB", {
    dateStyle: "long",
    timeZone: "UTC",
  });
}

/**
 * Inserts a space after each dot, colon, slash and at sign in text that a user wrote, so that mail clients do not turn
 * parts of the text into links. Subjects contain no user text at all.
 */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@\u3002\uff0e\uff61](?=\S)/g, "$& ");
}

function mail(kind: MailKind, content: MailContent): Mail {
  return { kind, ...composeMail(content) };
}
