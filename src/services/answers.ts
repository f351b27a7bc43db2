import type { CallName } from "../../contract/api.ts";
import type { SessionEntry } from "../../contract/calls/accounts.ts";
import type {
  CalendarEvent,
  Training,
} from "../../contract/calls/calendars.ts";
import type { ResponseOf } from "../../contract/calls/index.ts";
import type {
  FundingReport,
  Match,
  MatchEvent,
  MatchedInvestor,
  MatchOutlook,
  MatchPage,
  MatchReason,
  MatchTotals,
  Update,
} from "../../contract/calls/matches.ts";
import {
  DECLINE_REASONS,
  MATCH_CRITERIA,
  MATCH_ENDS,
  MATCH_STATUSES,
  USER_TYPES,
} from "../../contract/enumerations.ts";
import { LANGUAGES } from "../../contract/language.ts";
import type {
  InvestorFields,
  Profile,
  StoredFile,
} from "../../contract/profile/wire.ts";
import {
  deviceInPageLanguage,
  nameInPageLanguage,
  successInPageLanguage,
} from "./language/page-language.ts";

/**
 * Reads the answers of the server. Each field that only some servers send gets a default, so that the charts can rely on
 * the types in `contract/calls/`. Further fields are kept. zod is not used because of its size.
 */

/** Returns a value in the form that its type states, or throws. */
type Reader<Value = unknown> = (value: unknown) => Value;
type Readers<Fields> = { readonly [Name in keyof Fields]: Reader };

const UNREADABLE = new Error("The answer has another shape.");

const object: Reader<Readonly<Record<string, unknown>>> = (value) => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw UNREADABLE;
  return { ...value };
};

function fields<Fields extends object>(
  readers: Readers<Fields>,
): Reader<Fields> {
  return (value) => {
    const sent = object(value);
    const read = Object.entries<Reader>(readers).map(([name, reader]) => [
      name,
      reader(sent[name]),
    ]);
    return { ...sent, ...Object.fromEntries(read) };
  };
}

/** Returns the same reader for each of these fields. */
function each<Name extends string>(reader: Reader, ...names: Name[]) {
  return Object.fromEntries(names.map((name) => [name, reader])) as Record<
    Name,
    Reader
  >;
}

function list<Entry>(reader: Reader<Entry>): Reader<Entry[]> {
  return (value) => {
    if (!Array.isArray(value)) throw UNREADABLE;
    return value.map((entry) => reader(entry));
  };
}

/** Returns the default instead of a missing or unreadable value. */
function maybe<Value, Default>(
  reader: Reader<Value>,
  missing: Default,
): Reader<Value | Default> {
  return (value) => {
    try {
      return reader(value);
    } catch {
      return missing;
    }
  };
}

/** Reads a list without its unreadable entries. Anything else is an empty list. */
function entries<Entry>(reader: Reader<Entry>): Reader<Entry[]> {
  const readEntry = maybe<Entry | null, null>(reader, null);
  return (value) =>
    [Array.isArray(value) ? value : []]
      .flat()
      .map(readEntry)
      .filter((entry) => entry !== null);
}

function oneOf(values: readonly unknown[]): Reader {
  return (value) => {
    if (!values.includes(value)) throw UNREADABLE;
    return value;
  };
}

const requiredText: Reader<string> = (value) => {
  if (typeof value === "number") return String(value);
  if (typeof value !== "string" || value === "") throw UNREADABLE;
  return value;
};
const text = maybe(requiredText, "");
const name: Reader<string> = (value) => nameInPageLanguage(requiredText(value));
const device: Reader<string> = (value) =>
  deviceInPageLanguage(requiredText(value));
const textOrNull = maybe(requiredText, null);
const texts = entries(requiredText);

/** Reads a number, or a decimal as text. */
const requiredNumber: Reader<number> = (value) => {
  const number = typeof value === "string" && value ? Number(value) : value;
  if (typeof number !== "number" || !Number.isFinite(number)) throw UNREADABLE;
  return number;
};
const number = maybe(requiredNumber, 0);
const numberOrNull = maybe(requiredNumber, null);
const numberIfSent = maybe(requiredNumber, undefined);

const requiredFlag = oneOf([true, false]);
const flag = maybe(requiredFlag, false);

const userType: Reader = oneOf(USER_TYPES);
const language = maybe(oneOf(LANGUAGES), undefined);
const status: Reader = oneOf(MATCH_STATUSES);

/** Reads a time in epoch milliseconds or in ISO 8601. */
const instant: Reader<number> = (value) =>
  requiredNumber(
    new Date(
      typeof value === "string" ? value : requiredNumber(value),
    ).getTime(),
  );
const instantOrNull = maybe(instant, null);

const isoInstant: Reader<string> = (value) =>
  new Date(instant(requiredText(value))).toISOString();

const day: Reader<string> = (value) => {
  const date = requiredText(value);
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) throw UNREADABLE;
  instant(date);
  return date;
};

const timeZone: Reader<string> = (value) => {
  const zone = requiredText(value);
  new Intl.DateTimeFormat("en", { timeZone: zone });
  return zone;
};

const storedFile = fields<StoredFile>({
  ...each(requiredText, "id", "name"),
  size: number,
  type: text,
});
const fileOrNull = maybe(storedFile, null);

const investorFields: Readers<InvestorFields> = {
  location: text,
  ...each(textOrNull, "investment_target_min", "investment_target_max"),
  ...each(texts, "sectors_of_interest", "investment_types_investor"),
};

const profileFields: Readers<Profile> = {
  ...investorFields,
  user_type: maybe(userType, "investee"),
  ...each(
    text,
    "email",
    "business_name",
    "business_type",
    "description",
    "business_address",
    "business_stage",
    "sector_type",
    "investment_type",
    "market",
    "pitch_link",
    "financial_position",
    "ability_to_scale",
    "financial_records",
    "investment_preference",
  ),
  capital_needed: textOrNull,
  pitch_deck: (value) => entries(storedFile)([value].flat()),
  ...each(
    numberOrNull,
    "annual_turnover",
    "team_capacity",
    "years_of_operation",
  ),
  revenue: maybe(fields(each(numberOrNull, "min", "max")), null),
  registration: maybe(requiredFlag, null),
  ...each(
    fileOrNull,
    "ability_to_scale_file",
    "financial_records_file",
    "avatar",
  ),
  business_stages_investor: texts,
  ...each(numberIfSent, "version", "match_reruns_used"),
};

/** Reads a profile, whose business name may be in `name`. An object without any field of a profile is none. */
const profile: Reader = (value) => {
  const sent = named(value);
  if (!Object.keys(profileFields).some((name) => sent[name] != null))
    throw UNREADABLE;
  return fields(profileFields)(sent);
};

function named(value: unknown): Readonly<Record<string, unknown>> {
  const { name, ...sent } = object(value);
  return { ...sent, business_name: sent.business_name || name };
}

const reasons = entries(
  fields<MatchReason>({
    criterion: oneOf(MATCH_CRITERIA),
    fits: requiredFlag,
    text: requiredText,
    values: maybe(object, undefined),
  }),
);

const fundingReports = entries(
  fields<FundingReport>({
    by: userType,
    amount: requiredText,
    date: day,
    at: instant,
  }),
);

const statedFunding = fields({ funding_reports: fundingReports });

const match = fields<Match>({
  id: requiredText,
  status,
  funded_ammount: maybe(requiredText, "0.00"),
  match_score: number,
  investee: fields<Match["investee"]>({
    investee_name: maybe(name, ""),
    ...each(text, "sector_type", "pitch_link"),
    capital_needed: textOrNull,
  }),
  investor: fields<Match["investor"]>({
    investor_name: maybe(name, ""),
    ...investorFields,
  }),
  history: entries(
    fields<MatchEvent>({
      status: oneOf([...MATCH_STATUSES, ...MATCH_ENDS]),
      at: instant,
    }),
  ),
  answer_by: maybe(isoInstant, null),
  decline_reason: maybe(oneOf(DECLINE_REASONS), null),
  funding_reports: fundingReports,
  replaced: flag,
  reasons,
});

const matches = list(match);
const matchPage = fields<MatchPage>({
  matches,
  totals: fields<MatchTotals>({
    count: requiredNumber,
    statuses: fields<MatchTotals["statuses"]>(
      each(requiredNumber, ...MATCH_STATUSES, "closed"),
    ),
    funded: requiredText,
    sectors: list(
      fields<MatchTotals["sectors"][number]>({
        sector: text,
        count: requiredNumber,
        names: texts,
      }),
    ),
  }),
});

const offerFields = fields<MatchedInvestor>({
  ...investorFields,
  match_id: requiredText,
  business_name: name,
  match_score: number,
  reasons,
});
/** Reads an offer. One without the id of its match gets the name of the investor instead. */
const offer: Reader<MatchedInvestor> = (value) => {
  const sent = object(value);
  return offerFields({
    ...sent,
    match_id: sent.match_id ?? sent.business_name,
  });
};

const training: Readers<Training> = {
  id: requiredText,
  date: day,
  ...each(text, "time", "title"),
};

const updates = entries(
  fields<Update>({
    ...each(requiredText, "id", "match_id"),
    kind: oneOf([...MATCH_STATUSES, ...MATCH_ENDS, "changed"]),
    name: textOrNull,
    funded_ammount: maybe(requiredText, "0.00"),
    at: instant,
  }),
);

const outlookCount = fields<MatchOutlook["offered"]>({
  count: requiredNumber,
  about: requiredFlag,
});
/** Reads an outlook. A part that is missing is not shown. */
const outlook = fields<MatchOutlook>({
  offered: outlookCount,
  every: maybe(outlookCount, undefined),
  excludes: maybe(oneOf(MATCH_CRITERIA), undefined),
  change: maybe(
    fields<NonNullable<MatchOutlook["change"]>>({
      field: oneOf(["capital_needed", "investment_type"]),
      value: requiredText,
      every: outlookCount,
    }),
    undefined,
  ),
});

const success: Reader<string> = (value) => successInPageLanguage(text(value));
/** Reads the answer to a call of which only the success counts, and a message where there is one. */
const confirmation = fields({ message: success });

/** The calls whose answer has content. Files are not read here. */
type ReadCall = {
  [Name in CallName]: ResponseOf<Name> extends
    | Blob
    | ResponseOf<"logout" | "endSession">
    ? never
    : Name;
}[CallName];

const readers: { readonly [Name in ReadCall | "verifyLink"]: Reader } = {
  checkEmail: fields({ isEmailUnique: requiredFlag }),
  verifyLink: fields<ResponseOf<"verifyLink">>({
    message: success,
    email: maybe(requiredText, undefined),
  }),
  // A login with another role than the two leads to the landing page.
  login: fields({
    ...each(requiredText, "token", "user_type"),
    // Null only if the server says that it has not been set. A language that is unknown here must not be replaced.
    language: maybe(oneOf([null, ...LANGUAGES]), undefined),
  }),
  user: (value) =>
    fields<ResponseOf<"user">>({
      email: text,
      user_type: userType,
      language,
      business_name: textOrNull,
    })(named(value)),
  sessions: list(
    fields<SessionEntry>({
      id: requiredText,
      device,
      ...each(instant, "created_at", "last_seen_at"),
      current: flag,
    }),
  ),
  checkAccess: fields({ allowed: requiredFlag }),
  reminders: fields({ enabled: requiredFlag }),
  setReminders: fields({ enabled: requiredFlag }),
  setLanguage: fields({ language }),
  profile,
  // Not every server sends the saved profile.
  createProfile: (value) => maybe(profile, null)(object(value)),
  updateProfile: (value) => maybe(profile, null)(object(value)),
  matchProfile: profile,
  pitchDecks: list(storedFile),
  addPitchDeck: storedFile,
  matches: (value) =>
    Array.isArray(value) ? matches(value) : matchPage(value),
  // Not every server sends the changed match.
  matchStatus: (value) => maybe(match, null)(object(value)),
  matchReason: match,
  matchOutlook: fields<ResponseOf<"matchOutlook">>({
    outlook: maybe(outlook, null),
  }),
  stateFunding: statedFunding,
  withdrawFunding: statedFunding,
  matchInvestors: fields<ResponseOf<"matchInvestors">>({
    matching_investors: list(offer),
    reruns_left: numberIfSent,
  }),
  updates: fields<ResponseOf<"updates">>({ updates, now: instant }),
  // For the calendars, anything else than a list means that there is nothing to show.
  trainings: entries(fields(training)),
  events: entries(
    fields<CalendarEvent>({
      ...training,
      images: texts,
      ...each(text, "location", "registration_link"),
      ...each(instantOrNull, "start", "end"),
      time_zone: maybe(timeZone, "UTC"),
    }),
  ),
};

/**
 * Returns an answer in the form that its type states, from parsed JSON. Every answer goes through this function: those
 * of calls, those that this browser has stored, and the events of a stream.
 *
 * @throws Error when the value has another shape than the answer to this call.
 */
export function readAnswer<Name extends CallName>(
  name: Name,
  value: unknown,
): ResponseOf<Name> {
  const reader = (readers as Partial<Record<CallName, Reader>>)[name];
  return (reader ?? confirmation)(value) as ResponseOf<Name>;
}
