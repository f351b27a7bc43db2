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
import type { Language } from "../../contract/language.ts";
import { optionIn } from "../../contract/messages/in-language.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import {
  homePath,
  type PasswordLink,
  pagePath,
  pages,
} from "../../contract/pages.ts";
import {
  composeMail,
  type MailContent,
  type MailContext,
  type MailParts,
} from "./compose.ts";

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
export function verificationMail(
  context: MailContext,
  { uid, token, code }: PasswordLink & { readonly code: string },
): Mail {
  const path = pagePath("verifyEmail", { uidb64: uid, token });
  return mail("verification", context, {
    heading: message("mails.verification.heading"),
    paragraphs: [message("mails.verification.text")],
    action: { label: message("mails.verification.action"), path },
    code: { label: message("mails.verification.code"), value: code },
    closing: [message("mails.verification.validity"), message("mails.ignore")],
  });
}

/** Sent after a reset request. */
export function passwordResetMail(context: MailContext, link: PasswordLink) {
  return mail("passwordReset", context, {
    heading: message("mails.choosePassword"),
    paragraphs: [message("mails.passwordReset.text")],
    action: {
      label: message("mails.choosePassword"),
      path: pagePath("resetPasswordConfirm", link),
    },
    closing: [message("mails.linkValidity"), message("mails.ignore")],
  });
}

/** Sent when a logged-in member requests a password change. */
export function passwordChangeMail(context: MailContext, link: PasswordLink) {
  const path = `${pages.changePassword.path}?${new URLSearchParams(link)}`;
  return mail("passwordChangeLink", context, {
    heading: message("mails.passwordChangeLink.heading"),
    paragraphs: [message("mails.passwordChangeLink.text")],
    action: { label: message("mails.choosePassword"), path },
    closing: [
      message("mails.linkValidity"),
      message("mails.passwordChangeLink.notYou"),
    ],
  });
}

/** Sent after a password has been set through a link. */
export function passwordChangedMail(context: MailContext): Mail {
  return mail("passwordChanged", context, {
    heading: message("mails.passwordChanged.heading"),
    paragraphs: [
      message("mails.passwordChanged.text"),
      message("mails.passwordChanged.notYou"),
    ],
    action: {
      label: message("mails.passwordChanged.action"),
      path: pages.resetPassword.path,
    },
  });
}

/** Sent after an account was deleted, by its owner or by the operator. */
export function accountDeletedMail({ language }: { language: Language }) {
  // It has no link.
  const context = { language, origin: "" };
  return mail("accountDeleted", context, {
    heading: message("mails.accountDeleted.heading"),
    paragraphs: [message("mails.accountDeleted.text")],
    closing: [message("mails.accountDeleted.last")],
  });
}

/** Sent to an investor when an investee with this name is matched with them. */
export function matchedMail(context: MailContext, name: string): Mail {
  const investee = withoutLinks(name);
  return mail("matched", context, {
    heading: message("mails.matched.heading"),
    paragraphs: [message("mails.matched.text", { investee })],
    action: seeMatch("investor"),
  });
}

/** Sent to both sides when an investor approves. Each gets the other's email address. */
export function approvedMail(
  context: MailContext,
  recipient: UserType,
  { name, email }: { readonly name: string; readonly email: string },
): Mail {
  const other = withoutLinks(name);
  return mail("approved", context, {
    heading: message("mails.approved.heading", { other }),
    paragraphs: [
      message("mails.approved.text", { other }),
      message("mails.approved.contact", { contact: email }),
    ],
    action: seeMatch(recipient),
  });
}

/** Sent to an investee when an investor declines. `next` is what the matching page then offers. */
export function declinedMail(
  context: MailContext,
  values: {
    investor: string;
    reason: DeclineReason | null;
    next: NextStep;
    rerunsLeft: number;
  },
): Mail {
  const investor = withoutLinks(values.investor);
  return mail("declined", context, {
    paragraphs: [
      values.next === "none"
        ? message("mails.declined.text", { investor })
        : message("mails.declined.othersInterested", { investor }),
      ...(values.reason ? [message(`decline.told.${values.reason}`)] : []),
      nextStepLine(values),
    ],
    action: nextStepAction(values.next),
  });
}

function nextStepLine(values: { next: NextStep; rerunsLeft: number }): Message {
  const { next, rerunsLeft } = values;
  if (next === "submission") return message("mails.declined.submission");
  if (next === "none") return message("matching.declinedNoRerun");
  return message("mails.declined.rerun", { rerunsLeft });
}

function nextStepAction(next: NextStep) {
  return {
    label:
      next === "none"
        ? message("investee.otherOptions.link")
        : message("mails.lookForMatch"),
    path: pages.matching.path,
  };
}

/** Sent to an investee when the operator marks their match as funded with an amount in US dollars. */
export function fundedMail(
  context: MailContext,
  values: { investor: string; amount: number },
): Mail {
  const other = withoutLinks(values.investor);
  const amount = formatMoney(values.amount, context);
  return mail("funded", context, {
    paragraphs: [message("mails.funded.text", { other, amount })],
    action: seeMatch("investee"),
  });
}

/** Sent to the other side when an investor or an investee states the funding of their match. */
export function fundingStatedMail(
  context: MailContext,
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
  const amount = formatMoney(values.amount, context);
  const date = formatCalendarDay(values.date, context.language);
  const other = withoutLinks(values.other);
  return mail("fundingStated", context, {
    paragraphs: [
      recipient === "investee"
        ? message("mails.fundingStated.toInvestee", { other, amount, date })
        : message("mails.fundingStated.toInvestor", { other, amount, date }),
      values.isAgreed
        ? message("mails.fundingStated.agreed")
        : message("mails.fundingStated.open"),
    ],
    action: seeMatch(recipient),
  });
}

/**
 * Sent to an investor whose pending matches wait for an answer: at most once a day, with the first REMINDER_ROWS of
 * `count` matches. `overdueCount` is the number of all overdue matches of the investor. Times are in epoch milliseconds.
 */
export function reminderMail(
  context: MailContext,
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
  const { language } = context;
  const others = count - rows.length;
  const path = homePath("investor");
  const content = {
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
            ticket === null ? "" : formatMoney(ticket, context),
          ]
            .filter(Boolean)
            .map((text) => ({ text })),
          message("mails.reminder.score", { score }),
          answerBy <= now
            ? message("mails.reminder.overdueSince", { date })
            : message("mails.reminder.answerBy", { date }),
        ],
        path,
      };
    }),
    ...(others > 0 && {
      action: {
        label: message("mails.reminder.more", { count: others }),
        path,
      },
    }),
    unsubscribeToken: token,
  };
  return { kind: "reminder", ...composeMail(content, context) };
}

/** Sent to an investee when investors have not answered by their dates. `replaced` are those that a re-run replaces. */
export function datesPassedMail(
  context: MailContext,
  values: {
    investors: readonly { readonly name: string; readonly answerBy: number }[];
    replaced: readonly string[];
    next: NextStep;
    rerunsLeft: number;
    token: string;
  },
): Mail {
  const { investors, replaced, next, rerunsLeft, token } = values;
  const { language } = context;
  return mail("datesPassed", context, {
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
    action: nextStepAction(next),
    unsubscribeToken: token,
  });
}

/**
 * Inserts a space after each dot, colon, slash and at sign in text that a user wrote, so that mail clients do not turn
 * parts of the text into links. Subjects contain no user text at all.
 */
function withoutLinks(text: string): string {
  return text.replace(/[.:/@\u3002\uff0e\uff61](?=\S)/g, "$& ");
}

function seeMatch(recipient: UserType) {
  return { label: message("mails.seeMatch"), path: homePath(recipient) };
}

/** Returns an email whose subject has no values. */
function mail(
  kind: Exclude<MailKind, "reminder">,
  context: MailContext,
  content: Omit<MailContent, "subject">,
): Mail {
  const subject = message(`mails.${kind}.subject`);
  return { kind, ...composeMail({ subject, ...content }, context) };
}
