import { coachingProgrammes } from "./coaching.ts";
import { externalProgrammes } from "./external.ts";
import { masterProgrammes } from "./master.ts";
import type { CatalogueProgramme } from "./programme.ts";

/** The whole catalogue (§3 Programme), in the order in which it is shown within each category. */
export const programmes: readonly CatalogueProgramme[] = [
  ...masterProgrammes,
  ...externalProgrammes,
  ...coachingProgrammes,
];
