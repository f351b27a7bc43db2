import { account } from "./account.ts";
import { accountDeletion } from "./account-deletion.ts";
import { accountSessions } from "./account-sessions.ts";
import { calendar } from "./calendar.ts";
import { chatbot } from "./chatbot.ts";
import { cookieConsent } from "./cookie-consent.ts";
import { emailVerification } from "./email-verification.ts";
import { enquiry } from "./enquiry.ts";
import { eventSlider } from "./event-slider.ts";
import { files } from "./files.ts";
import { insights } from "./insights.ts";
import { investeeDashboard } from "./investee-dashboard.ts";
import { investorDashboard } from "./investor-dashboard.ts";
import { liveUpdates } from "./live-updates.ts";
import { login } from "./login.ts";
import { matchReasons } from "./match-reasons.ts";
import { matchReview } from "./match-review.ts";
import { matchStatus } from "./match-status.ts";
import { matching } from "./matching.ts";
import { navbar } from "./navbar.ts";
import { network } from "./network.ts";
import { passwordChange } from "./password-change.ts";
import { passwordResetConfirm } from "./password-reset-confirm.ts";
import { passwordResetRequest } from "./password-reset-request.ts";
import { payment } from "./payment.ts";
import { profile } from "./profile.ts";
import { programmes } from "./programmes.ts";
import { registration } from "./registration.ts";
import { server } from "./server.ts";
import { session } from "./session.ts";
import { ui } from "./ui.ts";

/** Every message in English, by key. */
export const english = {
  ...account,
  ...accountDeletion,
  ...accountSessions,
  ...calendar,
  ...chatbot,
  ...cookieConsent,
  ...emailVerification,
  ...enquiry,
  ...eventSlider,
  ...files,
  ...insights,
  ...investeeDashboard,
  ...investorDashboard,
  ...liveUpdates,
  ...login,
  ...matchReasons,
  ...matchReview,
  ...matchStatus,
  ...matching,
  ...navbar,
  ...network,
  ...passwordChange,
  ...passwordResetConfirm,
  ...passwordResetRequest,
  ...payment,
  ...profile,
  ...programmes,
  ...registration,
  ...server,
  ...session,
  ...ui,
};
