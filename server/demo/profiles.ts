import {
  INVESTMENT_TARGETS,
  type InvestmentTarget,
} from "../../contract/enumerations.ts";
import type { profiles } from "../database/schema.ts";
import type { DemoInvestee } from "./investees.ts";
import type { DemoInvestor } from "./investors/demo-investor.ts";

type Columns = Partial<typeof profiles.$inferInsert>;

/** Returns the stored profile of a fictitious investor. */
export function investorColumns(investor: DemoInvestor): Columns {
  const target: InvestmentTarget | undefined = INVESTMENT_TARGETS.find(
    ({ label }) => label === investor.target,
  );
  return {
    businessName: investor.name,
    businessType: investor.type,
    location: investor.country,
    description: investor.description,
    investmentTargetMin: target?.min.toFixed(2) ?? null,
    investmentTargetMax:
      target && !target.openEnded ? target.max.toFixed(2) : null,
    sectorsOfInterest: [...investor.sectors],
    businessStagesInvestor: [...investor.stages],
    investmentTypesInvestor: [...investor.offers],
    investmentPreference: investor.preference,
  };
}

/** Returns the stored profile of a fictitious business. */
export function investeeColumns(investee: DemoInvestee): Columns {
  return {
    businessName: investee.name,
    businessType: investee.type,
    location: investee.country,
    description: investee.description,
    businessAddress: investee.address,
    capitalNeeded: investee.ticket.toFixed(2),
    businessStage: investee.stage,
    sectorType: investee.sector,
    investmentType: investee.seeks,
    market: investee.market,
    pitchLink: `https://example.org/pitch/${slugOf(investee.name)}`,
    annualTurnover: investee.turnover.toFixed(2),
    financialPosition: investee.position,
    revenueMin: (investee.turnover * 0.8).toFixed(2),
    revenueMax: investee.turnover.toFixed(2),
    teamCapacity: investee.team,
    yearsOfOperation: investee.years,
    registration: true,
    abilityToScale:
      "The next step is planned, priced and needs the ticket only.",
    financialRecords: "Audited accounts of the last two years.",
  };
}

/** Returns the e-mail address of a fictitious member. */
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
