import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { isLoopback } from "../origins.ts";

/**
 * Headers that proxies, load balancers and content delivery networks add: the client's address, the original request, and the
 * proxies on the way. Header names are in lower case here.
 */
const FORWARDING = [
  /^(x-)?forwarded/,
  /^x-proxy|^x-(original|originating|rewrite|envoy|real|remote|cluster|coming|arr|azure|akamai|amz-cf|amzn|appengine|cdn|cloud|nf|sucuri|vercel)-/,
  /^(akamai|cf|fastly|fly|incap|wl-proxy)-/,
  /(^|-)(client|connecting|peer|real|remote|source|src)-?(ip|ips|addr|address)(v6)?$/,
  /^(via|cdn-loop|front-end-https|x-host|x-scheme|x-url-scheme|x-ssl|x-nginx-proxy)$/,
];

/**
 * Returns whether a request is in local mode: the server is in local mode, and the request comes from this machine
 * without a proxy.
 */
export function isLocalMode(
  env: Pick<Environment, "isLocalMode">,
  request: FastifyRequest,
): boolean {
  return (
    env.isLocalMode &&
    isLoopback(hostnameOf(request.headers.host)) &&
    !Object.keys(request.headers).some(isForwarding)
  );
}

function isForwarding(header: string): boolean {
  return FORWARDING.some((pattern) => pattern.test(header));
}

function hostnameOf(host: string | undefined): string {
  return (host ?? "").replace(/:\d*$/, "");
}
