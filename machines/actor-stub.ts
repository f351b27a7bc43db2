/**
 * The body of every actor that a chart only names: the shell gives the real one with `machine.provide`, so a
 * chart that runs without it fails at once and by name.
 */
export async function notProvided(): Promise<never> {
  throw new Error("This actor is given by the shell with machine.provide");
}

/** The same for a callback actor, which has no promise to reject. */
export function notProvidedSource(): never {
  throw new Error("This actor is given by the shell with machine.provide");
}
