/** Run as a process of its own: takes the lock of the data directory that it is given, says so, and holds it. */
import { lockDataDir } from "../../server/database/data-dir-lock.ts";

const [, , dataDir = ""] = process.argv;
try {
  await lockDataDir(dataDir);
  console.log("taken");
  process.stdin.resume();
} catch (error) {
  console.log(error instanceof Error ? error.message : error);
}
