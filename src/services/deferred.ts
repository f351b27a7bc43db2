/** Returns a promise and the function that resolves it, as `Promise.withResolvers` does, which the oldest browsers lack. */
export function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}
