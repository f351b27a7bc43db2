import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import type {
  DeclineReason,
  NextStep,
  UserType,
} from "../../contract/enumerations.ts";
import { formatList } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
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

/** Sent after registration, after a resend request, and when an unverified member without a valid link logs in. */
export function verificationMail(values: { link: string; code: string }): Mail {
  return mail("verification", {
    subject: message("mails.verification.subject"),
    heading: message("mails.verification.heading"),
    paragraphs: [message("mails.verification.text")],
    action: {
      label: message("mails.verification.action"),
      url: values.link,
    },
    code: { label: message("mails.verification.code"), value: values.code },
    closing: [message("mails.verification.validity"), message("mails.ignore")],
  });
}

/** Sent after a reset request. */
export function passwordResetMail(values: { link: string }): Mail {
  return mail("passwordReset", {
    subject: message("mails.passwordReset.subject"),
    heading: message("mails.choosePassword"),
    paragraphs: [message("mails.passwordReset.text")],
    action: { label: message("mails.choosePassword"), url: values.link },
    closing: [message("mails.linkValidity"), message("mails.ignore")],
  });
}

/** Sent when a logged-in member requests a password change. */
export function passwordChangeMail(values: { link: string }): Mail {
  return mail("passwordChangeLink", {
    subject: message("mails.passwordChangeLink.subject"),
    heading: message("mails.passwordChangeLink.heading"),
    paragraphs: [message("mails.passwordChangeLink.text")],
    action: { label: message("mails.choosePassword"), url: values.link },
    closing: [
      message("mails.linkValidity"),
      message("mails.passwordChangeLink.notYou"),
    ],
  });
}

/** Sent after a password has been set through a link. */
export function passwordChangedMail(values: { resetPage: string }): Mail {
  return mail("passwordChanged", {
    subject: message("mails.passwordChanged.subject"),
    heading: message("mails.passwordChanged.heading"),
    paragraphs: [
      message("mails.passwordChanged.text"),
      message("mails.passwordChanged.notYou"),
    ],
    action: {
      label: message("mails.passwordChanged.action"),
      url: values.resetPage,
    },
  });
}

/** Sent after an account was deleted, by its owner or by the operator. */
export function accountDeletedMail(): Mail {
  return mail("accountDeleted", {
    subject: message("mails.accountDeleted.subject"),
    heading: message("mails.accountDeleted.heading"),
    paragraphs: [message("mails.accountDeleted.text")],
    closing: [message("mails.accountDeleted.last")],
  });
}

/** Sent to an investor when an investee is matched with them. */
export function matchedMail(values: {
  investee: string;
  dashboard: string;
}): Mail {
  const investee = withoutLinks(values.investee);
  return mail("matched", {
    subject: message("mails.matched.subject"),
    heading: message("mails.matched.heading"),
    paragraphs: [message("mails.matched.text", { investee })],
    action: { label: message("mails.seeMatch"), url: values.dashboard },
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
    subject: message("mails.approved.subject"),
    heading: message("mails.approved.heading", { other }),
    paragraphs: [
      message("mails.approved.text", { other }),
      message("mails.approved.contact", { contact: values.contact }),
    ],
    action: { label: message("mails.seeMatch"), url: values.dashboard },
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
  const investor = withoutLinks(values.investor);
  return mail("declined", {
    subject: message("mails.declined.subject"),
    heading: message("mails.declined.subject"),
    paragraphs: [
      values.next === "none"
        ? message("mails.declined.text", { investor })
        : message("mails.declined.othersInterested", { investor }),
      ...(values.reason ? [message(`decline.told.${values.reason}`)] : []),
      nextStepLine(values),
    ],
    action: nextStepAction(values),
  });
}

function nextStepLine(values: { next: NextStep; rerunsLeft: number }): Message {
  const { next, rerunsLeft } = values;
  if (next === "submission") return message("mails.declined.submission");
  if (next === "none") return message("matching.declinedNoRerun");
  return message("mails.declined.rerun", { rerunsLeft });
}

function nextStepAction(values: { next: NextStep; matching: string }) {
  return {
    label:
      values.next === "none"
        ? message("investee.otherOptions.link")
        : message("mails.lookForMatch"),
    url: values.matching,
  };
}

/** Sent to an investee when the operator marks their match as funded. `amount` is formatted. */
export function fundedMail(values: {
  other: string;
  amount: string;
  dashboard: string;
}): Mail {
  const other = withoutLinks(values.other);
  return mail("funded", {
    subject: message("mails.funded.subject"),
    heading: message("mails.funded.subject"),
    paragraphs: [
      message("mails.funded.text", { other, amount: values.amount }),
    ],
    action: { label: message("mails.seeMatch"), url: values.dashboard },
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
    subject: message("mails.fundingStated.subject"),
    heading: message("mails.fundingStated.subject"),
    paragraphs: [
      values.recipient === "investee"
        ? message("mails.fundingStated.toInvestee", { other, amount, date })
        : message("mails.fundingStated.toInvestor", { other, amount, date }),
      values.isAgreed
        ? message("mails.fundingStated.agreed")
        : message("mails.fundingStated.open"),
    ],
    action: { label: message("mails.seeMatch"), url: values.dashboard },
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
  return mail("reminder", {
    subject: message("mails.reminder.subject", { count }),
    heading: message("mails.reminder.subject", { count }),
    paragraphs: [
      message("mails.reminder.text"),
      ...(overdueCount >= SILENT_OVERDUE_MATCHES
        ? [message("mails.reminder.overdue", { count: overdueCount })]
        : []),
    ],
    rows: rows.map(({ business, sector, ticket, score, answerBy }) => ({
      title: withoutLinks(business),
      facts: [
        ...[sector, ticket].filter(Boolean).map((text) => ({ text })),
        message("mails.reminder.score", { score }),
        answerBy <= now
          ? message("mails.reminder.overdueSince", { date: dayInUtc(answerBy) })
          : message("mails.reminder.answerBy", { date: dayInUtc(answerBy) }),
      ],
      url: dashboard,
    })),
    ...(others > 0 && {
      action: {
        label: message("mails.reminder.more", { count: others }),
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
  return mail("datesPassed", {
    subject: message("mails.datesPassed.subject"),
    heading: message("mails.datesPassed.heading"),
    paragraphs: [
      ...investors.map(({ name, answerBy }) =>
        message("mails.datesPassed.text", {
          investor: withoutLinks(name),
          date: dayInUtc(answerBy),
        }),
      ),
      next === "rerun"
        ? message("mails.datesPassed.rerun", {
            investors: formatList(replaced.map(withoutLinks)),
            rerunsLeft,
          })
        : nextStepLine(values),
    ],
    action: nextStepAction(values),
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
