/** Placeholder for the origin in the URLs of the built files. The server replaces it with its public origin. */
export const BUILT_ORIGIN = "https://site.example.org";
