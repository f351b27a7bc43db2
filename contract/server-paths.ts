/** The paths that the server answers itself. Every other path without a file extension is a page of the site. */
export const SERVER_PATHS = /^\/(api|dev|flows|logout|healthz)(\/|$)/;
