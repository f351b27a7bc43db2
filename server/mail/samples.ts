import { SILENT_OVERDUE_MATCHES } from "../../contract/constants.ts";
import { type Language, REFERENCE_LANGUAGE } from "../../contract/language.ts";
import {
  accountDeletedMail,
  approvedMail,
  datesPassedMail,
  declinedMail,
  fundedMail,
  fundingStatedMail,
  matchedMail,
  passwordChangedMail,
  passwordChangeMail,
  passwordResetMail,
  reminderMail,
  verificationMail,
} from "./mails.ts";

const LINK = {
  uid: "MTI4",
  token: "k3Jm0vWq8dRzX5tYb1Nc7Lf2Hs9Gp4Ua6Ei-oTlQw_A",
};
const BUSINESS = "Nakuru Dryers & Sons";
const DATE = Date.UTC(2026, 11, 12);
const INVESTOR = "Baobab Capital";

/**
 * Returns a sample of every kind of email in a language. The links start with `publicUrl`; those with a token are invalid.
 * `name` is part of the preview's URL, and `occasion` states the recipient and the reason.
 */
export function mailSamples(
  publicUrl: string,
  language: Language = REFERENCE_LANGUAGE,
) {
  const context = { language, origin: publicUrl };
  return [
    {
      name: "verification",
      occasion: "To a visitor who has registered",
      mail: verificationMail(context, { ...LINK, code: "493027" }),
    },
    {
      name: "resend",
      occasion: "To a visitor who requests another link or code",
      mail: verificationMail(context, { ...LINK, code: "180562" }),
    },
    {
      name: "password-reset",
      occasion: "To a visitor who has forgotten their password",
      mail: passwordResetMail(context, LINK),
    },
    {
      name: "password-change",
      occasion: "To a member who wants to change their password",
      mail: passwordChangeMail(context, LINK),
    },
    {
      name: "password-changed",
      occasion: "To a member whose password has been changed",
      mail: passwordChangedMail(context),
    },
    {
      name: "account-deleted",
      occasion: "To a former member whose account has been deleted",
      mail: accountDeletedMail(context),
    },
    {
      name: "matched",
      occasion: "To an investor with a new match",
      mail: matchedMail(context, BUSINESS),
    },
    {
      name: "approved",
      occasion: "To a business that an investor has approved",
      mail: approvedMail(context, "investee", {
        name: INVESTOR,
        email: "deals@baobab.example.org",
      }),
    },
    {
      name: "introduction",
      occasion: "To an investor who has approved a match",
      mail: approvedMail(context, "investor", {
        name: BUSINESS,
        email: "amina@nakuru-dryers.example.org",
      }),
    },
    {
      name: "declined",
      occasion: "To a business that an investor has declined",
      mail: declinedMail(context, {
        investor: INVESTOR,
        reason: "too_early",
        next: "rerun",
        rerunsLeft: 2,
      }),
    },
    {
      name: "funding-stated",
      occasion: "To an investor whose match states the funding",
      mail: fundingStatedMail(context, "investor", {
        other: BUSINESS,
        amount: 250_000,
        date: "2026-11-21",
        isAgreed: false,
      }),
    },
    {
      name: "funded",
      occasion: "To a business whose match is funded",
      mail: fundedMail(context, { investor: INVESTOR, amount: 250_000 }),
    },
    {
      name: "reminder",
      occasion: "To an investor whose matches wait for an answer",
      mail: reminderMail(context, {
        rows: [
          {
            business: BUSINESS,
            sector: "Agriculture",
            ticket: 50_000,
            score: 80,
            answerBy: DATE,
          },
        ],
        count: 1,
        overdueCount: SILENT_OVERDUE_MATCHES,
        now: DATE - 1,
        token: LINK.token,
      }),
    },
    {
      name: "dates-passed",
      occasion: "To a business whose investor has not answered by the date",
      mail: datesPassedMail(context, {
        investors: [{ name: INVESTOR, answerBy: DATE }],
        replaced: [INVESTOR],
        next: "rerun",
        rerunsLeft: 2,
        token: LINK.token,
      }),
    },
  ];
}

export type MailSample = ReturnType<typeof mailSamples>[number];
