/** Returns the origin of an http(s) URL that consists only of an origin; null for any other text. */
export function originOf(text: string): string | null {
  const url = URL.parse(text);
  if (!url || !["http:", "https:"].includes(url.protocol)) return null;
  // An empty query or fragment does not count.
  const isOriginOnly = url.href.replace(/\??#?$/, "") === `${url.origin}/`;
  return isOriginOnly ? url.origin : null;
}

/** Returns whether a host name or address is loopback. */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, "").toLowerCase();
  return (
    name === "localhost" ||
    name === "::1" ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
  );
}
