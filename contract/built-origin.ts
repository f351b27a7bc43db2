/** Placeholder origin in the addresses of the built pages. The server replaces it with its own origin at run time. */
export const BUILT_ORIGIN = "https://site.example.org";
