import { pages } from "../../contract/pages.ts";

/** The descriptions of the public pages for search engines and link previews, by path. */
export const descriptions: Readonly<Record<string, string>> = {
  [pages.home.path]:
    "Ubia introduces growing African businesses to the two investors who fit them best, and shows both sides the status of each match.",
  [pages.register.path]:
    "Open an account with Ubia as an investor or an investee.",
  [pages.login.path]: "Log in to Ubia.",
  [pages.programs.path]:
    "Master courses, accelerators, family business programmes, founder sessions and pitch coaching across Africa.",
  [pages.about.path]:
    "Who Ubia works for, what each side needs, the 360 experience for businesses, and where the firm works in Africa.",
  [pages.contact.path]:
    "Contacts in West, East and Southern Africa, each with an email address and a professional profile.",
  [pages.resetPassword.path]: "Request a link to reset your Ubia password.",
  [pages.support.path]:
    "How to contact the Ubia team by email and phone, and answers to common questions.",
  [pages.privacyPolicy.path]:
    "Privacy statements by country, and Ubia’s terms and privacy notice.",
  [pages.accessibility.path]:
    "Ubia’s accessibility statement: what was checked, known limits, and how to report a problem.",
  [pages.emailVerification.path]:
    "Verify your email with the six-digit code that Ubia sent you.",
};

/** Public pages that search engines must not index. */
export const unlistedPages: readonly string[] = [
  pages.emailVerification.path,
  pages.resetPassword.path,
];

/** The alternative text of the picture in link previews (public/social.png). */
export const socialPictureAlt =
  "Capital meets its match: woven strips of cloth hanging side by side, the two longest sewn together.";
