/**
 * Preloaded into the process of a server with `node --import`: moves its time forward by the milliseconds that the test sends, for
 * tests of features that take minutes.
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
