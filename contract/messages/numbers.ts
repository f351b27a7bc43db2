/** Numbers of the product that any message may name as a parameter, from the constants. */
export const numbers = {} as const;
