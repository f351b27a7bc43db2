/** The privacy page: statements per country, the terms and the privacy notice. */

const STATEMENTS = "https://privacy.example.org";

export const privacyStatements = [
  { country: "Kenya", href: `${STATEMENTS}/kenya` },
  { country: "Ghana", href: `${STATEMENTS}/ghana` },
  { country: "Nigeria", href: `${STATEMENTS}/nigeria` },
  { country: "South Africa", href: `${STATEMENTS}/south-africa` },
  { country: "Zambia", href: `${STATEMENTS}/zambia` },
  { country: "Zimbabwe", href: `${STATEMENTS}/zimbabwe` },
  { country: "Mauritius", href: `${STATEMENTS}/mauritius` },
  { country: "Mozambique", href: `${STATEMENTS}/mozambique` },
  { country: "Rwanda", href: `${STATEMENTS}/rwanda` },
  { country: "Tanzania", href: `${STATEMENTS}/tanzania` },
  { country: "Uganda", href: `${STATEMENTS}/uganda` },
] as const;

export const privacy = {
  title: "Privacy and terms",
  text: "What you agree to when you use Ubia, and what happens to what you tell us. Short, because it should be read.",
  contents: "On this page",
  statements: {
    id: "statements",
    title: "Statements per country",
    text: "The firm keeps a privacy statement for each country it works in. The one of your country applies beside this page.",
  },
  terms: {
    id: "terms",
    title: "Terms and conditions",
    parts: {
      "What Ubia does": [
        "Ubia introduces businesses that seek capital to investors. It gives no investment, legal or tax advice, holds no money, and is no party to what a business and an investor agree on.",
        "A match is an introduction, no promise: neither side has to go on, and a score says how well two profiles fit and nothing about how a business will do.",
      ],
      "Your account": [
        "An account belongs to one person acting for one business or investor, and has one role. Keep your password to yourself, and tell us when you believe that someone else knows it.",
        "Tell the truth in your profile, and keep it up to date. Others decide by it.",
      ],
      "What you learn here": [
        "Profiles, figures and documents of others are confidential. Use them to decide on a match and for nothing else, and do not pass them on.",
      ],
      "When it ends": [
        "You can leave at any time. We may suspend an account that deceives others or puts them at risk, and we say why.",
      ],
    },
  },
  contact: "Questions, copies and corrections:",
  notice: {
    id: "privacy-notice",
    title: "Privacy notice",
    parts: {
      "What we keep": [
        "Your email, a scrambled form of your password from which nobody can read it back, your role, your profile with the files you add, and your matches with their stages.",
        "Our logs keep the time, address and outcome of a request, never what was in it.",
      ],
      "Why, and who sees it": [
        "To find matches and to show both sides where they stand. An investor sees the profile of a business once the two are matched, and its financial records only after approving it. When an investor approves, each side sees the email of the other. Our own team sees what it needs to help you.",
        "We sell nothing, and no advertiser or tracker is part of these pages. Pages, videos and posts of others are loaded only when you press for them; from then on their own privacy statement holds.",
      ],
      "What your browser keeps": [
        "While you are logged in: the key of your session, your role and your email, so that the session holds across tabs. It ends after 30 minutes. What you type in the profile form stays in its tab until you save it or log out.",
        "If you accept cookies, one called jdc_consent remembers it for 30 days; if you reject them, one that only says so lasts until you close the browser. After requests to reset a password, two more count them for five minutes. Cookie choice, at the foot of each public page, asks you again.",
      ],
      "How long, and your rights": [
        "We keep your data for as long as you have an account. In Manage Account you download a copy of it, or delete your account with everything in it; in your profile you correct it. For anything else that is your right, write to the support address. Where your country has an authority for data protection, you may also turn to it.",
      ],
    },
  },
} as const;
