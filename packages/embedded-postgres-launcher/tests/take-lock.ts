/**
 * Runs in a separate process. Locks the folder in its argument until the process ends, and prints "taken". If the folder
 * cannot be locked, prints the error.
 */
import { openFolder } from "../src/folder.ts";
import { lockFolder } from "../src/lock.ts";

const [, , dataDir = ""] = process.argv;
try {
  process.once("exit", lockFolder(openFolder(dataDir)));
  console.log("taken");
  process.stdin.resume();
} catch (error) {
  console.log((error as Error).message);
}
