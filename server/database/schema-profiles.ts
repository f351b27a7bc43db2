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
  BusinessType,
  Country,
  FinancialPosition,
  InvestmentType,
  Sector,
  Stage,
} from "../../contract/enumerations.ts";
import type { FieldName, ProfileField } from "../../contract/profile/fields.ts";
import { bytes, instant, randomId, rowNumber } from "./columns.ts";
import { accountReference } from "./schema-accounts.ts";

const amount = (name: string) => numeric(name, { precision: 14, scale: 2 });
const requiredText = (name: string) => text(name).notNull().default("");
const list = (name: string) =>
  text(name).array().notNull().default(sql`'{}'::text[]`);

/** Profiles. Missing texts are empty strings; amounts are US dollars. */
export const profiles = pgTable("profiles", {
  accountId: accountReference("account_id").primaryKey(),
  createdAt: instant("created_at").notNull(),
  updatedAt: instant("updated_at").notNull(),

  // Shared fields.
  businessName: requiredText("business_name"),
  businessType: requiredText("business_type").$type<BusinessType | "">(),
  location: requiredText("location").$type<Country | "">(),
  description: requiredText("description"),
  businessAddress: requiredText("business_address"),

  // Investee fields.
  capitalNeeded: amount("capital_needed"),
  businessStage: requiredText("business_stage").$type<Stage | "">(),
  sectorType: requiredText("sector_type").$type<Sector | "">(),
  investmentType: requiredText("investment_type").$type<InvestmentType | "">(),
  market: requiredText("market"),
  pitchLink: requiredText("pitch_link"),
  annualTurnover: amount("annual_turnover"),
  financialPosition: requiredText("financial_position").$type<
    FinancialPosition | ""
  >(),
  revenueMin: amount("revenue_min"),
  revenueMax: amount("revenue_max"),
  teamCapacity: integer("team_capacity"),
  yearsOfOperation: integer("years_of_operation"),
  registration: boolean("registration"),
  abilityToScale: requiredText("ability_to_scale"),
  financialRecords: requiredText("financial_records"),
  /** Re-runs used so far, at most 2. */
  matchRerunsUsed: smallint("match_reruns_used").notNull().default(0),

  // Investor fields.
  investmentTargetMin: amount("investment_target_min"),
  /** Null with a minimum means open-ended. */
  investmentTargetMax: amount("investment_target_max"),
  sectorsOfInterest: list("sectors_of_interest"),
  businessStagesInvestor: list("business_stages_investor"),
  investmentTypesInvestor: list("investment_types_investor"),
  investmentPreference: requiredText("investment_preference"),
});

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
 * Search rows of investors that can be matched (verified, active, complete profile), one per combination of their choices, so that
 * matching needs one index scan per combination. `ticketRange` is an index in INVESTMENT_TARGETS.
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
