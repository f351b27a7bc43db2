import type { DemoInvestor } from "./demo-investor.ts";
import { eastAfricaInvestors } from "./east-africa.ts";
import { northAndCentralAfricaInvestors } from "./north-and-central-africa.ts";
import { southernAfricaInvestors } from "./southern-africa.ts";
import { westAfricaInvestors } from "./west-africa.ts";

/** Every fictitious investor except the one with a printed login, in various countries, sectors, stages and ranges. */
export const demoInvestors: readonly DemoInvestor[] = [
  ...eastAfricaInvestors,
  ...westAfricaInvestors,
  ...southernAfricaInvestors,
  ...northAndCentralAfricaInvestors,
];
