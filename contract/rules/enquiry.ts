/** The browser's user agent and the host of the page. */
export type BrowserInfo = {
  readonly userAgent: string;
  readonly host: string;
};

/** The operator's settings that decide when webmail is used. */
export type WebmailSettings = {
  /** Words that identify desktop mail clients in the user agent. */
  readonly clients: readonly string[];
  /** Webmail hosts, including their subdomains. */
  readonly hosts: readonly string[];
};

/**
 * Returns whether an enquiry opens a webmail compose page instead of a mailto link. It does in the browser of a desktop email
 * client and on a webmail site, where mailto links do not work.
 */
export function usesWebmail(
  { userAgent, host }: BrowserInfo,
  { clients, hosts }: WebmailSettings,
): boolean {
  const agent = userAgent.toLowerCase();
  return (
    clients.some((client) => agent.includes(client.toLowerCase())) ||
    hosts.some((name) => host === name || host.endsWith(`.${name}`))
  );
}
