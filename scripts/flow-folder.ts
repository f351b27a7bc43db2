import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** Converts the name of a folder to the name of its flow: `live-updates` to `liveUpdates`. */
export function flowOfFolder(folder: string): string {
  return folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** Converts the name of a flow to the name of its folders: `liveUpdates` to `live-updates`. */
export function folderOfFlow(flow: string): string {
  return flow.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Returns the test folder of the flow that a file belongs to, or null if it belongs to none. */
export function flowTestsOf(file: string): string | null {
  const folder = dirname(file);
  return existsSync(join(folder, "chart.ts"))
    ? folder.replace("machines", "tests/flows")
    : null;
}
