import { globSync } from "node:fs";
import { dirname } from "node:path";
import { areasOf, type ChartModule } from "./areas.ts";

const folders = globSync("*/chart.ts", { cwd: import.meta.dirname })
  .map((path) => dirname(path))
  .sort();

/** The flows by area: every machine that a `machines/<flow>/chart.ts` exports. */
export const areas = areasOf(
  await Promise.all(
    folders.map(
      (folder): Promise<ChartModule> => import(`./${folder}/chart.ts`),
    ),
  ),
);

/** Every flow of the product. */
export const catalogue = areas.flatMap(({ flows }) => flows);
