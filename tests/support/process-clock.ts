/**
 * Preloaded into a server process with `node --import`. Moves the clock forward by the milliseconds that the test
 * sends, so that tests of long delays need not wait.
 */
const systemNow = Date.now;
let offset = 0;
Date.now = () => systemNow() + offset;

process.on("message", (milliseconds) => {
  offset += Number(milliseconds);
  process.send?.("advanced");
});
// The channel to the test must not keep the process running.
process.channel?.unref();
