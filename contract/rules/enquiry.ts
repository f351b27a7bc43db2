/** What a browser says of itself and of the page: its user agent, and the host of the address. */
export type BrowserFacts = {
  readonly userAgent: string;
  readonly host: string;
};

/** What the operator calls webmail. */
export type WebmailSettings = {
  /** Words by which the browser of a desktop mail client names itself. */
  readonly clients: readonly string[];
  /** Hosts whose pages are webmail; their subdomains count too. */
  readonly hosts: readonly string[];
};

/**
 * True when an enquiry goes to a webmail compose page: in the browser of a desktop mail client, and on a webmail
 * page, where a mailto link leads nowhere. Everybody else gets a mailto link (§2 Programmes screen).
 */
export function usesWebmail(
  { userAgent, host }: BrowserFacts,
  { clients, hosts }: WebmailSettings,
): boolean {
  const agent = userAgent.toLowerCase();
  return (
    clients.some((client) => agent.includes(client.toLowerCase())) ||
    hosts.some((known) => host === known || host.endsWith(`.${known}`))
  );
}
