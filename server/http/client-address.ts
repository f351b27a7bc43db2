import { isIPv4, isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";

/** Number of 16-bit groups that identify an IPv6 network of one client. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * Returns the client address for rate limits: an IPv4 address, or the /64 network of an IPv6 address, because one client controls
 * all addresses of such a network. An IPv4-mapped IPv6 address is treated as IPv4.
 */
export function clientAddress(request: Pick<FastifyRequest, "ip">): string {
  return networkOf(request.ip);
}

/** Returns the client address for rate limits from an IP address as text. Returns any other text unchanged. */
export function networkOf(address: string): string {
  if (isIPv4(address) || !isIPv6(address)) return address;
  const groups = groupsOf(address);
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
function groupsOf(address: string): number[] {
  const [bare = ""] = address.split("%");
  // The URL parser normalises all forms of an address, including dotted parts.
  const { hostname } = new URL(`http://[${bare}]`);
  const [head = [], tail] = hostname
    .slice(1, -1)
    .split("::")
    .map((part) => (part === "" ? [] : part.split(":")))
    .map((part) => part.map((group) => Number.parseInt(group, 16)));
  if (!tail) return head;
  const zeros = Array<number>(GROUPS - head.length - tail.length).fill(0);
  return [...head, ...zeros, ...tail];
}
