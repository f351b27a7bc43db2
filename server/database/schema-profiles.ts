import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
} from "drizzle-orm/pg-core";
import type {
  FieldName,
  FieldsWith,
  ProfileField,
} from "../../contract/profile/fields.ts";
import type { Profile } from "../../contract/profile/wire.ts";
import { bytes, instant, randomId, rowNumber } from "./columns.ts";
import { accountReference } from "./schema-accounts.ts";

const amount = (name: string) => numeric(name, { precision: 14, scale: 2 });
const textOrEmpty = (name: string) => text(name).notNull().default("");
const choice = <Name extends FieldsWith<{ readonly kind: "choice" }>>(
  name: Name,
) => textOrEmpty(name).$type<Profile[Name]>();
const list = (name: string) =>
  text(name).array().notNull().default(sql`'{}'::text[]`);

/** The condition that a profile has what matching requires of a business. The fields of investors are empty. */
export const isCompleteBusiness = sql`business_name <> '' and business_type <> '' and business_stage <> '' and sector_type <> '' and capital_needed > 0`;

/**
 * Profiles. The columns of fields are in the order of `PROFILE_FIELDS`. A text field without a value is an empty
 * string. Amounts are in US dollars.
 */
export const profiles = pgTable(
  "profiles",
  {
    accountId: accountReference("account_id").primaryKey(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),

    businessName: textOrEmpty("business_name"),
    businessType: choice("business_type"),
    location: choice("location"),
    description: textOrEmpty("description"),
    businessAddress: textOrEmpty("business_address"),
    capitalNeeded: amount("capital_needed"),
    businessStage: choice("business_stage"),
    sectorType: choice("sector_type"),
    investmentType: choice("investment_type"),
    market: textOrEmpty("market"),
    pitchLink: textOrEmpty("pitch_link"),
    annualTurnover: amount("annual_turnover"),
    financialPosition: choice("financial_position"),
    revenueMin: amount("revenue_min"),
    revenueMax: amount("revenue_max"),
    teamCapacity: integer("team_capacity"),
    yearsOfOperation: integer("years_of_operation"),
    registration: boolean("registration"),
    abilityToScale: textOrEmpty("ability_to_scale"),
    financialRecords: textOrEmpty("financial_records"),
    investmentTargetMin: amount("investment_target_min"),
    /** If the minimum is set, null means that there is no upper limit. */
    investmentTargetMax: amount("investment_target_max"),
    sectorsOfInterest: list("sectors_of_interest"),
    businessStagesInvestor: list("business_stages_investor"),
    investmentTypesInvestor: list("investment_types_investor"),
    investmentPreference: textOrEmpty("investment_preference"),

    /** Re-runs used so far, at most MAX_RERUNS. */
    matchRerunsUsed: smallint("match_reruns_used").notNull().default(0),
    /** Incremented by each save that changes a field or a file. A save from an older version is a conflict. */
    version: integer("version").notNull().default(1),
  },
  (table) => [
    index("profiles_businesses")
      .on(
        table.accountId,
        table.sectorType,
        table.businessStage,
        table.investmentType,
        table.location,
        table.capitalNeeded,
      )
      .where(isCompleteBusiness),
  ],
);

export type FileKind = Exclude<FieldName, ProfileField>;

/** Uploaded files with their content, so that every node can serve them. */
export const files = pgTable(
  "files",
  {
    id: randomId(),
    accountId: accountReference("account_id"),
    kind: text("kind").$type<FileKind>().notNull(),
    name: text("name").notNull(),
    /** Detected from the content, not from the name. */
    contentType: text("content_type").notNull(),
    /** In bytes. */
    size: integer("size").notNull(),
    content: bytes("content").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [index("files_account_kind").on(table.accountId, table.kind)],
);

/**
 * An index of the investors who can be matched (verified, active, complete profile), with one row per combination of an
 * investor's sectors, stages and investment types. `ticketRange` is an index into INVESTMENT_TARGETS.
 */
export const investorCriteria = pgTable(
  "investor_criteria",
  {
    id: rowNumber("id"),
    accountId: accountReference("account_id"),
    sector: text("sector").notNull(),
    investmentType: text("investment_type").notNull(),
    stage: text("stage").notNull(),
    ticketRange: smallint("ticket_range").notNull(),
    country: text("country").notNull(),
  },
  (table) => [
    index("investor_criteria_account").on(table.accountId),
    index("investor_criteria_sector").on(
      table.sector,
      table.ticketRange,
      table.stage,
      table.investmentType,
      table.country,
      table.accountId,
    ),
    index("investor_criteria_any_country").on(
      table.sector,
      table.ticketRange,
      table.stage,
      table.investmentType,
      table.accountId,
    ),
  ],
);
