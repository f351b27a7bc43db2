import { PAGE_LANGUAGE } from "../../contract/language.ts";
import { numbers } from "../../contract/messages/numbers.ts";
import { formatMoney } from "../../contract/money.ts";
import { PROGRAMME_FEE, TAX_PROGRAMME_FEE } from "../../contract/programmes.ts";
import type { Answers } from "../../machines/chatbot/answers.ts";
import { firm } from "./firm.ts";
import { PRIVACY_NOTICE_ID } from "./privacy-statements.ts";

/** The chatbot's content: 14 FAQs, and greetings in 6 languages. The operator writes the copy. */

export const chatbotAnswers: Answers = {
  faqs: [
    {
      question: "What is Ubia?",
      answer:
        "Ubia introduces growing African businesses to investors who fit them, and shows both sides the status of each match until it is funded. The word is Swahili for partnership.",
      page: "home",
    },
    {
      question: "How do I get matched with investors?",
      answer: `Complete your profile, open "Looking for Funding?" and choose Get Matched. You are offered up to ${numbers.maxMatches} investors, with the reasons why, and you can run matching again up to ${numbers.maxReruns} times.`,
      page: "matching",
    },
    {
      question: "How do I open an account?",
      answer:
        "Choose Join Now, select whether you are an investor or an investee, and verify your email with the link or the code we send.",
      page: "register",
    },
    {
      question: "How do I verify my email?",
      answer: `Open the link in the email we sent, or enter its ${numbers.codeDigits}-digit code. The link works for ${numbers.linkHours} hours. Check your spam folder first.`,
      page: "emailVerification",
    },
    {
      question: "How do I reset my password?",
      answer:
        "Choose Forgot Password? on the login page and enter your email. We will email you a link to choose a new one.",
      page: "resetPassword",
    },
    {
      question: "How much do programs cost?",
      answer: `Most Master Programs and the pitch workshop cost ${formatMoney(PROGRAMME_FEE)}, and Tax Technology & GenAI Adoption costs ${formatMoney(TAX_PROGRAMME_FEE)}. Mentorship Founder Sessions are free.`,
      page: "programs",
    },
    {
      question: "What programs do you offer?",
      answer:
        "Master Programs, External Programs in two tracks (ecosystem and family business), Mentorship Founder Sessions, and Pitch Coaching.",
      page: "programs",
    },
    {
      question: "What do I need before I request a match?",
      answer:
        "Five things in your profile: business name, business type, business stage, ticket size and sector. Two years of consistent financial statements help.",
      page: "profile",
    },
    {
      question: "Who can join?",
      answer:
        "Businesses in any African country that are looking for capital, and investors who want to back them.",
      page: "register",
    },
    {
      question: "Who can read my profile?",
      answer:
        "Only the members you are matched with. An investor sees the financial records of a business only after approving it.",
      page: "privacyPolicy",
      section: PRIVACY_NOTICE_ID,
    },
    {
      question: "Where are your offices?",
      answer: `In ${firm.offices.map(({ city }) => city).join(" and ")}. The addresses are on the Contact Us page, which also lists our contacts by region.`,
      page: "contact",
    },
    {
      question: "When are you open?",
      answer: `Our offices are open ${firm.hours}. This assistant answers at any time.`,
      page: "support",
    },
    {
      question: "Can an investor also seek funding?",
      answer:
        "Yes, with an investee account under another email address: each account has one role, which keeps its matches separate.",
      page: "support",
    },
    {
      question: "Why was I logged out?",
      answer: `A session ends after ${numbers.sessionMinutes} minutes, to protect your data. A notice that appears ${numbers.sessionNoticeMinutes} minutes earlier lets you log in again on the same page.`,
      page: "login",
    },
  ],
  greetings: [
    {
      language: "en",
      phrases: [
        "hello",
        "hi",
        "hey",
        "greetings",
        "good morning",
        "good afternoon",
        "good evening",
        "good day",
      ],
      text: "Hello!",
    },
    {
      language: "sw",
      phrases: ["habari", "jambo", "hujambo", "mambo", "shikamoo"],
      text: "Habari!",
    },
    {
      language: "fr",
      phrases: ["bonjour", "bonsoir", "salut"],
      text: "Bonjour !",
    },
    {
      language: "pt",
      phrases: ["olá", "bom dia", "boa tarde", "boa noite"],
      text: "Olá!",
    },
    { language: "ha", phrases: ["sannu", "barka"], text: "Sannu!" },
    // The specification has six languages. Visitors of the Arabic pages are more likely to greet in Arabic than in Zulu.
    PAGE_LANGUAGE === "ar"
      ? {
          language: "ar",
          phrases: [
            "السلام عليكم",
            "صباح الخير",
            "مساء الخير",
            "مرحبا",
            "أهلا",
            "سلام",
          ],
          text: "مرحبًا!",
        }
      : {
          language: "zu",
          phrases: ["sawubona", "sanibonani"],
          text: "Sawubona!",
        },
  ],
  // Swahili questions often start with "Je", and Arabic joins short words such as "and" to the next word.
  prefix:
    PAGE_LANGUAGE === "sw"
      ? /^je /
      : PAGE_LANGUAGE === "ar"
        ? /^[وفب]/
        : undefined,
};

/** The FAQs that are suggested before the first question and after the default reply. */
export const suggestedQuestions: readonly string[] = [
  "What is Ubia?",
  "How do I get matched with investors?",
  "How much do programs cost?",
  "When are you open?",
];
