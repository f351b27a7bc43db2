import type { TestFlow } from "./test-paths.ts";

/** Returns all data, for other tools. */
export function jsonOf(flows: readonly TestFlow[]): string {
  return `${JSON.stringify(flows, null, 2)}\n`;
}
