import type { MatchStatus, UserType } from "./enumerations.ts";
import type {
  FieldName,
  FieldsInMatch,
  FieldsOf,
  PROFILE_FIELDS,
} from "./profile/fields.ts";

/** The types of the API. Names keep the spelling of the API, including `funded_ammount`. */

/** A decimal amount as Django sends it: text with two decimals. */
export type Decimal = string;

/** Django's error shapes, and the markers that clients read. */
export type ErrorBody = {
  readonly error?: unknown;
  readonly detail?: unknown;
  readonly non_field_errors?: readonly unknown[];
  /** The account exists but its e-mail address is not verified (response to register). */
  readonly inactive?: unknown;
  /** The same, under the name that the login response uses. */
  readonly user_not_active?: unknown;
  /** A verification handle, with which the user can enter a code. */
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
/** `token` is a verification handle, not a session. */
export type RegisterAnswer = {
  readonly message: string;
  readonly token: string;
};

export type ResendActivationRequest = { readonly email: string };
export type ResendActivationAnswer = RegisterAnswer;

export type CheckEmailRequest = { readonly email: string };
/** True means that the address is not registered. */
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

type Row<Name extends FieldName> = (typeof PROFILE_FIELDS)[Name];
type WireName<Name extends FieldName> =
  Row<Name> extends {
    readonly rangeOf: infer Range extends string;
  }
    ? Range
    : Row<Name> extends { readonly kind: "moneyRange" }
      ? `${Name}_min` | `${Name}_max`
      : Name;
type WireValue<Field> = Field extends {
  readonly kind: "choice";
  readonly options: readonly (infer Option)[];
}
  ? Option | ""
  : Field extends { readonly rangeOf: string }
    ? Revenue | null
    : Field extends { readonly kind: keyof ValuesByKind }
      ? ValuesByKind[Field["kind"]]
      : never;
type ValuesByKind = {
  text: string;
  longText: string;
  link: string;
  list: readonly string[];
  yesNo: boolean | null;
  money: Decimal | null;
  wholeMoney: number | null;
  count: number | null;
  /** A maximum of null with a minimum means open-ended. */
  moneyRange: Decimal | null;
  file: StoredFile | null;
  files: readonly StoredFile[];
};

/** The values of these profile fields as the server sends them. */
export type FieldsOnWire<Names extends FieldName> = {
  readonly [Name in Names as WireName<Name>]: WireValue<Row<Name>>;
};

/** The profile as the server sends it: shared fields and the fields of both roles. */
export type Profile = FieldsOnWire<FieldName> & {
  readonly user_type: UserType;
  readonly email: string;
  /** An older name of business_name that clients accept too. */
  readonly name?: string;
  /** Investee only: the number of re-runs used. */
  readonly match_reruns_used?: number;
};

/** One investor that a matching call offers, with the reasons for its score. */
export type MatchedInvestor = InvestorTerms & {
  /** The id of the match that the call created, as in GET /api/matches/. */
  readonly match_id: string;
  readonly business_name: string;
  /** 0 to 100. */
  readonly match_score: number;
  readonly reasons: readonly MatchReason[];
  /** In a re-run: the match that this investor replaces. */
  readonly replaces?: ReplacedMatch;
};

/** A match that a re-run replaced, with the name of its investor. */
export type ReplacedMatch = {
  readonly match_id: string;
  readonly business_name: string;
};

/** One criterion of a score, whether it is met, and a sentence that explains it. */
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

/** What an investee sees of a matched investor's profile. */
export type InvestorTerms = FieldsOnWire<FieldsInMatch<"investor">>;

export type MatchInvestorsAnswer = {
  readonly matching_investors: readonly MatchedInvestor[];
  readonly reruns_left: number;
};

/** One entry of GET /api/matches/. */
export type Match = {
  readonly id: string;
  readonly status: MatchStatus;
  /** US dollars. The misspelling is part of the API. */
  readonly funded_ammount: Decimal;
  /** 0 to 100. */
  readonly match_score: number;
  /** The pitch link is empty for an investor once the match is rejected, replaced or closed. */
  readonly investee: FieldsOnWire<FieldsInMatch<"investee">> & {
    readonly investee_name: string;
    /** Present after approval. */
    readonly contact_email?: string;
  };
  /** The investor's terms at the time of matching. */
  readonly investor: Partial<InvestorTerms> & {
    readonly investor_name: string;
    readonly sectors_of_interest: readonly string[];
    /** Present after approval. */
    readonly contact_email?: string;
  };
  /** The status changes of the match, oldest first; `at` in epoch milliseconds. */
  readonly history: readonly MatchEvent[];
  /** True when a re-run or a closed account has ended the match, so that it cannot change any more. */
  readonly replaced: boolean;
  /** Investee only: the match that a re-run replaced by this one. */
  readonly replaces?: ReplacedMatch;
  /** Why the investor was offered. */
  readonly reasons: readonly MatchReason[];
};
/**
 * What an investor sees of a matched investee, from `pending` until the match is rejected, replaced or closed. The two financial
 * files are null until approval.
 */
export type MatchedProfile = FieldsOnWire<FieldsOf<"investee">>;
/** How a match ends without funding: a re-run replaced it, or an account was closed. The status does not change. */
export type MatchEnd = "replaced" | "closed";
export type MatchEvent = {
  readonly status: MatchStatus | MatchEnd;
  readonly at: number;
};

/** The statuses that an investor can request. */
export type MatchStatusRequest = { readonly status: "approved" | "rejected" };
export type MatchStatusAnswer = Match;

/** A change in a member's matches. */
export type Update = {
  readonly id: string;
  /** The new status of the match, or `changed` when the other side's data has changed. */
  readonly kind: MatchStatus | MatchEnd | "changed";
  readonly match_id: string;
  /** The other side's business; null once the match has ended without funding. */
  readonly name: string | null;
  readonly funded_ammount: Decimal;
  readonly at: number;
};
/**
 * GET /api/updates/: the newest updates of the last hour, oldest first, at most `UPDATES_LISTED`. As `text/event-stream`, it
 * starts with an event `updates` with the same content and continues with one for each change. `beat` is the heartbeat; `crowded`
 * means that newer pages of the member have replaced this stream.
 */
export type UpdatesAnswer = {
  readonly updates: readonly Update[];
  /** The server's time in epoch milliseconds. */
  readonly now: number;
};

/** An active session of a member. Times are epoch milliseconds. */
export type SessionEntry = {
  readonly id: string;
  /** In words, such as "Chrome on Windows". */
  readonly device: string;
  readonly created_at: number;
  /** Time of the last call, to the minute. */
  readonly last_seen_at: number;
  /** True for the session that sent the request. */
  readonly current: boolean;
};

/** A training in the calendar. */
export type Training = {
  readonly id: string;
  /** YYYY-MM-DD, local to the venue. */
  readonly date: string;
  /** HH:MM, local to the venue. */
  readonly time: string;
  readonly title: string;
};

/** An event in the calendar, with the fields of the slider. */
export type CalendarEvent = Training & {
  /** Paths of images on this site. */
  readonly images: readonly string[];
  readonly location: string;
  /** Epoch milliseconds; null when unknown. */
  readonly start: number | null;
  readonly end: number | null;
  /** An https address; empty when there is none. */
  readonly registration_link: string;
  /** The IANA time zone of `date` and `time`, such as Africa/Lagos. */
  readonly time_zone: string;
};

/** Returns the number of a decimal, or null. Accepts numbers too, because some servers send them. */
export function amountOf(decimal: Decimal | number | null | undefined) {
  if (decimal === null || decimal === undefined || decimal === "") return null;
  const value = Number(decimal);
  return Number.isFinite(value) ? value : null;
}
