import type {
  BusinessType,
  Country,
  InvestmentTargetLabel,
  InvestmentType,
  Sector,
  Stage,
} from "../../../contract/enumerations.ts";

/** A fictitious investor of the demo data. */
export type DemoInvestor = {
  readonly name: string;
  readonly country: Country;
  readonly type: BusinessType;
  readonly target: InvestmentTargetLabel;
  readonly sectors: readonly Sector[];
  readonly stages: readonly Stage[];
  readonly offers: readonly InvestmentType[];
  readonly description: string;
  readonly preference: string;
};
