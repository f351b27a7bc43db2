/** Runs in a separate process: acquires the lock of the given data directory, prints "taken" and keeps the lock, or prints the error. */
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
