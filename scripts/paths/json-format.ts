import type { TestFlow } from "./test-paths.ts";

/** Everything there is, for other tools. */
export function jsonOf(flows: readonly TestFlow[]): string {
  return `${JSON.stringify(flows, null, 2)}\n`;
}
