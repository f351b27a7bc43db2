/** Names of the types of the API. */

export type { SessionEntry } from "./calls/accounts.ts";
export type { CalendarEvent, Training } from "./calls/calendars.ts";
export type {
  Match,
  MatchEvent,
  MatchedInvestor,
  MatchReason,
  ReplacedMatch,
  Update,
} from "./calls/matches.ts";
export type { MatchCriterion, MatchEnd } from "./enumerations.ts";
export {
  amountOf,
  type Decimal,
  type FieldsOnWire,
  type InvestorTerms,
  type MatchedProfile,
  type Profile,
  type Revenue,
  type StoredFile,
} from "./profile/wire.ts";

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
