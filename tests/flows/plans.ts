import type { AnyPlan } from "xstate-toolkit/plan";
import { accessCheckPlan } from "./access-check/plan.ts";
import { accountDeletionPlan } from "./account-deletion/plan.ts";
import { accountSessionsPlan } from "./account-sessions/plan.ts";
import { calendarPlan } from "./calendar/plan.ts";
import { chatbotPlan } from "./chatbot/plan.ts";
import { cookieConsentPlan } from "./cookie-consent/plan.ts";
import { emailVerificationByCodePlan } from "./email-verification-by-code/plan.ts";
import { emailVerificationByLinkPlan } from "./email-verification-by-link/plan.ts";
import { enquiryPlan } from "./enquiry/plan.ts";
import { eventSliderPlan } from "./event-slider/plan.ts";
import { fileOpeningPlan } from "./file-opening/plan.ts";
import { galleryPlan } from "./gallery/plan.ts";
import { insightsCarouselPlan } from "./insights-carousel/plan.ts";
import { investeeDashboardPlan } from "./investee-dashboard/plan.ts";
import { investorDashboardPlan } from "./investor-dashboard/plan.ts";
import { leaveGuardPlan } from "./leave-guard/plan.ts";
import { liveUpdatesPlan } from "./live-updates/plan.ts";
import { loginPlan } from "./login/plan.ts";
import { logoutPlan } from "./logout/plan.ts";
import { matchReviewPlan } from "./match-review/plan.ts";
import { matchStatusPlan } from "./match-status/plan.ts";
import { matchedProfilePlan } from "./matched-profile/plan.ts";
import { matchingPlan } from "./matching/plan.ts";
import { memberCardPlan } from "./member-card/plan.ts";
import { navbarPlan } from "./navbar/plan.ts";
import { opportunityTablePlan } from "./opportunity-table/plan.ts";
import { passwordChangePlan } from "./password-change/plan.ts";
import { passwordResetConfirmPlan } from "./password-reset-confirm/plan.ts";
import { passwordResetRequestPlan } from "./password-reset-request/plan.ts";
import { paymentPlan } from "./payment/plan.ts";
import { pitchDeckPlan } from "./pitch-deck/plan.ts";
import { profilePlan } from "./profile/plan.ts";
import { programmesPlan } from "./programmes/plan.ts";
import { registrationPlan } from "./registration/plan.ts";
import { sessionPlan } from "./session/plan.ts";
import { supportPlan } from "./support/plan.ts";

/**
 * The plan of each chart by its name in the catalogue, shared by the model tests, the docs, the visualiser, `npm run
 * paths` and the browser tests. Each plan is typed by its machine where it is defined.
 */
export const plans: Readonly<Record<string, AnyPlan>> = {
  accessCheck: accessCheckPlan as unknown as AnyPlan,
  accountDeletion: accountDeletionPlan as unknown as AnyPlan,
  accountSessions: accountSessionsPlan as unknown as AnyPlan,
  chatbot: chatbotPlan as unknown as AnyPlan,
  cookieConsent: cookieConsentPlan as unknown as AnyPlan,
  emailVerificationByCode: emailVerificationByCodePlan as unknown as AnyPlan,
  emailVerificationByLink: emailVerificationByLinkPlan as unknown as AnyPlan,
  enquiry: enquiryPlan as unknown as AnyPlan,
  gallery: galleryPlan as unknown as AnyPlan,
  insightsCarousel: insightsCarouselPlan as unknown as AnyPlan,
  fileOpening: fileOpeningPlan as unknown as AnyPlan,
  investeeDashboard: investeeDashboardPlan as unknown as AnyPlan,
  investorDashboard: investorDashboardPlan as unknown as AnyPlan,
  leaveGuard: leaveGuardPlan as unknown as AnyPlan,
  liveUpdates: liveUpdatesPlan as unknown as AnyPlan,
  login: loginPlan as unknown as AnyPlan,
  logout: logoutPlan as unknown as AnyPlan,
  matchReview: matchReviewPlan as unknown as AnyPlan,
  matchStatus: matchStatusPlan as unknown as AnyPlan,
  matchedProfile: matchedProfilePlan as unknown as AnyPlan,
  matching: matchingPlan as unknown as AnyPlan,
  memberCard: memberCardPlan as unknown as AnyPlan,
  navbar: navbarPlan as unknown as AnyPlan,
  opportunityTable: opportunityTablePlan,
  passwordChange: passwordChangePlan as unknown as AnyPlan,
  passwordResetConfirm: passwordResetConfirmPlan as unknown as AnyPlan,
  passwordResetRequest: passwordResetRequestPlan as unknown as AnyPlan,
  payment: paymentPlan as unknown as AnyPlan,
  pitchDeck: pitchDeckPlan as unknown as AnyPlan,
  profile: profilePlan as unknown as AnyPlan,
  programmes: programmesPlan as unknown as AnyPlan,
  registration: registrationPlan as unknown as AnyPlan,
  session: sessionPlan as unknown as AnyPlan,
  support: supportPlan as unknown as AnyPlan,
  calendar: calendarPlan as unknown as AnyPlan,
  eventSlider: eventSliderPlan as unknown as AnyPlan,
};
