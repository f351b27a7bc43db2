/** The privacy page: the terms and the privacy notice. */

import { numbers } from "../../contract/messages/numbers.ts";
import { CONSENT_COOKIE } from "../../contract/storage.ts";
import { PRIVACY_NOTICE_ID } from "./privacy-statements.ts";

export const privacy = {
  title: "Privacy and terms",
  text: "What you agree to when you use Ubia, and what happens to your data. This page is short so that it is easy to read.",
  contents: "On this page",
  statements: {
    id: "statements",
    title: "Statements by country",
    text: "The firm has a privacy statement for each country it works in. The statement for your country applies in addition to this page.",
  },
  terms: {
    id: "terms",
    title: "Terms and conditions",
    sections: {
      "What Ubia does": [
        "Ubia introduces businesses that seek capital to investors. It does not provide investment, legal or tax advice, does not hold money, and is not a party to any agreement between a business and an investor.",
        "A match is an introduction, not a promise: neither side has to continue, and a score describes how well two profiles fit, not how a business will perform.",
      ],
      "Your account": [
        "An account belongs to one person acting for one business or investor, and has one role. Keep your password secret, and contact us if you believe that someone else knows it.",
        "Keep your profile accurate and up to date, because others base their decisions on it.",
      ],
      Confidentiality: [
        "The profiles, figures and documents of other members are confidential. Use them only to decide on a match, and do not share them.",
      ],
      "Ending your account": [
        "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and will explain why.",
      ],
    },
  },
  contact: "For questions, copies of your data and corrections, write to",
  notice: {
    id: PRIVACY_NOTICE_ID,
    title: "Privacy notice",
    sections: {
      "What we store": [
        `Your email, your role, your profile with the files you add, your matches with their stages, and hashes of your last ${numbers.passwordHistory} passwords, from which the passwords cannot be recovered.`,
        `While you are logged in: the browser and system that you use, and the times of the login and of your last activity. For each network address that you log in from: a hash of the address, for ${numbers.loginAddressDays} days after your last login from it. The hash prevents attacks from other addresses from locking you out.`,
        "What our team does with your account, such as suspending it.",
        "Our logs contain the time, type, duration and outcome of each request, but never its content.",
      ],
      "Why we use your data, and who sees it": [
        "We use your data to find matches and to show both sides the status of each match. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our team can access the data it needs to help you.",
        "We do not sell data, and these pages contain no advertising and no trackers. External pages, videos and posts are loaded only when you request them; their own privacy statements then apply.",
      ],
      "What your browser stores": [
        `While you are logged in: the key of your session, your role, your email and the time of your last activity, so that all tabs share the session. It ends after ${numbers.sessionMinutes} minutes. Until then, your browser also stores the profile and the matches that you last opened, so that you can read them while you are offline. Unsaved changes in the profile form stay in the browser tab until you save or discard them, or log out. The time of the last logout is stored, too.`,
        `If you accept cookies, a cookie called ${CONSENT_COOKIE} stores your choice for ${numbers.consentDays} days. If you reject them, a cookie stores the rejection until you close the browser. When you request password resets, two more cookies store the times of the requests and how long you have to wait before the next one, and the browser tab stores the email address that you entered. After too many failed logins, your browser stores when you can log in again. You can change your choice about cookies with the Cookie choice button at the bottom of this page.`,
      ],
      "How long we keep your data, and your rights": [
        "We keep your data for as long as you have an account. You can correct your data in your profile, and in Manage Account you can download a copy of it or delete your account. After a deletion, only two things remain: for the members you were matched with, the history of your matches without your personal data; and a record of the deletion and of what our team did with your account, without your name and email. To exercise any other right, write to the support address. If your country has a data protection authority, you can also contact it.",
      ],
    },
  },
} as const;
