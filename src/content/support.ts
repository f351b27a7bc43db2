import { numbers } from "../../contract/messages/numbers.ts";
import { type PageName, pages } from "../../contract/pages.ts";
import { privacy } from "./privacy.ts";

type Question = {
  readonly question: string;
  readonly answer: string;
  /** The page with further information. */
  readonly page?: PageName;
  /** The id of a section of that page. */
  readonly section?: string;
};

/** The copy for the support page. */
export const support = {
  title: "How can we help?",
  text: "Most questions are answered below. For everything else, our team is available Monday to Friday.",
  contact: "Contact Support",
  contactText:
    "Please tell us which page you were on, what you clicked and what you saw. Never send a password.",
  contactTitle: "Write or call",
  emailLabel: "Email",
  phoneLabel: "Phone",
  questionsId: "first-questions",
  people: "Need a specific person?",
  groups: [
    {
      title: "Your account",
      questions: [
        {
          question: "The verification email did not arrive.",
          answer: `Check your spam folder first. Then log in with your email and password: the page offers to send a new link, or lets you enter the ${numbers.codeDigits}-digit code instead.`,
          page: "login",
        },
        {
          question: "I forgot my password.",
          answer:
            "Enter your email to request a reset link. The link arrives within minutes, works once, and does not affect your profile or your matches.",
          page: "resetPassword",
        },
        {
          question: "Why was I logged out?",
          answer: `A session ends after ${numbers.sessionMinutes} minutes, to protect your data. A notice that appears ${numbers.sessionNoticeMinutes} minutes earlier lets you log in again on the same page.`,
        },
        {
          question: "Can an investor also seek funding?",
          answer:
            "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, which keeps its matches separate.",
          page: "register",
        },
        {
          question: "How do I close my account?",
          answer:
            "Log in, open Manage Account and choose Delete Account. Your profile and your files will be permanently deleted, and your open matches closed.",
        },
      ],
    },
    {
      title: "Matching",
      questions: [
        {
          question: "Why can't I request a match yet?",
          answer:
            "Matching requires your business name, type, stage, ticket size and sector. The button is enabled as soon as your profile contains all five.",
        },
        {
          question: "How many investors will I meet?",
          answer: `At most ${numbers.maxMatches} at a time, so that every introduction gets attention. With ${numbers.maxMatches} matches you can run matching again, up to ${numbers.maxReruns} times. A re-run replaces the investors who have declined or have not answered in time or, if there are none, those who have not answered yet. Investors who have approved you are not replaced.`,
        },
        {
          question: "Who can read my profile?",
          answer:
            "Only the members you are matched with. An investor sees the financial records of a business only after approving it, and only for as long as the match lasts.",
          page: "privacyPolicy",
          section: privacy.notice.id,
        },
      ],
    },
  ] satisfies readonly {
    readonly title: string;
    readonly questions: readonly Question[];
  }[],
};

/** Returns the link and the title of a page or of one of its sections. */
export function linkTo({
  page,
  section,
}: {
  readonly page: PageName;
  readonly section?: string;
}) {
  const { path, title } = pages[page];
  const { notice } = privacy;
  return section
    ? {
        to: `${path}#${section}`,
        title: section === notice.id ? notice.title : title,
      }
    : { to: path, title };
}
