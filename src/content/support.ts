/** The support page (§2 Support). */
export const support = {
  title: "How can we help?",
  text: "Most questions are answered below. For everything else there is somebody at the other end, Monday to Friday.",
  contact: "Contact Support",
  contactTitle: "Write or call",
  emailLabel: "Email",
  phoneLabel: "Phone",
  questionsTitle: "First questions",
  questions: [
    {
      question: "The verification email did not come.",
      answer:
        "Look in your spam folder first. Then log in with your email and password: the page offers to send a new link, or to enter the six-digit code instead.",
    },
    {
      question: "Can an investor also seek funding?",
      answer:
        "Yes. Investors can also seek funding: open an investee account with another email address. Each account has one role, so that its matches stay apart.",
    },
    {
      question: "Why can't I ask for a match yet?",
      answer:
        "Matching compares your business name, type, stage, ticket size and sector with what investors back. As soon as these five are in your profile, the button works.",
    },
    {
      question: "Who reads my profile?",
      answer:
        "The investors you are matched with. Financial records are shown to an investor only after they have approved you, and no longer than the match lasts.",
    },
    {
      question: "Why was I logged out?",
      answer:
        "A session ends after 30 minutes, to keep your figures yours. Two minutes before, a notice offers to log in again on the same page.",
    },
  ],
} as const;
