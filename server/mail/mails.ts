import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import type {
  DeclineReason,
  NextStep,
  UserType,
} from "../../contract/enumerations.ts";
import { formatDayInUtc, formatList } from "../../contract/format.ts";
import { addressOf, type Language } from "../../contract/language.ts";
import { optionIn } from "../../contract/messages/in-language.ts";
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
export function verificationMail(values: {
  language: Language;
  link: string;
  code: string;
}): Mail {
  return mail("verification", values.language, {
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
export function passwordResetMail(values: {
  language: Language;
  link: string;
}): Mail {
  return mail("passwordReset", values.language, {
    subject: message("mails.passwordReset.subject"),
    heading: message("mails.choosePassword"),
    paragraphs: [message("mails.passwordReset.text")],
    action: { label: message("mails.choosePassword"), url: values.link },
    closing: [message("mails.linkValidity"), message("mails.ignore")],
  });
}

/** Sent when a logged-in member requests a password change. */
export function passwordChangeMail(values: {
  language: Language;
  link: string;
}): Mail {
  return mail("passwordChangeLink", values.language, {
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
export function passwordChangedMail(values: {
  language: Language;
  resetPage: string;
}): Mail {
  return mail("passwordChanged", values.language, {
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
export function accountDeletedMail(language: Language): Mail {
  return mail("accountDeleted", language, {
    subject: message("mails.accountDeleted.subject"),
    heading: message("mails.accountDeleted.heading"),
    paragraphs: [message("mails.accountDeleted.text")],
    closing: [message("mails.accountDeleted.last")],
  });
}

/** Sent to an investor when an investee is matched with them. */
export function matchedMail(values: {
  language: Language;
  investee: string;
  dashboard: string;
}): Mail {
  const investee = withoutLinks(values.investee);
  return mail("matched", values.language, {
    subject: message("mails.matched.subject"),
    heading: message("mails.matched.heading"),
    paragraphs: [message("mails.matched.text", { investee })],
    action: { label: message("mails.seeMatch"), url: values.dashboard },
  });
}

/** Sent to both sides when an investor approves. Each gets the other's email address. */
export function approvedMail(values: {
  language: Language;
  other: string;
  contact: string;
  dashboard: string;
}): Mail {
  const other = withoutLinks(values.other);
  return mail("approved", values.language, {
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
  language: Language;
  investor: string;
  reason: DeclineReason | null;
  matching: string;
  next: NextStep;
  rerunsLeft: number;
}): Mail {
  const investor = withoutLinks(values.investor);
  return mail("declined", values.language, {
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
  language: Language;
  other: string;
  amount: string;
  dashboard: string;
}): Mail {
  const other = withoutLinks(values.other);
  return mail("funded", values.language, {
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
  language: Language;
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
  return mail("fundingStated", values.language, {
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
  language: Language;
  rows: readonly ReminderRow[];
  count: number;
  overdueCount: number;
  /** In epoch milliseconds. */
  now: number;
  dashboard: string;
  unsubscribeUrl: string;
}): Mail {
  const {
    language,
    rows,
    count,
    overdueCount,
    now,
    dashboard,
    unsubscribeUrl,
  } = values;
  const others = count - rows.length;
  return mail("reminder", language, {
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
        ...[optionIn(language, sector), ticket]
          .filter(Boolean)
          .map((text) => ({ text })),
        message("mails.reminder.score", { score }),
        answerBy <= now
          ? message("mails.reminder.overdueSince", {
              date: formatDayInUtc(answerBy, language),
            })
          : message("mails.reminder.answerBy", {
              date: formatDayInUtc(answerBy, language),
            }),
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

/** Sent to an investee when investors have not answered by their dates. `replaced` are those that a re-run replaces. */
export function datesPassedMail(values: {
  language: Language;
  investors: readonly { readonly name: string; readonly answerBy: number }[];
  replaced: readonly string[];
  matching: string;
  next: NextStep;
  rerunsLeft: number;
  unsubscribeUrl: string;
}): Mail {
  const { language, investors, replaced, next, rerunsLeft, unsubscribeUrl } =
    values;
  return mail("datesPassed", language, {
    subject: message("mails.datesPassed.subject"),
    heading: message("mails.datesPassed.heading"),
    paragraphs: [
      ...investors.map(({ name, answerBy }) =>
        message("mails.datesPassed.text", {
          investor: withoutLinks(name),
          date: formatDayInUtc(answerBy, language),
        }),
      ),
      next === "rerun"
        ? message("mails.datesPassed.rerun", {
            investors: formatList(replaced.map(withoutLinks), language),
            rerunsLeft,
          })
        : nextStepLine(values),
    ],
    action: nextStepAction(values),
    unsubscribeUrl,
  });
}

/**
 * Inserts a space after each dot, colon, slash and at sign in text that a user wrote, so that mail clients do not turn
 * parts of the text into links. Subjects contain no user text at all.
 */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@\u3002\uff0e\uff61](?=\S)/g, "$& ");
}

/** Returns the start of the addresses of the site's pages in a language. */
export function siteIn(language: Language, origin: string): string {
  return `${origin}${addressOf("", language)}`;
}

function mail(kind: MailKind, language: Language, content: MailContent): Mail {
  return { kind, ...composeMail(content, language) };
}
