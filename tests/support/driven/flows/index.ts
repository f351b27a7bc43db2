import type { AnyDrivenFlow } from "../flow.ts";
import { drivenDeletion } from "./account-deletion.ts";
import { drivenCalendar } from "./calendar.ts";
import { drivenChatbot } from "./chatbot.ts";
import { drivenCookieConsent } from "./cookie-consent.ts";
import { drivenVerificationByCode } from "./email-verification-by-code.ts";
import { drivenVerificationByLink } from "./email-verification-by-link.ts";
import { drivenEnquiry } from "./enquiry.ts";
import { drivenEventSlider } from "./event-slider.ts";
import { drivenGallery } from "./gallery.ts";
import { drivenInsightsCarousel } from "./insights-carousel.ts";
import { drivenInvesteeDashboard } from "./investee-dashboard.ts";
import { drivenInvestorDashboard } from "./investor-dashboard.ts";
import { drivenLogin } from "./login.ts";
import { drivenMatchReview } from "./match-review.ts";
import { drivenMatchedProfile } from "./matched-profile.ts";
import { drivenMatching } from "./matching.ts";
import { drivenNavbar } from "./navbar.ts";
import { drivenOpportunityTable } from "./opportunity-table.ts";
import { drivenPasswordChange } from "./password-change.ts";
import { drivenResetConfirm } from "./password-reset-confirm.ts";
import { drivenResetRequest } from "./password-reset-request.ts";
import { drivenPayment } from "./payment.ts";
import { drivenProfile } from "./profile.ts";
import { drivenProgrammes } from "./programmes.ts";
import { drivenRegistration } from "./registration.ts";
import { drivenSupport } from "./support.ts";

/** Every flow that is driven through a browser, by its name in the catalogue. */
export const drivenFlows: Readonly<Record<string, AnyDrivenFlow>> = {
  accountDeletion: drivenDeletion as unknown as AnyDrivenFlow,
  chatbot: drivenChatbot as unknown as AnyDrivenFlow,
  cookieConsent: drivenCookieConsent as unknown as AnyDrivenFlow,
  emailVerificationByCode: drivenVerificationByCode as unknown as AnyDrivenFlow,
  emailVerificationByLink: drivenVerificationByLink as unknown as AnyDrivenFlow,
  enquiry: drivenEnquiry as unknown as AnyDrivenFlow,
  insightsCarousel: drivenInsightsCarousel as unknown as AnyDrivenFlow,
  payment: drivenPayment as unknown as AnyDrivenFlow,
  programmes: drivenProgrammes as unknown as AnyDrivenFlow,
  gallery: drivenGallery as unknown as AnyDrivenFlow,
  investeeDashboard: drivenInvesteeDashboard as unknown as AnyDrivenFlow,
  matchReview: drivenMatchReview as unknown as AnyDrivenFlow,
  investorDashboard: drivenInvestorDashboard as unknown as AnyDrivenFlow,
  matchedProfile: drivenMatchedProfile as unknown as AnyDrivenFlow,
  opportunityTable: drivenOpportunityTable as unknown as AnyDrivenFlow,
  login: drivenLogin as unknown as AnyDrivenFlow,
  matching: drivenMatching as unknown as AnyDrivenFlow,
  navbar: drivenNavbar as unknown as AnyDrivenFlow,
  passwordChange: drivenPasswordChange as unknown as AnyDrivenFlow,
  passwordResetConfirm: drivenResetConfirm as unknown as AnyDrivenFlow,
  passwordResetRequest: drivenResetRequest as unknown as AnyDrivenFlow,
  profile: drivenProfile as unknown as AnyDrivenFlow,
  registration: drivenRegistration as unknown as AnyDrivenFlow,
  calendar: drivenCalendar as unknown as AnyDrivenFlow,
  eventSlider: drivenEventSlider as unknown as AnyDrivenFlow,
  support: drivenSupport as unknown as AnyDrivenFlow,
};
