type Mail = {
  readonly to: string;
  readonly cc?: string;
  readonly subject: string;
  readonly body: string;
};

/** Returns the URL of a webmail compose page with all fields filled in. */
export function composeLink(page: string, { to, cc, subject, body }: Mail) {
  const address = new URL(page);
  const fields = { to, ...(cc && { cc }), subject, body };
  for (const [name, value] of Object.entries(fields))
    address.searchParams.set(name, value);
  return address.href;
}

/** Returns the `mailto:` URL of an address. The address is escaped, so that it cannot add fields (RFC 6068). */
export function addressLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}

/** Returns a `mailto:` URL with all fields filled in. */
export function mailLink({ to, cc, subject, body }: Mail): string {
  const fields = {
    ...(cc && { cc }),
    subject,
    body: body.replaceAll("\n", "\r\n"),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `${addressLink(to)}?${query}`;
}
