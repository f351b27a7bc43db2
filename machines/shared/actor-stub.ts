/**
 * Placeholder for every actor that a chart names. The shell provides the real one with `machine.provide`.
 * @throws always, so that a chart without the real actor fails at once.
 */
export async function notProvided(): Promise<never> {
  throw new Error("This actor is given by the shell with machine.provide");
}

/**
 * Placeholder for callback actors, which cannot reject a promise.
 * @throws always.
 */
export function notProvidedSource(): never {
  throw new Error("This actor is given by the shell with machine.provide");
}
