import type { TestFlow } from "./test-paths.ts";

/** Returns all data of the paths as JSON, for other tools. */
export function jsonOf(flows: readonly TestFlow[]): string {
  return `${JSON.stringify(flows, null, 2)}\n`;
}
