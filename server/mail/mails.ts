import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import type {
  DeclineReason,
  NextStep,
  UserType,
} from "../../contract/enumerations.ts";
import {
  formatCalendarDay,
  formatDayInUtc,
  formatList,
  formatMoney,
} from "../../contract/format.ts";
import { addressOf, type Language } from "../../contract/language.ts";
import { optionIn } from "../../contract/messages/in-language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  homePath,
  type PasswordLink,
  pagePath,
  pages,
} from "../../contract/pages.ts";
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

/** The language of an email, and the origin of its links. */
export type MailLocale = Readonly<{ language: Language; origin: string }>;

/** Sent after registration, after a resend request, and when an unverified member without a valid link logs in. */
export function verificationMail(
  locale: MailLocale,
  { uid, token, code }: PasswordLink & { readonly code: string },
): Mail {
  const path = pagePath("verifyEmail", { uidb64: uid, token });
  return mail("verification", locale, {
    subject: message("mails.verification.subject"),
    heading: message("mails.verification.heading"),
    paragraphs: [message("mails.verification.text")],
    action: {
      label: message("mails.verification.action"),
      url: urlOf(locale, path),
    },
    code: { label: message("mails.verification.code"), value: code },
    closing: [message("mails.verification.validity"), message("mails.ignore")],
  });
}

/** Sent after a reset request. */
export function passwordResetMail(
  locale: MailLocale,
  link: PasswordLink,
): Mail {
  return mail("passwordReset", locale, {
    subject: message("mails.passwordReset.subject"),
    heading: message("mails.choosePassword"),
    paragraphs: [message("mails.passwordReset.text")],
    action: {
      label: message("mails.choosePassword"),
      url: urlOf(locale, pagePath("resetPasswordConfirm", link)),
    },
    closing: [message("mails.linkValidity"), message("mails.ignore")],
  });
}

/** Sent when a logged-in member requests a password change. */
export function passwordChangeMail(
  locale: MailLocale,
  link: PasswordLink,
): Mail {
  const path = `${pages.changePassword.path}?${new URLSearchParams(link)}`;
  return mail("passwordChangeLink", locale, {
    subject: message("mails.passwordChangeLink.subject"),
    heading: message("mails.passwordChangeLink.heading"),
    paragraphs: [message("mails.passwordChangeLink.text")],
    action: {
      label: message("mails.choosePassword"),
      url: urlOf(locale, path),
    },
    closing: [
      message("mails.linkValidity"),
      message("mails.passwordChangeLink.notYou"),
    ],
  });
}

/** Sent after a password has been set through a link. */
export function passwordChangedMail(locale: MailLocale): Mail {
  return mail("passwordChanged", locale, {
    subject: message("mails.passwordChanged.subject"),
    heading: message("mails.passwordChanged.heading"),
    paragraphs: [
      message("mails.passwordChanged.text"),
      message("mails.passwordChanged.notYou"),
    ],
    action: {
      label: message("mails.passwordChanged.action"),
      url: urlOf(locale, pages.resetPassword.path),
    },
  });
}

/** Sent after an account was deleted, by its owner or by the operator. */
export function accountDeletedMail(locale: Pick<MailLocale, "language">): Mail {
  return mail("accountDeleted", locale, {
    subject: message("mails.accountDeleted.subject"),
    heading: message("mails.accountDeleted.heading"),
    paragraphs: [message("mails.accountDeleted.text")],
    closing: [message("mails.accountDeleted.last")],
  });
}

/** Sent to an investor when an investee with this name is matched with them. */
export function matchedMail(locale: MailLocale, name: string): Mail {
  const investee = withoutLinks(name);
  return mail("matched", locale, {
    subject: message("mails.matched.subject"),
    heading: message("mails.matched.heading"),
    paragraphs: [message("mails.matched.text", { investee })],
    action: seeMatch(locale, "investor"),
  });
}

/** Sent to both sides when an investor approves. Each gets the other's email address. */
export function approvedMail(
  locale: MailLocale,
  recipient: UserType,
  { name, email }: { readonly name: string; readonly email: string },
): Mail {
  const other = withoutLinks(name);
  return mail("approved", locale, {
    subject: message("mails.approved.subject"),
    heading: message("mails.approved.heading", { other }),
    paragraphs: [
      message("mails.approved.text", { other }),
      message("mails.approved.contact", { contact: email }),
    ],
    action: seeMatch(locale, recipient),
  });
}

/** Sent to an investee when an investor declines. `next` is what the matching page then offers. */
export function declinedMail(
  locale: MailLocale,
  values: {
    investor: string;
    reason: DeclineReason | null;
    next: NextStep;
    rerunsLeft: number;
  },
): Mail {
  const investor = withoutLinks(values.investor);
  return mail("declined", locale, {
    subject: message("mails.declined.subject"),
    paragraphs: [
      values.next === "none"
        ? message("mails.declined.text", { investor })
        : message("mails.declined.othersInterested", { investor }),
      ...(values.reason ? [message(`decline.told.${values.reason}`)] : []),
      nextStepLine(values),
    ],
    action: nextStepAction(locale, values.next),
  });
}

function nextStepLine(values: { next: NextStep; rerunsLeft: number }): Message {
  const { next, rerunsLeft } = values;
  if (next === "submission") return message("mails.declined.submission");
  if (next === "none") return message("matching.declinedNoRerun");
  return message("mails.declined.rerun", { rerunsLeft });
}

function nextStepAction(locale: MailLocale, next: NextStep) {
  return {
    label:
      next === "none"
        ? message("investee.otherOptions.link")
        : message("mails.lookForMatch"),
    url: urlOf(locale, pages.matching.path),
  };
}

/** Sent to an investee when the operator marks their match as funded with an amount in US dollars. */
export function fundedMail(
  locale: MailLocale,
  values: { investor: string; amount: number },
): Mail {
  const other = withoutLinks(values.investor);
  const amount = formatMoney(values.amount, locale);
  return mail("funded", locale, {
    subject: message("mails.funded.subject"),
    paragraphs: [message("mails.funded.text", { other, amount })],
    action: seeMatch(locale, "investee"),
  });
}

/** Sent to the other side when an investor or an investee states the funding of their match. */
export function fundingStatedMail(
  locale: MailLocale,
  recipient: UserType,
  values: {
    /** The name of the side that states it. */
    other: string;
    /** US dollars. */
    amount: number;
    /** YYYY-MM-DD. */
    date: string;
    /** Whether the recipient states the same amount. */
    isAgreed: boolean;
  },
): Mail {
  const amount = formatMoney(values.amount, locale);
  const date = formatCalendarDay(values.date, locale.language);
  const other = withoutLinks(values.other);
  return mail("fundingStated", locale, {
    subject: message("mails.fundingStated.subject"),
    paragraphs: [
      recipient === "investee"
        ? message("mails.fundingStated.toInvestee", { other, amount, date })
        : message("mails.fundingStated.toInvestor", { other, amount, date }),
      values.isAgreed
        ? message("mails.fundingStated.agreed")
        : message("mails.fundingStated.open"),
    ],
    action: seeMatch(locale, recipient),
  });
}

/**
 * Sent to an investor whose pending matches wait for an answer: at most once a day, with the first REMINDER_ROWS of
 * `count` matches. `overdueCount` is the number of all overdue matches of the investor. Times are in epoch milliseconds.
 */
export function reminderMail(
  locale: MailLocale,
  values: {
    rows: readonly {
      readonly business: string;
      readonly sector: string;
      /** US dollars. */
      readonly ticket: number | null;
      readonly score: number;
      readonly answerBy: number;
    }[];
    count: number;
    overdueCount: number;
    now: number;
    /** Identifies the account in the link that ends its reminders. */
    token: string;
  },
): Mail {
  const { rows, count, overdueCount, now, token } = values;
  const { language } = locale;
  const others = count - rows.length;
  const dashboard = urlOf(locale, homePath("investor"));
  return mail("reminder", locale, {
    subject: message("mails.reminder.subject", { count }),
    paragraphs: [
      message("mails.reminder.text"),
      ...(overdueCount >= SILENT_OVERDUE_MATCHES
        ? [message("mails.reminder.overdue", { count: overdueCount })]
        : []),
    ],
    rows: rows.map(({ business, sector, ticket, score, answerBy }) => {
      const date = formatDayInUtc(answerBy, language);
      return {
        title: withoutLinks(business),
        facts: [
          ...[
            optionIn(language, sector),
            ticket === null ? "" : formatMoney(ticket, locale),
          ]
            .filter(Boolean)
            .map((text) => ({ text })),
          message("mails.reminder.score", { score }),
          answerBy <= now
            ? message("mails.reminder.overdueSince", { date })
            : message("mails.reminder.answerBy", { date }),
        ],
        url: dashboard,
      };
    }),
    ...(others > 0 && {
      action: {
        label: message("mails.reminder.more", { count: others }),
        url: dashboard,
      },
    }),
    unsubscribeUrl: urlOf(locale, pagePath("unsubscribe", { token })),
  });
}

/** Sent to an investee when investors have not answered by their dates. `replaced` are those that a re-run replaces. */
export function datesPassedMail(
  locale: MailLocale,
  values: {
    investors: readonly { readonly name: string; readonly answerBy: number }[];
    replaced: readonly string[];
    next: NextStep;
    rerunsLeft: number;
    token: string;
  },
): Mail {
  const { investors, replaced, next, rerunsLeft, token } = values;
  const { language } = locale;
  return mail("datesPassed", locale, {
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
    action: nextStepAction(locale, next),
    unsubscribeUrl: urlOf(locale, pagePath("unsubscribe", { token })),
  });
}

/**
 * Inserts a space after each dot, colon, slash and at sign in text that a user wrote, so that mail clients do not turn
 * parts of the text into links. Subjects contain no user text at all.
 */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@\u3002\uff0e\uff61](?=\S)/g, "$& ");
}

/** Returns the address of a page in the language of the email. */
function urlOf({ language, origin }: MailLocale, path: string): string {
  return `${origin}${addressOf(path, language)}`;
}

function seeMatch(locale: MailLocale, recipient: UserType) {
  const url = urlOf(locale, homePath(recipient));
  return { label: message("mails.seeMatch"), url };
}

function mail(
  kind: MailKind,
  { language }: Pick<MailLocale, "language">,
  content: MailContent,
): Mail {
  return { kind, ...composeMail(content, language) };
}
