/**
 * Preloaded into a server process with `node --import`. Moves the clock forward by the milliseconds that the test
 * sends, so that tests of long delays need not wait. CLOCK_OFFSET is the number of milliseconds by which the clock is ahead
 * from the start. With INTERVALS=moved, each move, also one by 0, runs the periodic work once.
 */
const systemNow = Date.now;
let offset = Number(process.env.CLOCK_OFFSET ?? 0);
Date.now = () => systemNow() + offset;

const periodicWork = new Map<unknown, () => void>();
const { setInterval, clearInterval } = globalThis;
if (process.env.INTERVALS === "moved") {
  globalThis.setInterval = ((handler: () => void, delay: number) => {
    const timer = setInterval(handler, delay);
    periodicWork.set(timer, handler);
    return timer;
  }) as typeof globalThis.setInterval;
  globalThis.clearInterval = (timer) => {
    periodicWork.delete(timer);
    clearInterval(timer);
  };
}

process.on("message", (milliseconds) => {
  offset += Number(milliseconds);
  for (const run of periodicWork.values()) run();
  process.send?.("advanced");
});
// The channel to the test must not keep the process running.
process.channel?.unref();
