import {
  type COUNTRIES,
  INVESTMENT_TARGETS,
} from "../../../contract/enumerations.ts";
import type {
  INVESTMENT_TYPES,
  SECTORS,
  STAGES,
} from "../../../contract/profile/options.ts";

type Country = (typeof COUNTRIES)[number];
type InvestmentType = (typeof INVESTMENT_TYPES)[number];
type Sector = (typeof SECTORS)[number];
type Stage = (typeof STAGES)[number];

/** A fictional investor with the fields of its profile. */
export type LabelledInvestor = {
  readonly name: string;
  readonly location: Country;
  readonly target: (typeof INVESTMENT_TARGETS)[number]["label"];
  readonly sectors: readonly Sector[];
  readonly stages: readonly Stage[];
  readonly types: readonly InvestmentType[];
};

/** A fictional business with the investors that an analyst would introduce to it. */
export type LabelledInvestee = {
  readonly name: string;
  readonly location: Country;
  readonly sector: Sector;
  readonly stage: Stage;
  /** In US dollars. */
  readonly ticket: number;
  readonly type: InvestmentType;
  /** Names of investors, best first. */
  readonly ranking: readonly string[];
  readonly why: string;
};

/** Returns the minimum and maximum of an investor's range; an open-ended range has no maximum. */
export function rangeOf({ target }: LabelledInvestor) {
  const range = INVESTMENT_TARGETS.find(({ label }) => label === target);
  if (!range) throw new Error(`No range ${target}`);
  return {
    investmentTargetMin: range.min.toFixed(2),
    investmentTargetMax: range.openEnded ? null : range.max.toFixed(2),
  };
}
