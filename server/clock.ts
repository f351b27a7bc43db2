/** The only source of the current time in server/, in epoch milliseconds. */
export type Clock = { now(): number };

/** The time of the system. */
export const systemClock: Clock = { now: () => Date.now() };
