export type Mail = {
  readonly to: string;
  readonly cc?: string;
  readonly subject: string;
  readonly body: string;
};

/** Returns the URL of a webmail compose page with all fields filled in. */
export function composeLink(
  page: string,
  { to, cc, subject, body }: Mail,
): string {
  const address = new URL(page);
  const fields = { to, ...(cc && { cc }), subject, body };
  for (const [name, value] of Object.entries(fields))
    address.searchParams.set(name, value);
  return address.href;
}

/** Returns a `mailto:` URL with all fields filled in (RFC 6068). */
export function mailLink({ to, cc, subject, body }: Mail): string {
  const fields = {
    ...(cc && { cc }),
    subject,
    body: body.replaceAll("\n", "\r\n"),
  };
  const query = Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join("&");
  return `mailto:${encodeURIComponent(to).replaceAll("%40", "@")}?${query}`;
}
