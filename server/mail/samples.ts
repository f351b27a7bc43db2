import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { formatCalendarDay, formatMoney } from "../../contract/format.ts";
import { type Language, REFERENCE_LANGUAGE } from "../../contract/language.ts";
import { pagePath, pages } from "../../contract/pages.ts";
import {
  accountDeletedMail,
  approvedMail,
  datesPassedMail,
  declinedMail,
  fundedMail,
  fundingStatedMail,
  type Mail,
  matchedMail,
  passwordChangedMail,
  passwordChangeMail,
  passwordResetMail,
  reminderMail,
  siteIn,
  verificationMail,
} from "./mails.ts";

/** An email with sample data. `name` is part of the preview's URL. */
export type MailSample = {
  readonly name: string;
  /** The recipient and the reason. */
  readonly occasion: string;
  readonly mail: Mail;
};

const TOKEN = "k3Jm0vWq8dRzX5tYb1Nc7Lf2Hs9Gp4Ua6Ei-oTlQw_A";
const LINK_PARAMETERS = { uid: "MTI4", token: TOKEN };
const BUSINESS = "Nakuru Dryers & Sons";
const DATE = Date.UTC(2026, 11, 12);
const INVESTOR = "Baobab Capital";

/** Returns a sample of every kind of email in a language. The links start with `publicUrl`; those with a token are invalid. */
export function mailSamples(
  publicUrl: string,
  language: Language = REFERENCE_LANGUAGE,
): readonly MailSample[] {
  const site = siteIn(language, publicUrl);
  const url = (page: keyof typeof pages) => `${site}${pages[page].path}`;
  const verifyPath = pagePath("verifyEmail", {
    uidb64: LINK_PARAMETERS.uid,
    token: LINK_PARAMETERS.token,
  });
  const link = `${site}${verifyPath}`;
  return [
    {
      name: "verification",
      occasion: "To a visitor who has registered",
      mail: verificationMail({ language, link, code: "493027" }),
    },
    {
      name: "resend",
      occasion: "To a visitor who requests another link or code",
      mail: verificationMail({ language, link, code: "180562" }),
    },
    {
      name: "password-reset",
      occasion: "To a visitor who has forgotten their password",
      mail: passwordResetMail({
        language,
        link: `${site}${pagePath("resetPasswordConfirm", LINK_PARAMETERS)}`,
      }),
    },
    {
      name: "password-change",
      occasion: "To a member who wants to change their password",
      mail: passwordChangeMail({
        language,
        link: `${url("changePassword")}?${new URLSearchParams(LINK_PARAMETERS)}`,
      }),
    },
    {
      name: "password-changed",
      occasion: "To a member whose password has been changed",
      mail: passwordChangedMail({ language, resetPage: url("resetPassword") }),
    },
    {
      name: "account-deleted",
      occasion: "To a former member whose account has been deleted",
      mail: accountDeletedMail(language),
    },
    {
      name: "matched",
      occasion: "To an investor with a new match",
      mail: matchedMail({
        language,
        investee: BUSINESS,
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "approved",
      occasion: "To a business that an investor has approved",
      mail: approvedMail({
        language,
        other: INVESTOR,
        contact: "deals@baobab.example.org",
        dashboard: url("investeeDashboard"),
      }),
    },
    {
      name: "introduction",
      occasion: "To an investor who has approved a match",
      mail: approvedMail({
        language,
        other: BUSINESS,
        contact: "amina@nakuru-dryers.example.org",
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "declined",
      occasion: "To a business that an investor has declined",
      mail: declinedMail({
        language,
        investor: INVESTOR,
        reason: "too_early",
        matching: url("matching"),
        next: "rerun",
        rerunsLeft: 2,
      }),
    },
    {
      name: "funding-stated",
      occasion: "To an investor whose match states the funding",
      mail: fundingStatedMail({
        language,
        other: BUSINESS,
        recipient: "investor",
        amount: formatMoney(250_000, { language }),
        date: formatCalendarDay("2026-11-21", language),
        isAgreed: false,
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "funded",
      occasion: "To a business whose match is funded",
      mail: fundedMail({
        language,
        other: INVESTOR,
        amount: formatMoney(250_000, { cents: true, language }),
        dashboard: url("investeeDashboard"),
      }),
    },
    {
      name: "reminder",
      occasion: "To an investor whose matches wait for an answer",
      mail: reminderMail({
        language,
        rows: [
          {
            business: BUSINESS,
            sector: "Agriculture",
            ticket: formatMoney(50_000, { language }),
            score: 80,
            answerBy: DATE,
          },
        ],
        count: 1,
        overdueCount: SILENT_OVERDUE_MATCHES,
        now: DATE - 1,
        dashboard: url("investorDashboard"),
        unsubscribeUrl: `${site}${pagePath("unsubscribe", { token: TOKEN })}`,
      }),
    },
    {
      name: "dates-passed",
      occasion: "To a business whose investor has not answered by the date",
      mail: datesPassedMail({
        language,
        investors: [{ name: INVESTOR, answerBy: DATE }],
        replaced: [INVESTOR],
        matching: url("matching"),
        next: "rerun",
        rerunsLeft: 2,
        unsubscribeUrl: `${site}${pagePath("unsubscribe", { token: TOKEN })}`,
      }),
    },
  ];
}
