import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import { type PageName, pages } from "../../contract/pages.ts";
import { privacy } from "./privacy.ts";

type Question = {
  readonly question: string;
  readonly answer: string;
  /** The page with further information. */
  readonly page?: PageName;
  /** The id of a section of that page. */
  readonly part?: string;
};

/** The texts of the support page. */
export const support = {
  title: "How can we help?",
  text: "Most questions are answered below. For everything else there is somebody at the other end, Monday to Friday.",
  contact: "Contact Support",
  contactText:
    "Tell us which page it was on, what you pressed and what you saw. Please never send a password.",
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
          question: "The verification email did not come.",
          answer:
            "Look in your spam folder first. Then log in with your email and password: the page offers to send a new link, or to enter the six-digit code instead.",
          page: "login",
        },
        {
          question: "I forgot my password.",
          answer:
            "Ask for a reset link with your email. It comes within minutes, works once, and leaves your profile and your matches as they are.",
          page: "resetPassword",
        },
        {
          question: "Why was I logged out?",
          answer:
            "A session ends after 30 minutes, to keep your figures yours. Two minutes before, a notice offers to log in again on the same page.",
        },
        {
          question: "Can an investor also seek funding?",
          answer:
            "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, so that its matches stay apart.",
          page: "register",
        },
        {
          question: "How do I close my account?",
          answer:
            "Log in, open Manage Account and choose Delete Account. Your profile, your matches and your files are removed for good.",
        },
      ],
    },
    {
      title: "Matching",
      questions: [
        {
          question: "Why can't I ask for a match yet?",
          answer:
            "Matching compares your business name, type, stage, ticket size and sector with what investors back. As soon as these five are in your profile, the button works.",
        },
        {
          question: "How many investors do I meet?",
          answer: `At most ${MAX_MATCHES} at a time, so that every introduction is read. With ${MAX_MATCHES} matches you may run the matching again, ${MAX_RERUNS} times in all. That replaces the investors who have declined, or, when none has, those who have not answered yet; who has approved you stays.`,
        },
        {
          question: "Who reads my profile?",
          answer:
            "The investors you are matched with. Financial records are shown to an investor only after they have approved you, and no longer than the match lasts.",
          page: "privacyPolicy",
          part: "privacy-notice",
        },
      ],
    },
  ] satisfies readonly {
    readonly title: string;
    readonly questions: readonly Question[];
  }[],
};

const PART_TITLES: Readonly<Record<string, string>> = {
  [privacy.notice.id]: privacy.notice.title,
};

/** Returns the address and the title of a page or of its section; null without a page. */
export function wayOn({
  page,
  part,
}: {
  readonly page?: PageName | undefined;
  readonly part?: string | undefined;
}): { readonly to: string; readonly title: string } | null {
  if (!page) return null;
  const { path, title } = pages[page];
  return part
    ? { to: `${path}#${part}`, title: PART_TITLES[part] ?? title }
    : { to: path, title };
}
