import * as module from "xstate-toolkit:catalogue";
import { readCatalogue } from "../show/catalogue.ts";

/** The catalogue of the project. `visualiser-page.ts` provides its module. */
export const catalogue = readCatalogue(module);
