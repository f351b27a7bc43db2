/** Matches the paths of server endpoints. Every other path without a file extension is a page of the site. */
export const SERVER_PATHS =
  /^\/(api|dev|flows|logout|healthz|livez|readyz)(\/|$)/;
