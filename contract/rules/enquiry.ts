/** The browser's user agent and the host of the page. */
export type BrowserFacts = {
  readonly userAgent: string;
  readonly host: string;
};

/** The operator's settings that decide when webmail is used. */
export type WebmailSettings = {
  /** Words in the user agent of desktop mail clients. */
  readonly clients: readonly string[];
  /** Webmail hosts, including their subdomains. */
  readonly hosts: readonly string[];
};

/**
 * True when an enquiry opens a webmail compose page: inside a desktop mail client's browser or on a webmail site, where mailto
 * links do not work. Other visitors get a mailto link.
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
