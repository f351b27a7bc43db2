import type { AnyStateMachine } from "xstate";
import { accessCheckMachine } from "./access-check.ts";
import { accountDeletionMachine } from "./account-deletion.ts";
import { accountSessionsMachine } from "./account-sessions.ts";
import { calendarMachine } from "./calendar.ts";
import { chatbotMachine } from "./chatbot.ts";
import { cookieConsentMachine } from "./cookie-consent.ts";
import { emailVerificationByCodeMachine } from "./email-verification-by-code.ts";
import { emailVerificationByLinkMachine } from "./email-verification-by-link.ts";
import { enquiryMachine } from "./enquiry.ts";
import { eventSliderMachine } from "./event-slider.ts";
import { fileOpeningMachine } from "./file-opening.ts";
import { galleryMachine } from "./gallery.ts";
import { insightsCarouselMachine } from "./insights-carousel.ts";
import { investeeDashboardMachine } from "./investee-dashboard.ts";
import { investorDashboardMachine } from "./investor-dashboard.ts";
import { leaveGuardMachine } from "./leave-guard.ts";
import { liveUpdatesMachine } from "./live-updates.ts";
import { loginMachine } from "./login.ts";
import { logoutMachine } from "./logout.ts";
import { matchReviewMachine } from "./match-review.ts";
import { matchStatusMachine } from "./match-status.ts";
import { matchedProfileMachine } from "./matched-profile.ts";
import { matchingMachine } from "./matching.ts";
import { memberCardMachine } from "./member-card.ts";
import { navbarMachine } from "./navbar.ts";
import { opportunityTableMachine } from "./opportunity-table.ts";
import { passwordChangeMachine } from "./password-change.ts";
import { passwordResetConfirmMachine } from "./password-reset-confirm.ts";
import { passwordResetRequestMachine } from "./password-reset-request.ts";
import { paymentMachine } from "./payment.ts";
import { pitchDeckMachine } from "./pitch-deck.ts";
import { profileMachine } from "./profile.ts";
import { programmesMachine } from "./programmes.ts";
import { registrationMachine } from "./registration.ts";
import { sessionMachine } from "./session.ts";
import { supportMachine } from "./support.ts";

/** One flow of the product, for the docs, the coverage and the visualiser, which are made from this list alone. */
export type CatalogueEntry = {
  /** The machine's id, which is also its name in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** One sentence: what the person gets done in this flow. */
  readonly purpose: string;
  /** The sections of the specification that the flow comes from. */
  readonly specification: readonly string[];
};

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = [
  {
    name: "session",
    machine: sessionMachine,
    title: "Session",
    purpose: "Stay logged in for as long as it is safe, in every tab alike.",
    specification: ["§3 Stored in the browser", "§4 Session", "§6", "§9"],
  },
  {
    name: "registration",
    machine: registrationMachine,
    title: "Registration",
    purpose: "Open an account as an investor or an investee.",
    specification: ["§2 Registration screen", "§4 Registration", "§5", "§8"],
  },
  {
    name: "login",
    machine: loginMachine,
    title: "Login",
    purpose: "Log in, and go to where this person belongs.",
    specification: ["§2 Login screen", "§4 Session", "§5", "§8 Login"],
  },
  {
    name: "logout",
    machine: logoutMachine,
    title: "Logout",
    purpose: "Leave for good, on this device and on the server.",
    specification: ["§2 Navbar", "§4 Session", "§7 POST /logout/"],
  },
  {
    name: "emailVerificationByLink",
    machine: emailVerificationByLinkMachine,
    title: "Email verification by link",
    purpose: "Verify an email by the link in the mail.",
    specification: ["§2 Verification", "§4 Verification by link", "§8"],
  },
  {
    name: "emailVerificationByCode",
    machine: emailVerificationByCodeMachine,
    title: "Email verification by code",
    purpose: "Verify an email by the code in the mail.",
    specification: ["§2 Verification", "§4 Verification by code", "§8"],
  },
  {
    name: "passwordResetRequest",
    machine: passwordResetRequestMachine,
    title: "Password reset request",
    purpose: "Ask for a link to reset a password.",
    specification: ["§4 Reset request", "§5 Reset request", "§8", "§9"],
  },
  {
    name: "passwordResetConfirm",
    machine: passwordResetConfirmMachine,
    title: "Password reset",
    purpose: "Choose a new password by the link in the mail.",
    specification: ["§4 Reset confirm", "§5 New password", "§8 Reset confirm"],
  },
  {
    name: "passwordChange",
    machine: passwordChangeMachine,
    title: "Password change",
    purpose: "Ask for a link to change the password, and change it there.",
    specification: ["§4 Change password", "§5", "§8", "decisions: Passwords"],
  },
  {
    name: "accountDeletion",
    machine: accountDeletionMachine,
    title: "Account deletion",
    purpose: "Delete the own account for good.",
    specification: ["§4 Delete account", "§5", "§8 Delete account"],
  },
  {
    name: "accountSessions",
    machine: accountSessionsMachine,
    title: "Own logins and own data",
    purpose: "See where one is logged in, end it, and take one's data along.",
    specification: ["design: Server", "decisions: The operator"],
  },
  {
    name: "accessCheck",
    machine: accessCheckMachine,
    title: "Access check",
    purpose: "Ask the server whether this person may see a page.",
    specification: ["§4 Access check", "§7", "§8"],
  },
  {
    name: "profile",
    machine: profileMachine,
    title: "Profile",
    purpose: "Set up a profile, or update it for matching.",
    specification: ["§2 Profile screen", "§4 Profile", "§5 Profile form"],
  },
  {
    name: "pitchDeck",
    machine: pitchDeckMachine,
    title: "Pitch decks",
    purpose: "Keep pitch decks for the investors one is matched with.",
    specification: ["§3 Profile", "decisions: Profile"],
  },
  {
    name: "fileOpening",
    machine: fileOpeningMachine,
    title: "Opening a file",
    purpose: "Open a file of one's own profile.",
    specification: ["§3 Profile", "decisions: Profile"],
  },
  {
    name: "leaveGuard",
    machine: leaveGuardMachine,
    title: "Leaving a page",
    purpose: "Leave a page without losing what is not saved by mistake.",
    specification: ["design: Browser"],
  },
  {
    name: "matching",
    machine: matchingMachine,
    title: "Getting matched",
    purpose: "Find up to two investors for a business.",
    specification: [
      "§2 Matchmaking dashboard",
      "§4 Matching",
      "§5",
      "§8",
      "§9",
    ],
  },
  {
    name: "matchStatus",
    machine: matchStatusMachine,
    title: "Status of a match",
    purpose: "Follow one match from the first offer to the money.",
    specification: ["§3 Match", "§4 Match status"],
  },
  {
    name: "matchReview",
    machine: matchReviewMachine,
    title: "Review of a match",
    purpose: "Approve or decline a matched business.",
    specification: ["§4 Match status", "§7", "§8 Match actions"],
  },
  {
    name: "investorDashboard",
    machine: investorDashboardMachine,
    title: "Investor dashboard",
    purpose: "See who was matched with an investor, and answer.",
    specification: ["§2 Investor dashboard", "§8", "§9"],
  },
  {
    name: "opportunityTable",
    machine: opportunityTableMachine,
    title: "Table of matched opportunities",
    purpose: "Sort, filter and page through an investor's matches.",
    specification: ["§2 Investor dashboard"],
  },
  {
    name: "matchedProfile",
    machine: matchedProfileMachine,
    title: "Profile of a matched business",
    purpose: "Read what a matched business says of itself.",
    specification: ["decisions: Matching"],
  },
  {
    name: "investeeDashboard",
    machine: investeeDashboardMachine,
    title: "Investee dashboard",
    purpose: "See where one's own matches stand.",
    specification: ["§2 Investee dashboard", "§3", "§4 Match status", "§7"],
  },
  {
    name: "liveUpdates",
    machine: liveUpdatesMachine,
    title: "Live updates",
    purpose: "Hear at once what the other side has done.",
    specification: ["design: Server", "design: Browser"],
  },
  {
    name: "memberCard",
    machine: memberCardMachine,
    title: "Name and picture in the sidebar",
    purpose: "See whose pages these are, with a picture of one's own choice.",
    specification: ["§2 Investor dashboard", "§2 Investee dashboard"],
  },
  {
    name: "programmes",
    machine: programmesMachine,
    title: "Programmes",
    purpose: "Find a programme, by category and by search.",
    specification: ["§2 Programmes screen", "§3 Programme", "§4 Programmes"],
  },
  {
    name: "enquiry",
    machine: enquiryMachine,
    title: "Booking and enquiry",
    purpose: "Book a programme, or ask about it, by a prefilled mail.",
    specification: ["§2 Programmes screen", "decisions: Catalogue, payment"],
  },
  {
    name: "payment",
    machine: paymentMachine,
    title: "Payment",
    purpose: "Pay for a programme by card, as a simulation.",
    specification: ["§2 Payment screen", "§4 Payment", "§5 Payment", "§9"],
  },
  {
    name: "insightsCarousel",
    machine: insightsCarouselMachine,
    title: "Insights carousel",
    purpose: "Look through the articles on the landing page.",
    specification: ["§1", "§9"],
  },
  {
    name: "gallery",
    machine: galleryMachine,
    title: "Gallery of posts and videos",
    purpose: "Watch a video or read a post of another site.",
    specification: ["§1", "decisions: Catalogue"],
  },
  {
    name: "support",
    machine: supportMachine,
    title: "Support",
    purpose: "Find out how to reach the people behind the product.",
    specification: ["§2 Support", "§9"],
  },
  {
    name: "navbar",
    machine: navbarMachine,
    title: "Navbar and insights menu",
    purpose: "Go to another page, or out to the insights of a country.",
    specification: ["§2 Navbar", "§9"],
  },
  {
    name: "cookieConsent",
    machine: cookieConsentMachine,
    title: "Cookie consent",
    purpose: "Answer once what the browser may keep.",
    specification: ["§2 Cookie consent bar", "§4 Cookie consent", "§9"],
  },
  {
    name: "chatbot",
    machine: chatbotMachine,
    title: "Chatbot",
    purpose: "Ask a question, and read the answer at once.",
    specification: ["§1", "§2 Chatbot", "§8 Chatbot", "§9"],
  },
  {
    name: "calendar",
    machine: calendarMachine,
    title: "Training and events calendars",
    purpose: "See what takes place when.",
    specification: [
      "§2 Calendars and event slider",
      "§3 Training and Event",
      "§7",
    ],
  },
  {
    name: "eventSlider",
    machine: eventSliderMachine,
    title: "Event slider",
    purpose: "Look through the events, register, and keep the date.",
    specification: ["§2 Calendars and event slider", "§3", "§9"],
  },
];
