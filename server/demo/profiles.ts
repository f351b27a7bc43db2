import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
} from "../../contract/enumerations.ts";
import type { profiles } from "../database/schema.ts";
import type { DemoInvestee } from "./investees.ts";
import type { DemoInvestor } from "./investors/demo-investor.ts";

type Columns = Partial<typeof profiles.$inferInsert>;

/** Returns the stored profile of an invented investor. */
export function investorColumns(investor: DemoInvestor): Columns {
  const target: InvestmentTarget | undefined = INVESTMENT_TARGETS.find(
    ({ label }) => label === investor.target,
  );
  return {
    businessName: investor.name,
    businessType: investor.type,
    description: investor.description,
    location: investor.country,
    investmentPreference: investor.preference,
    investmentTargetMin: target?.min.toFixed(2) ?? null,
    investmentTargetMax:
      target && !target.openEnded ? target.max.toFixed(2) : null,
    sectorsOfInterest: [...investor.sectors],
    businessStagesInvestor: [...investor.stages],
    investmentTypesInvestor: [...investor.offers],
  };
}

/** Returns the stored profile of an invented business. */
export function investeeColumns(investee: DemoInvestee): Columns {
  return {
    businessName: investee.name,
    businessType: investee.type,
    description: investee.description,
    location: investee.country,
    businessAddress: investee.address,
    market: investee.market,
    pitchLink: `https://example.org/pitch/${slugOf(investee.name)}`,
    businessStage: investee.stage,
    capitalNeeded: investee.ticket.toFixed(2),
    sectorType: investee.sector,
    investmentType: investee.seeks,
    registration: true,
    yearsOfOperation: investee.years,
    teamCapacity: investee.team,
    revenueMin: (investee.turnover * 0.8).toFixed(2),
    revenueMax: investee.turnover.toFixed(2),
    annualTurnover: investee.turnover.toFixed(2),
    financialPosition: investee.position,
    abilityToScale:
      "The next step is planned, priced and needs the ticket only.",
    financialRecords: "Audited accounts of the last two years.",
  };
}

/** Returns the e-mail address of an invented member. */
export function demoEmail(name: string): string {
  return `${slugOf(name)}@example.org`;
}

function slugOf(name: string): string {
  return name
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z\d]+/g, "-");
}
