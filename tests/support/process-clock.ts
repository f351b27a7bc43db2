/**
 * Preloaded into a server process with `node --import`. Moves the clock forward by the milliseconds that the test
 * sends, so that tests of long delays need not wait. CLOCK_OFFSET is the number of milliseconds by which the clock is ahead
 * from the start, and TIMER_SPEED the factor by which intervals are shortened.
 */
const systemNow = Date.now;
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
Date.now = () => systemNow() + offset;

const speed = Number(process.env.TIMER_SPEED ?? 1);
const { setInterval } = globalThis;
globalThis.setInterval = ((
  handler: (...args: unknown[]) => void,
  delay = 0,
  ...args: unknown[]
) =>
  setInterval(
    handler,
    delay / speed,
    ...args,
  )) as typeof globalThis.setInterval;

process.on("message", (milliseconds) => {
  offset += Number(milliseconds);
  process.send?.("advanced");
});
// The channel to the test must not keep the process running.
process.channel?.unref();
