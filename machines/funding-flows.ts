import type { CatalogueEntry } from "./catalogue-entry.ts";
import { fileOpeningMachine } from "./file-opening/chart.ts";
import { investeeDashboardMachine } from "./investee-dashboard/chart.ts";
import { investorDashboardMachine } from "./investor-dashboard/chart.ts";
import { leaveGuardMachine } from "./leave-guard/chart.ts";
import { liveUpdatesMachine } from "./live-updates/chart.ts";
import { matchReviewMachine } from "./match-review/chart.ts";
import { matchStatusMachine } from "./match-status/chart.ts";
import { matchedProfileMachine } from "./matched-profile/chart.ts";
import { matchingMachine } from "./matching/chart.ts";
import { memberCardMachine } from "./member-card/chart.ts";
import { opportunityTableMachine } from "./opportunity-table/chart.ts";
import { pitchDeckMachine } from "./pitch-deck/chart.ts";
import { profileMachine } from "./profile/chart.ts";

/** Flows from the profile to a funded match. */
export const fundingFlows: readonly CatalogueEntry[] = [
  {
    name: "matchStatus",
    machine: matchStatusMachine,
    who: "Investors, the operator",
    title: "Status of a match",
    purpose: "Follow one match from the first offer to funding.",
  },
  {
    name: "profile",
    machine: profileMachine,
    who: "Members",
    title: "Profile",
    purpose: "Set up a profile, or update it for matching.",
  },
  {
    name: "matching",
    machine: matchingMachine,
    who: "Investees",
    title: "Getting matched",
    purpose: "Find investors for a business.",
  },
  {
    name: "matchReview",
    machine: matchReviewMachine,
    who: "Investors",
    title: "Review of a match",
    purpose: "Approve or decline a matched business.",
  },
  {
    name: "investeeDashboard",
    machine: investeeDashboardMachine,
    who: "Investees",
    title: "Investee dashboard",
    purpose: "See the status of one's matches.",
  },
  {
    name: "investorDashboard",
    machine: investorDashboardMachine,
    who: "Investors",
    title: "Investor dashboard",
    purpose: "See the matched businesses and answer them.",
  },
  {
    name: "opportunityTable",
    machine: opportunityTableMachine,
    who: "Investors",
    title: "Table of matched opportunities",
    purpose: "Sort, filter and page through an investor's matches.",
  },
  {
    name: "matchedProfile",
    machine: matchedProfileMachine,
    who: "Investors",
    title: "Profile of a matched business",
    purpose: "Read the profile of a matched business.",
  },
  {
    name: "liveUpdates",
    machine: liveUpdatesMachine,
    who: "Members",
    title: "Live updates",
    purpose: "See at once what the other side has done.",
  },
  {
    name: "pitchDeck",
    machine: pitchDeckMachine,
    who: "Investees",
    title: "Pitch decks",
    purpose: "Upload pitch decks for matched investors.",
  },
  {
    name: "fileOpening",
    machine: fileOpeningMachine,
    who: "Members",
    title: "Opening a file",
    purpose: "Open a file of one's own profile.",
  },
  {
    name: "leaveGuard",
    machine: leaveGuardMachine,
    who: "Members",
    title: "Leaving a page",
    purpose: "Leave a page without losing unsaved changes by mistake.",
  },
  {
    name: "memberCard",
    machine: memberCardMachine,
    who: "Members",
    title: "Name and picture in the sidebar",
    purpose: "See the name and picture of the account.",
  },
];
