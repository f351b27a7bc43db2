/** The median and the 99th percentile of many durations, in milliseconds. */
export type Times = { readonly p50: number; readonly p99: number };

/** Runs `work` for each item in sequence and summarizes the durations. */
export async function timeEach<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<Times> {
  const durations: number[] = [];
  for (const item of items) {
    const started = performance.now();
    await work(item);
    durations.push(performance.now() - started);
  }
  return summarizeTimes(durations);
}

/** Summarizes durations in milliseconds, in any order. */
export function summarizeTimes(durations: readonly number[]): Times {
  const sorted = durations.toSorted((a, b) => a - b);
  return { p50: percentile(sorted, 0.5), p99: percentile(sorted, 0.99) };
}

/** Returns the median of numbers in any order; NaN when there are none. */
export function median(values: readonly number[]): number {
  return (
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ??
    Number.NaN
  );
}

/** Formats durations as a line of a report. */
export function lineOf(label: string, { p50, p99 }: Times): string {
  return `  ${label.padEnd(28)} p50 ${formatMilliseconds(p50)}   p99 ${formatMilliseconds(p99)}`;
}

/** Returns the ratio of the first duration to the second as text, such as "2.5 times". */
export function ratioOf(slower: number, faster: number): string {
  const ratio = slower / faster;
  return `${ratio < 10 ? ratio.toFixed(1) : Math.round(ratio)} times`;
}

function percentile(sorted: readonly number[], share: number): number {
  const index = Math.min(sorted.length - 1, Math.floor(sorted.length * share));
  return sorted[index] ?? 0;
}

function formatMilliseconds(time: number): string {
  return `${time.toFixed(time < 10 ? 2 : 0).padStart(6)} ms`;
}
