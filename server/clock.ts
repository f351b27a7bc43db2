/** The only source of the current time in server/, in epoch milliseconds. */
export type Clock = { now(): number };

export const systemClock: Clock = { now: () => Date.now() };
