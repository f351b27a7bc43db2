import type { DemoInvestor } from "./demo-investor.ts";
import { eastAfricaInvestors } from "./east-africa.ts";
import { northAndCentralAfricaInvestors } from "./north-and-central-africa.ts";
import { southernAfricaInvestors } from "./southern-africa.ts";
import { westAfricaInvestors } from "./west-africa.ts";

/** Every invented investor but the ready one, over countries, sectors, stages and ranges. */
export const demoInvestors: readonly DemoInvestor[] = [
  ...eastAfricaInvestors,
  ...westAfricaInvestors,
  ...southernAfricaInvestors,
  ...northAndCentralAfricaInvestors,
];
