import type { Match, MatchedInvestor } from "../../contract/calls/matches.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import { emptyInvestorFields } from "../support/profiles.ts";
import { investeeProfile } from "./profile/cases.ts";

export const pendingMatch: Match = {
  id: "11",
  status: "pending",
  funded_ammount: "0.00",
  match_score: 90,
  investee: {
    investee_name: "Nakuru Dryers",
    sector_type: "Agriculture",
    capital_needed: "250000.00",
    pitch_link: "",
  },
  investor: {
    ...emptyInvestorFields,
    investor_name: "Harmattan Fund",
    sectors_of_interest: ["Agriculture", "Logistics"],
  },
  history: [{ status: "pending", at: 1_800_000_000_000 }],
  answer_by: "2027-01-29T08:00:00.000Z",
  decline_reason: null,
  funding_reports: [],
  replaced: false,
  reasons: [
    { criterion: "sector", fits: true, text: "Invests in Agriculture" },
    { criterion: "country", fits: false, text: "Country not provided" },
  ],
};

/** Returns the pending match with these changes. */
export function matchOf(changes: Partial<Match>): Match {
  return { ...pendingMatch, ...changes };
}

export const otherMatch = matchOf({
  id: "12",
  match_score: 65,
  investor: {
    ...emptyInvestorFields,
    investor_name: "Kilele Partners",
    sectors_of_interest: ["Energy"],
  },
});
export const approvedMatch = matchOf({
  status: "approved",
  answer_by: null,
  history: [
    ...pendingMatch.history,
    { status: "approved", at: 1_800_000_100_000 },
  ],
  investor: {
    ...pendingMatch.investor,
    contact_email: "desk@harmattan.example.org",
  },
});
export const rejectedMatch = matchOf({
  status: "rejected",
  answer_by: null,
  history: [
    ...pendingMatch.history,
    { status: "rejected", at: 1_800_000_100_000 },
  ],
});
export const fundedMatch = matchOf({
  status: "funded",
  answer_by: null,
  funded_ammount: "180000.00",
  history: [
    ...approvedMatch.history,
    { status: "funded", at: 1_800_000_200_000 },
  ],
});
/** `otherMatch` after its investor has declined it. */
export const otherRejectedMatch = {
  ...otherMatch,
  status: "rejected",
  answer_by: null,
} as const;
export const replacedMatch = matchOf({
  status: "rejected",
  answer_by: null,
  replaced: true,
});

export const offer: MatchedInvestor = {
  match_id: "11",
  business_name: "Harmattan Fund",
  ...emptyInvestorFields,
  location: "Kenya",
  investment_target_min: "100000.00",
  investment_target_max: "500000.00",
  sectors_of_interest: ["Agriculture", "Logistics"],
  investment_types_investor: ["Equity"],
  match_score: 90,
  reasons: pendingMatch.reasons,
};
export const otherOffer: MatchedInvestor = {
  ...offer,
  match_id: "12",
  business_name: "Kilele Partners",
  sectors_of_interest: ["Energy"],
  match_score: 65,
};
export const thirdOffer: MatchedInvestor = {
  ...offer,
  match_id: "13",
  business_name: "Soko Ventures",
  match_score: 60,
};

/** A complete profile of an investee. */
export const completeProfile: Profile = {
  ...investeeProfile,
  match_reruns_used: 0,
};
export const incompleteProfile: Profile = {
  ...completeProfile,
  business_stage: "",
  capital_needed: null,
};
