import * as module from "xstate-toolkit:catalogue";
import { readCatalogue } from "../show/catalogue.ts";

/** The catalogue of the project. A Vite alias in `visualiser-page.ts` resolves the import to the catalogue file. */
export const catalogue = readCatalogue(module);
