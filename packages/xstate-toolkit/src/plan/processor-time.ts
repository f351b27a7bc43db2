/**
 * Returns the processor time of this thread in milliseconds, or, where it cannot be read, as in a browser, the time
 * since the page was opened. Processor time does not depend on what else the machine does.
 */
export function processorTime(): number {
  const usage = globalThis.process?.threadCpuUsage?.();
  return usage ? (usage.user + usage.system) / 1_000 : performance.now();
}
