import { globSync } from "node:fs";
import { areasOf, type ChartModule } from "./areas.ts";

const charts = globSync("*/chart.ts", { cwd: import.meta.dirname }).sort();

/** The flows by area: every machine that a `machines/<flow>/chart.ts` exports. */
export const areas = areasOf(
  await Promise.all(
    charts.map((path): Promise<ChartModule> => import(`./${path}`)),
  ),
);

/** Every flow of the product. */
export const catalogue = areas.flatMap(({ flows }) => flows);
