import { expect, type Page } from "@playwright/test";
import { t } from "../../../contract/messages/index.ts";
import type { PageName } from "../../../contract/pages.ts";
import { TOKEN_KEY } from "../../../contract/storage.ts";
import { about } from "../../../src/content/about.ts";
import { accessibility } from "../../../src/content/accessibility.ts";
import { competition } from "../../../src/content/competition.ts";
import { contacts } from "../../../src/content/contacts.ts";
import { firm } from "../../../src/content/firm.ts";
import { footprint } from "../../../src/content/footprint.ts";
import { gallery } from "../../../src/content/gallery.ts";
import { insights } from "../../../src/content/insights.ts";
import { landing } from "../../../src/content/landing.ts";
import { privacy } from "../../../src/content/privacy.ts";
import { privacyStatements } from "../../../src/content/privacy-statements.ts";
import { support } from "../../../src/content/support.ts";
import { untilHydrated } from "./hydration.ts";
import type { ExpectedFailure } from "./page-guard.ts";

export type Viewer = "visitor" | "investor" | "investee";

/** A screen that is opened by its URL. */
export type Screen = {
  readonly path: string;
  readonly viewer: Viewer;
  readonly heading: string | RegExp;
  /** Other texts that must be visible. */
  readonly texts: readonly string[];
  /** The request that is rejected when the screen opens. */
  readonly rejected?: ExpectedFailure;
};

const screen =
  (viewer: Viewer) =>
  (
    path: string,
    heading: Screen["heading"],
    texts: readonly string[],
    rejected?: ExpectedFailure,
  ): Screen => ({
    path,
    viewer,
    heading,
    texts,
    ...(rejected && { rejected }),
  });
const visitor = screen("visitor");
const investor = screen("investor");
const investee = screen("investee");

const titles = (entries: readonly { readonly title: string }[]) =>
  entries.map(({ title }) => title);
const names = (entries: readonly { readonly name: string }[]) =>
  entries.map(({ name }) => name);

const monthTexts = ["Sun", "Sat", "Go to today"];
const profileTexts = ["Business name", "Description", "Country"];
const matchingTexts = [
  "Business name",
  "Ticket size",
  "Sector",
  "Re-run Match",
];

/** The screens of each page. */
export const screens: Readonly<Record<PageName, readonly Screen[]>> = {
  home: [
    visitor("/", landing.hero.title, [
      landing.hero.join,
      landing.hero.explore,
      landing.benefits.title,
      ...titles(landing.benefits.entries),
      landing.steps.title,
      ...titles(landing.steps.entries),
      landing.innovation.title,
      insights.title,
      gallery.title,
      competition.title,
      ...firm.offices.map(({ address }) => address),
    ]),
  ],
  register: [
    visitor("/register", "Join Ubia", [
      "Investor",
      "Investee",
      "Email",
      "Password",
      "Confirm password",
      "Continue",
      "Login",
    ]),
  ],
  login: [
    visitor("/login", "Log in", [
      "Email",
      "Password",
      "Log In",
      "Forgot Password?",
      "terms",
    ]),
  ],
  about: [
    visitor("/about", about.title, [
      about.segments.title,
      about.needs.title,
      about.experience.title,
      about.value.title,
      footprint.title,
      footprint.head,
      about.leader.title,
      about.leader.role,
      about.invitation.title,
    ]),
  ],
  programs: [
    visitor("/programs", "Programs", [
      "Master Programs",
      "External Programs",
      "Mentorship Founder Sessions",
      "Pitch Coaching",
      competition.title,
    ]),
    visitor("/programs?category=kpmg-master", "Master Programs", [
      "10 programmes",
      "Learn More",
      "Book / Enquire",
      "$395",
    ]),
    visitor("/programs?category=external-programs", "External Programs", [
      "Ecosystem Programs",
      "Family Business Programs",
    ]),
    visitor("/programs?category=ecosystem-programs", "Ecosystem Programs", [
      "Learn More",
      "Book / Enquire",
    ]),
  ],
  contact: [
    visitor("/contact", contacts.title, [
      contacts.lead.role,
      contacts.regionsTitle,
      ...names(contacts.regions),
      footprint.head,
      contacts.support.title,
    ]),
  ],
  support: [
    visitor("/support", support.title, [
      support.contact,
      ...titles(support.groups),
    ]),
  ],
  privacyPolicy: [
    visitor("/privacy-policy", privacy.title, [
      privacy.statements.title,
      privacy.terms.title,
      privacy.notice.title,
      ...privacyStatements.map(({ country }) => country),
    ]),
  ],
  accessibility: [
    visitor("/accessibility", accessibility.title, [
      ...Object.keys(accessibility.sections),
      firm.supportEmail,
    ]),
  ],
  resetPassword: [visitor("/reset-password", "Reset your password", ["Email"])],
  resetPasswordConfirm: [
    visitor("/reset-password-confirm/MQ/some-token", "Choose a new password", [
      "New password",
    ]),
  ],
  emailVerification: [
    visitor("/emailVerification", "Verify your email", ["Open an account"]),
  ],
  verifyEmail: [
    visitor("/verify-email/MQ/some-token", /./, ["Error", "Try Again"], {
      status: 400,
      path: "/api/verify/",
    }),
  ],
  unsubscribe: [
    visitor("/unsubscribe/some-token", "Stop reminders?", ["Stop reminders"]),
  ],
  profile: [
    investor("/profile", "Update your profile for matching", [
      ...profileTexts,
      "Investment preference",
      "Save Changes",
    ]),
    investee("/profile", "Update your profile for matching", [
      ...profileTexts,
      "Ticket size",
      "Save Changes",
    ]),
  ],
  deleteAccount: [
    investee("/delete-account", "Delete your account", [
      "Your profile, your documents and your figures will be deleted.",
    ]),
  ],
  changePassword: [
    investor("/change-password", "Change your password", ["Current password"]),
    visitor(
      "/change-password?uid=MQ&token=some-token",
      "Change your password",
      ["New password"],
    ),
  ],
  trainingCalendar: [
    investor("/training-calendar", "Training Calendar", monthTexts),
  ],
  eventsCalendar: [investee("/events-calendar", "Events Calendar", monthTexts)],
  eventSlider: [investor("/event-calendar", "Events", ["Starts", "Where"])],
  programsLoggedIn: [
    investor("/programs-loggedIn", "Your programs", ["Master Programs"]),
    investee("/programs-loggedIn?category=pitching", "Pitch Coaching", [
      "Pitch Workshop",
      "Dates",
      "Book / Enquire",
    ]),
  ],
  payment: [
    investee("/payment-page", "Payment", [
      "Cardholder name",
      "Card number",
      "Expiry",
      "CVV",
      "Pay Now",
    ]),
  ],
  investorDashboard: [
    investor("/investor-page", /./, [
      "Total Matched",
      "Sectors",
      "Total Funded",
      "Matched Opportunities",
      "Approve",
      "Decline",
    ]),
  ],
  investeeDashboard: [
    investee("/investee-page", /./, [
      "Ticket Size",
      "Funding Received",
      "Annual Turnover",
      "Financial Position",
      "Team Capacity",
      "Your Matched Investors",
      "View Status",
    ]),
  ],
  matching: [
    investee("/investee-match", "Looking for Funding?", matchingTexts),
  ],
  matchingTest: [
    investee("/investee-match-test", "Looking for Funding?", matchingTexts),
  ],
};

/**
 * Waits until a page shows all of its content. A prerendered page shows a visitor's content until it is hydrated.
 */
export async function untilComplete(page: Page): Promise<void> {
  await untilHydrated(page.locator("h1:visible"));
  await expect(page.locator("[aria-busy=true], .skeleton")).toHaveCount(0);
  const isMember = await page.evaluate(
    (key) => localStorage.getItem(key) !== null,
    TOKEN_KEY,
  );
  if (isMember)
    await expect(
      page.getByRole("banner").getByText(t("nav.logIn"), { exact: true }),
    ).toHaveCount(0);
}
