import { join } from "node:path";

/** The root folder of the project. The folder of this file, in the sources or in the build, is directly below it. */
export const ROOT = join(import.meta.dirname, "..");
