import type {
  FinancialPosition,
  InvestmentType,
  MatchStatus,
  Sector,
  Stage,
  UserType,
} from "./enumerations.ts";

/** The wire types of §3 and §7. Names keep the spelling of the wire, `funded_ammount` included. */

/** A decimal amount as the server sends it: text with two decimals, as Django does. */
export type Decimal = string;

/** Django's error shapes, and the two markers that clients know (§3). */
export type ErrorBody = {
  readonly error?: unknown;
  readonly detail?: unknown;
  readonly non_field_errors?: readonly unknown[];
  /** The account exists and waits for its e-mail to be verified (answer to register). */
  readonly inactive?: unknown;
  /** The same, under the name that a login answer uses. */
  readonly user_not_active?: unknown;
  /** A verification handle: lets this person enter a code (decisions: Verification). */
  readonly token?: unknown;
  readonly [field: string]: unknown;
};

export type RegisterRequest = {
  readonly email: string;
  readonly password: string;
  readonly confirm_password: string;
  readonly user_type: UserType;
  readonly frontend_url: string;
};
/** `token` is a verification handle, not a session (decisions: Verification). */
export type RegisterAnswer = {
  readonly message: string;
  readonly token: string;
};

export type ResendActivationRequest = { readonly email: string };
export type ResendActivationAnswer = RegisterAnswer;

export type CheckEmailRequest = { readonly email: string };
/** True means that the address is not registered (§7). */
export type CheckEmailAnswer = { readonly isEmailUnique: boolean };

export type LoginRequest = {
  readonly email: string;
  readonly password: string;
  readonly frontend_url: string;
};
export type LoginAnswer = {
  readonly token: string;
  readonly user_type: string;
};

export type UserAnswer = {
  readonly email: string;
  readonly user_type: UserType;
  readonly business_name: string | null;
};

export type VerifyLinkRequest = {
  readonly uidb64: string;
  readonly token: string;
};
export type VerifyCodeRequest = {
  readonly token: string;
  readonly code: string;
};
export type ResendCodeRequest = { readonly token: string };
export type MessageAnswer = { readonly message: string };

/** A stored file, without its content. */
export type StoredFile = {
  readonly id: string;
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  readonly type: string;
};

export type Revenue = {
  readonly min: number | null;
  readonly max: number | null;
};

/** The profile as the server sends it (§3): shared fields and the extras of both roles. */
export type Profile = {
  readonly user_type: UserType;
  readonly business_name: string;
  /** An older spelling of business_name that clients accept as well (§3). */
  readonly name?: string;
  readonly business_type: string;
  readonly description: string;
  readonly location: string;
  readonly email: string;
  readonly business_address: string;
  readonly avatar: StoredFile | null;
  // Investee (§3).
  readonly business_stage: Stage | "";
  readonly capital_needed: Decimal | null;
  readonly sector_type: Sector | "";
  readonly investment_type: InvestmentType | "";
  readonly market: string;
  readonly pitch_link: string;
  readonly pitch_deck: readonly StoredFile[];
  readonly annual_turnover: number | null;
  readonly financial_position: FinancialPosition | "";
  readonly team_capacity: number | null;
  readonly years_of_operation: number | null;
  readonly registration: boolean | null;
  readonly revenue: Revenue | null;
  readonly ability_to_scale: string;
  readonly ability_to_scale_file: StoredFile | null;
  readonly financial_records: string;
  readonly financial_records_file: StoredFile | null;
  // Investor (§3).
  readonly investment_preference: string;
  readonly investment_target_min: Decimal | null;
  /** Null with a minimum means open-ended (§3). */
  readonly investment_target_max: Decimal | null;
  readonly sectors_of_interest: readonly string[];
  readonly investment_types_investor: readonly string[];
  readonly business_stages_investor: readonly string[];
  /** Additive, for an investee: re-runs used so far (decisions: Matching). */
  readonly match_reruns_used?: number;
};

/** One investor that a matching call offers (§3), with the reasons for its score (decisions: Matching). */
export type MatchedInvestor = {
  /** Additive: the id of the match that the call has made, as GET /api/matches/ lists it. */
  readonly match_id: string;
  readonly business_name: string;
  readonly location: string;
  readonly investment_target_min: Decimal | null;
  readonly investment_target_max: Decimal | null;
  readonly sectors_of_interest: readonly string[];
  readonly investment_types_investor: readonly string[];
  /** 0 to 100. */
  readonly match_score: number;
  readonly reasons: readonly MatchReason[];
  /** Additive, in a re-run: the match whose place this investor has taken. */
  readonly replaces?: ReplacedMatch;
};

/** A match that a re-run has replaced, with the name of its investor. */
export type ReplacedMatch = {
  readonly match_id: string;
  readonly business_name: string;
};

/** Why an investor scored so: one criterion, whether it fits, and the sentence that says it. */
export type MatchReason = {
  readonly criterion: MatchCriterion;
  readonly fits: boolean;
  readonly text: string;
};
export type MatchCriterion =
  | "sector"
  | "ticket"
  | "stage"
  | "investmentType"
  | "country";

/** What an investor puts in, where, and how. */
export type InvestorTerms = Pick<
  MatchedInvestor,
  | "location"
  | "investment_target_min"
  | "investment_target_max"
  | "investment_types_investor"
>;

export type MatchInvestorsAnswer = {
  readonly matching_investors: readonly MatchedInvestor[];
  readonly reruns_left: number;
};

/** One entry of GET /api/matches/ (§3). */
export type Match = {
  readonly id: string;
  readonly status: MatchStatus;
  /** US dollars; spelled so on the wire. */
  readonly funded_ammount: Decimal;
  /** 0 to 100. */
  readonly match_score: number;
  readonly investee: {
    readonly investee_name: string;
    readonly sector_type: string;
    readonly capital_needed: Decimal | null;
    /** To an investor empty once the match is rejected, replaced or closed (decisions: Matching). */
    readonly pitch_link: string;
    /** Additive: from approval on (decisions: Matching). */
    readonly contact_email?: string;
  };
  /** Additive: the terms, as the matching call that offered the investor has told them. */
  readonly investor: Partial<InvestorTerms> & {
    readonly investor_name: string;
    readonly sectors_of_interest: readonly string[];
    /** Additive: from approval on (decisions: Matching). */
    readonly contact_email?: string;
  };
  /** Additive: what the match has become and when, oldest first; `at` in epoch milliseconds. */
  readonly history: readonly MatchEvent[];
  /** Additive: a re-run or a closed account took its place, so nothing can change any more. */
  readonly replaced: boolean;
  /** Additive, for the investee: the match that a re-run has replaced by this one. */
  readonly replaces?: ReplacedMatch;
  /** Additive: why the investor was offered. */
  readonly reasons: readonly MatchReason[];
};
/**
 * Additive: what an investor reads of a matched investee, from `pending` until it is rejected, replaced or closed
 * (decisions: Matching). The two financial files are null until approval.
 */
export type MatchedProfile = Pick<
  Profile,
  | "business_name"
  | "business_type"
  | "description"
  | "location"
  | "business_address"
  | "avatar"
  | "business_stage"
  | "capital_needed"
  | "sector_type"
  | "investment_type"
  | "market"
  | "pitch_link"
  | "pitch_deck"
  | "annual_turnover"
  | "financial_position"
  | "team_capacity"
  | "years_of_operation"
  | "registration"
  | "revenue"
  | "ability_to_scale"
  | "ability_to_scale_file"
  | "financial_records"
  | "financial_records_file"
>;
/** How a match ends without money, keeping its last status: a re-run took its place, or an account was closed. */
export type MatchEnd = "replaced" | "closed";
export type MatchEvent = {
  readonly status: MatchStatus | MatchEnd;
  readonly at: number;
};

/** What an investor may ask a match to become (§7). */
export type MatchStatusRequest = { readonly status: "approved" | "rejected" };
export type MatchStatusAnswer = Match;

/** Additive: something that has changed in a member's matches. */
export type Update = {
  readonly id: string;
  /** What the match has become; `changed`: the other side tells something else of itself now. */
  readonly kind: MatchStatus | MatchEnd | "changed";
  readonly match_id: string;
  /** The other side's business; null once the match has ended without money. */
  readonly name: string | null;
  readonly funded_ammount: Decimal;
  readonly at: number;
};
/**
 * Additive: GET /api/updates/. The newest updates of the last hour, oldest first, at most `UPDATES_LISTED`. Asked for as
 * `text/event-stream` it starts with an event `updates` that holds the same and goes on with one for all that is new;
 * an event `beat` says now and then that it lives, `crowded` that newer pages of the member have taken its place.
 */
export type UpdatesAnswer = {
  readonly updates: readonly Update[];
  /** The server's time. */
  readonly now: number;
};

/** Additive: one place where a member is logged in. Times are epoch milliseconds. */
export type SessionEntry = {
  readonly id: string;
  /** In words, such as "Chrome on Windows". */
  readonly device: string;
  readonly created_at: number;
  /** The last call, to the minute. */
  readonly last_seen_at: number;
  /** The session that asks. */
  readonly current: boolean;
};

/** A training of the calendar (§3). */
export type Training = {
  readonly id: string;
  /** YYYY-MM-DD, where the training takes place. */
  readonly date: string;
  /** HH:MM there. */
  readonly time: string;
  readonly title: string;
};

/** An event of the calendar, with what the slider shows (§3). */
export type CalendarEvent = Training & {
  /** Paths of pictures on this site. */
  readonly images: readonly string[];
  readonly location: string;
  /** Epoch milliseconds; null when nobody has said it. */
  readonly start: number | null;
  readonly end: number | null;
  /** An https address; empty when there is none. */
  readonly registration_link: string;
  /** Additive: the IANA zone of `date` and `time`, such as Africa/Lagos. */
  readonly time_zone: string;
};

/** The number of a decimal, or null. Accepts a number too, for servers that send one. */
export function amountOf(decimal: Decimal | number | null | undefined) {
  if (decimal === null || decimal === undefined || decimal === "") return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}
