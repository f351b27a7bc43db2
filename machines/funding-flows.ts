import type { CatalogueEntry } from "./catalogue-entry.ts";
import { fileOpeningMachine } from "./file-opening.ts";
import { investeeDashboardMachine } from "./investee-dashboard.ts";
import { investorDashboardMachine } from "./investor-dashboard.ts";
import { leaveGuardMachine } from "./leave-guard.ts";
import { liveUpdatesMachine } from "./live-updates.ts";
import { matchReviewMachine } from "./match-review.ts";
import { matchStatusMachine } from "./match-status.ts";
import { matchedProfileMachine } from "./matched-profile.ts";
import { matchingMachine } from "./matching.ts";
import { memberCardMachine } from "./member-card.ts";
import { opportunityTableMachine } from "./opportunity-table.ts";
import { pitchDeckMachine } from "./pitch-deck.ts";
import { profileMachine } from "./profile.ts";

/** From a profile to the money. */
export const fundingFlows: readonly CatalogueEntry[] = [
  {
    name: "matchStatus",
    machine: matchStatusMachine,
    who: "Investors, the operator",
    title: "Status of a match",
    purpose: "Follow one match from the first offer to the money.",
    specification: ["§3 Match", "§4 Match status"],
  },
  {
    name: "profile",
    machine: profileMachine,
    who: "Members",
    title: "Profile",
    purpose: "Set up a profile, or update it for matching.",
    specification: ["§2 Profile screen", "§4 Profile", "§5 Profile form"],
  },
  {
    name: "matching",
    machine: matchingMachine,
    who: "Investees",
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
    name: "matchReview",
    machine: matchReviewMachine,
    who: "Investors",
    title: "Review of a match",
    purpose: "Approve or decline a matched business.",
    specification: ["§4 Match status", "§7", "§8 Match actions"],
  },
  {
    name: "investeeDashboard",
    machine: investeeDashboardMachine,
    who: "Investees",
    title: "Investee dashboard",
    purpose: "See where one's own matches stand.",
    specification: ["§2 Investee dashboard", "§3", "§4 Match status", "§7"],
  },
  {
    name: "investorDashboard",
    machine: investorDashboardMachine,
    who: "Investors",
    title: "Investor dashboard",
    purpose: "See who was matched with an investor, and answer.",
    specification: ["§2 Investor dashboard", "§8", "§9"],
  },
  {
    name: "opportunityTable",
    machine: opportunityTableMachine,
    who: "Investors",
    title: "Table of matched opportunities",
    purpose: "Sort, filter and page through an investor's matches.",
    specification: ["§2 Investor dashboard"],
  },
  {
    name: "matchedProfile",
    machine: matchedProfileMachine,
    who: "Investors",
    title: "Profile of a matched business",
    purpose: "Read what a matched business says of itself.",
    specification: ["decisions: Matching"],
  },
  {
    name: "liveUpdates",
    machine: liveUpdatesMachine,
    who: "Members",
    title: "Live updates",
    purpose: "Hear at once what the other side has done.",
    specification: ["design: Server", "design: Browser"],
  },
  {
    name: "pitchDeck",
    machine: pitchDeckMachine,
    who: "Investees",
    title: "Pitch decks",
    purpose: "Keep pitch decks for the investors one is matched with.",
    specification: ["§3 Profile", "decisions: Profile"],
  },
  {
    name: "fileOpening",
    machine: fileOpeningMachine,
    who: "Members",
    title: "Opening a file",
    purpose: "Open a file of one's own profile.",
    specification: ["§3 Profile", "decisions: Profile"],
  },
  {
    name: "leaveGuard",
    machine: leaveGuardMachine,
    who: "Members",
    title: "Leaving a page",
    purpose: "Leave a page without losing what is not saved by mistake.",
    specification: ["design: Browser"],
  },
  {
    name: "memberCard",
    machine: memberCardMachine,
    who: "Members",
    title: "Name and picture in the sidebar",
    purpose: "See whose pages these are, with a picture of one's own choice.",
    specification: ["§2 Investor dashboard", "§2 Investee dashboard"],
  },
];
