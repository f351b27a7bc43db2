/** The oldest browsers in which the site works. Browsers built on Chromium 109, such as Edge 109, are included. */
export const OLDEST_BROWSERS = {
  chrome: "109",
  firefox: "115",
  safari: "16.4",
} as const;

/** The browsers as targets of Vite's build. */
export const BUILD_TARGETS = Object.entries(OLDEST_BROWSERS).map(
  ([name, version]) => `${name}${version}`,
);
