import * as module from "xstate-toolkit:catalogue";
import { readCatalogue } from "../show/catalogue.ts";

/** The machines of the project. `visualiser-page.ts` provides their module. */
export const catalogue = readCatalogue(module);
