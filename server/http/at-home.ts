import type { FastifyRequest } from "fastify";
import type { Environment } from "../environment.ts";
import { isLoopback } from "../origins.ts";

/** Headers by which a proxy in front of us gives itself away. */
const FORWARDING = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
];

/** Whether a request comes from this machine to this machine, with nothing in between (design: At home). */
export function isAtHome(
  env: Pick<Environment, "isAtHome">,
  request: FastifyRequest,
): boolean {
  return (
    env.isAtHome &&
    isLoopback(hostnameOf(request.headers.host)) &&
    FORWARDING.every((header) => request.headers[header] === undefined)
  );
}

function hostnameOf(host: string | undefined): string {
  return (host ?? "").replace(/:\d*$/, "");
}
