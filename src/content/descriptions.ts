import { pages } from "../../contract/pages.ts";

/** What search engines and link previews say of the public pages, by path. */
export const descriptions: Readonly<Record<string, string>> = {
  [pages.home.path]:
    "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides where things stand.",
  [pages.register.path]:
    "Open an account with Ubia as an investor or an investee.",
  [pages.login.path]: "Log in to Ubia.",
  [pages.programs.path]:
    "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.",
  [pages.support.path]:
    "How to reach the people behind Ubia by email and phone, and answers to first questions.",
  [pages.privacyPolicy.path]:
    "The privacy statements per country, and the terms and privacy notice of Ubia.",
  [pages.emailVerification.path]:
    "Verify your email with the six-digit code that Ubia sent you.",
};
