/**
 * Returns the milliseconds that the processor has worked, so that a search does the same on a busy machine as on an idle
 * one. Where they are unknown, as in a browser, returns the time.
 */
export function workTime(): number {
  const { process } = globalThis as { process?: Partial<NodeJS.Process> };
  const usage = process?.threadCpuUsage?.() ?? process?.cpuUsage?.();
  return usage ? (usage.user + usage.system) / 1_000 : performance.now();
}
