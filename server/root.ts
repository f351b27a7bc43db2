import { join } from "node:path";

/** The root folder of the project. Both `server/` and the build folder of the server are directly below the root. */
export const ROOT = join(import.meta.dirname, "..");
