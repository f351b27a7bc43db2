/** The origin in the addresses of the built pages, which a server replaces with its own: a build does not know it. */
export const BUILT_ORIGIN = "https://site.example.org";
