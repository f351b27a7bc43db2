import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { isLoopback } from "../origins.ts";

/** Number of 16-bit groups that identify an IPv6 network of one client. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Returns the client address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one client controls
 * all addresses of such a network. An IPv4-mapped IPv6 address is treated as IPv4.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, "ip">): string {
  if (isIPv4(ip) || !isIPv6(ip)) return ip;
  const groups = parseGroups(ip);
  const isMapped =
    groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 0xff])
      .join(".");
  const network = groups.slice(0, NETWORK_GROUPS);
  return `${network.map((group) => group.toString(16)).join(":")}::/64`;
}

/** Returns the eight groups of an IPv6 address. */
function parseGroups(address: string): number[] {
  const [withoutZone = ""] = address.split("%");
  // The URL parser normalises all forms of an address, including dotted parts.
  const { hostname } = new URL(`http://[${withoutZone}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")))
    .map((part) => part.map((group) => Number.parseInt(group, 16)));
  if (!tail) return head;
  const zeros = Array<number>(GROUPS - head.length - tail.length).fill(0);
  return [...head, ...zeros, ...tail];
}

/**
 * Headers that proxies, load balancers and content delivery networks add: the client's address, the original request, and the
 * proxies on the way. Header names are in lower case here.
 */
const FORWARDING_HEADERS = [
  /^(x-)?forwarded/,
  /^x-proxy|^x-(original|originating|rewrite|envoy|real|remote|cluster|coming|arr|azure|akamai|amz-cf|amzn|appengine|cdn|cloud|nf|sucuri|vercel)-/,
  /^(akamai|cf|fastly|fly|incap|wl-proxy)-/,
  /(^|-)(client|connecting|peer|real|remote|source|src)-?(ip|ips|addr|address)(v6)?$/,
  /^(via|cdn-loop|front-end-https|x-host|x-scheme|x-url-scheme|x-ssl|x-nginx-proxy)$/,
];

/**
 * Returns whether the server is in local mode and the request comes from this machine without a proxy.
 */
export function isLocalRequest(
  env: Pick<Environment, "isLocalMode">,
  { headers }: FastifyRequest,
): boolean {
  return (
    env.isLocalMode &&
    isLoopback((headers.host ?? "").replace(/:\d*$/, "")) &&
    !Object.keys(headers).some((header) =>
      FORWARDING_HEADERS.some((pattern) => pattern.test(header)),
    )
  );
}
