import type { AnyStateMachine } from "xstate";
import { accessCheckMachine } from "./access-check/chart.ts";
import { accountDeletionMachine } from "./account-deletion/chart.ts";
import { accountSessionsMachine } from "./account-sessions/chart.ts";
import { calendarMachine } from "./calendar/chart.ts";
import { chatbotMachine } from "./chatbot/chart.ts";
import { cookieConsentMachine } from "./cookie-consent/chart.ts";
import { emailVerificationByCodeMachine } from "./email-verification-by-code/chart.ts";
import { emailVerificationByLinkMachine } from "./email-verification-by-link/chart.ts";
import { enquiryMachine } from "./enquiry/chart.ts";
import { eventSliderMachine } from "./event-slider/chart.ts";
import { fileOpeningMachine } from "./file-opening/chart.ts";
import { galleryMachine } from "./gallery/chart.ts";
import { insightsCarouselMachine } from "./insights-carousel/chart.ts";
import { investeeDashboardMachine } from "./investee-dashboard/chart.ts";
import { investorDashboardMachine } from "./investor-dashboard/chart.ts";
import { leaveGuardMachine } from "./leave-guard/chart.ts";
import { liveUpdatesMachine } from "./live-updates/chart.ts";
import { loginMachine } from "./login/chart.ts";
import { logoutMachine } from "./logout/chart.ts";
import { matchReviewMachine } from "./match-review/chart.ts";
import { matchStatusMachine } from "./match-status/chart.ts";
import { matchedProfileMachine } from "./matched-profile/chart.ts";
import { matchingMachine } from "./matching/chart.ts";
import { memberCardMachine } from "./member-card/chart.ts";
import { navbarMachine } from "./navbar/chart.ts";
import { opportunityTableMachine } from "./opportunity-table/chart.ts";
import { passwordChangeMachine } from "./password-change/chart.ts";
import { passwordResetConfirmMachine } from "./password-reset-confirm/chart.ts";
import { passwordResetRequestMachine } from "./password-reset-request/chart.ts";
import { paymentMachine } from "./payment/chart.ts";
import { pitchDeckMachine } from "./pitch-deck/chart.ts";
import { profileMachine } from "./profile/chart.ts";
import { programmesMachine } from "./programmes/chart.ts";
import { registrationMachine } from "./registration/chart.ts";
import { sessionMachine } from "./session/chart.ts";
import { supportMachine } from "./support/chart.ts";

/** One flow of the product. The docs, the coverage report and the visualiser are generated from these entries. */
export type CatalogueEntry = {
  /** The machine's id, which also names its page in the docs. */
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly title: string;
  /** Who uses the flow. A member is a logged-in investee or investor. */
  readonly who: string;
  /** What the person can do in this flow, from the description of the machine. */
  readonly purpose: string;
};

/** The flows by area, in reading order. The `meta` of each machine contains its title and its users. */
export const areas: readonly {
  readonly title: string;
  readonly flows: readonly CatalogueEntry[];
}[] = [
  {
    title: "Funding: profiles, matching and reviews",
    flows: [
      matchStatusMachine,
      profileMachine,
      matchingMachine,
      matchReviewMachine,
      investeeDashboardMachine,
      investorDashboardMachine,
      opportunityTableMachine,
      matchedProfileMachine,
      liveUpdatesMachine,
      pitchDeckMachine,
      fileOpeningMachine,
      leaveGuardMachine,
      memberCardMachine,
    ].map(entryOf),
  },
  {
    title: "Accounts and sessions",
    flows: [
      sessionMachine,
      registrationMachine,
      loginMachine,
      logoutMachine,
      emailVerificationByLinkMachine,
      emailVerificationByCodeMachine,
      passwordResetRequestMachine,
      passwordResetConfirmMachine,
      passwordChangeMachine,
      accountDeletionMachine,
      accountSessionsMachine,
      accessCheckMachine,
    ].map(entryOf),
  },
  {
    title: "Public site, programmes and calendars",
    flows: [
      programmesMachine,
      enquiryMachine,
      paymentMachine,
      insightsCarouselMachine,
      galleryMachine,
      supportMachine,
      navbarMachine,
      cookieConsentMachine,
      chatbotMachine,
      calendarMachine,
      eventSliderMachine,
    ].map(entryOf),
  },
];

/** Every flow of the product, in reading order. */
export const catalogue: readonly CatalogueEntry[] = areas.flatMap(
  ({ flows }) => flows,
);

function entryOf(machine: AnyStateMachine): CatalogueEntry {
  const { title, who } = machine.root.meta as CatalogueEntry;
  const purpose = machine.root.description ?? "";
  return { name: machine.id, machine, title, who, purpose };
}
