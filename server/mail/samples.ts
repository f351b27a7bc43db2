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

/** Returns a sample of every kind of email. The links start with `publicUrl`; those with a token are invalid. */
export function mailSamples(publicUrl: string): readonly MailSample[] {
  const url = (page: keyof typeof pages) => `${publicUrl}${pages[page].path}`;
  const verifyPath = pagePath("verifyEmail", {
    uidb64: LINK_PARAMETERS.uid,
    token: LINK_PARAMETERS.token,
  });
  const link = `${publicUrl}${verifyPath}`;
  return [
    {
      name: "verification",
      occasion: "To a visitor who has registered",
      mail: verificationMail({ link, code: "493027" }),
    },
    {
      name: "resend",
      occasion: "To a visitor who requests another link or code",
      mail: verificationMail({ link, code: "180562" }),
    },
    {
      name: "password-reset",
      occasion: "To a visitor who has forgotten their password",
      mail: passwordResetMail({
        link: `${publicUrl}${pagePath("resetPasswordConfirm", LINK_PARAMETERS)}`,
      }),
    },
    {
      name: "password-change",
      occasion: "To a member who wants to change their password",
      mail: passwordChangeMail({
        link: `${url("changePassword")}?${new URLSearchParams(LINK_PARAMETERS)}`,
      }),
    },
    {
      name: "password-changed",
      occasion: "To a member whose password has been changed",
      mail: passwordChangedMail({ resetPage: url("resetPassword") }),
    },
    {
      name: "account-deleted",
      occasion: "To a former member whose account has been deleted",
      mail: accountDeletedMail(),
    },
    {
      name: "matched",
      occasion: "To an investor with a new match",
      mail: matchedMail({
        investee: BUSINESS,
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "approved",
      occasion: "To a business that an investor has approved",
      mail: approvedMail({
        other: INVESTOR,
        contact: "deals@baobab.example.org",
        dashboard: url("investeeDashboard"),
      }),
    },
    {
      name: "introduction",
      occasion: "To an investor who has approved a match",
      mail: approvedMail({
        other: BUSINESS,
        contact: "amina@nakuru-dryers.example.org",
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "declined",
      occasion: "To a business that an investor has declined",
      mail: declinedMail({
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
        other: BUSINESS,
        recipient: "investor",
        amount: "$250,000",
        date: "Nov 21, 2026",
        isAgreed: false,
        dashboard: url("investorDashboard"),
      }),
    },
    {
      name: "funded",
      occasion: "To a business whose match is funded",
      mail: fundedMail({
        other: INVESTOR,
        amount: "$250,000.00",
        dashboard: url("investeeDashboard"),
      }),
    },
    {
      name: "reminder",
      occasion: "To an investor whose matches wait for an answer",
      mail: reminderMail({
        rows: [
          {
            business: BUSINESS,
            sector: "Agriculture",
            ticket: "$50,000",
            score: 80,
            answerBy: DATE,
          },
        ],
        count: 1,
        overdueCount: 0,
        now: DATE - 1,
        dashboard: url("investorDashboard"),
        unsubscribeUrl: `${publicUrl}${pagePath("unsubscribe", { token: TOKEN })}`,
      }),
    },
    {
      name: "dates-passed",
      occasion: "To a business whose investor has not answered by the date",
      mail: datesPassedMail({
        investors: [{ name: INVESTOR, answerBy: DATE }],
        replaced: [INVESTOR],
        matching: url("matching"),
        next: "rerun",
        rerunsLeft: 2,
        unsubscribeUrl: `${publicUrl}${pagePath("unsubscribe", { token: TOKEN })}`,
      }),
    },
  ];
}
