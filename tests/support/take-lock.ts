/**
 * Runs in a separate process. Locks the given data directory until the process ends, and prints "taken". If the
 * directory cannot be locked, prints the error.
 */
import { lockDataDir } from "../../server/database/data-dir-lock.ts";

const [, , dataDir = ""] = process.argv;
try {
  const unlock = lockDataDir(dataDir);
  process.once("exit", unlock);
  console.log("taken");
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
