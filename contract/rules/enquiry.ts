/** The browser's user agent and the host of the page. */
export type BrowserInfo = {
  readonly userAgent: string;
  readonly host: string;
};

/** The operator's settings that decide when webmail is used. */
export type WebmailSettings = {
  /** Words in the user agent that identify desktop mail clients. */
  readonly clients: readonly string[];
  /** Webmail hosts. Their subdomains match as well. */
  readonly hosts: readonly string[];
};

/**
 * Returns whether an enquiry opens a webmail compose page instead of a mailto link. Mailto links do not work in the
 * built-in browser of a desktop email client or on a webmail site.
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
