import { join } from "node:path";

/** The project's folder. Both this folder and the one of the built server are directly below it. */
export const ROOT = join(import.meta.dirname, "..");
