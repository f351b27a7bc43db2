import { coachingProgrammes } from "./coaching.ts";
import { externalProgrammes } from "./external.ts";
import { masterProgrammes } from "./master.ts";
import type { CatalogueProgramme } from "./programme.ts";

/** The whole catalogue, in the order within each category. */
export const programmes: readonly CatalogueProgramme[] = [
  ...masterProgrammes,
  ...externalProgrammes,
  ...coachingProgrammes,
];
