import type { FastifyRequest } from "fastify";
import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { IDEMPOTENCY_KEY_LENGTH } from "../../contract/constants.ts";
import { refuseField } from "./refusal.ts";

/**
 * The Idempotency-Key of a call, without which it can't be repeated.
 *
 * @throws Refusal 400 without one, and for one that is too long.
 */
export function requiredKey(request: FastifyRequest): string {
  const key = optionalKey(request);
  if (key === null)
    throw refuseField(IDEMPOTENCY_HEADER, { key: "server.required" });
  return key;
}

/**
 * The Idempotency-Key of a call that may have one; null without.
 *
 * @throws Refusal 400 for one that is too long.
 */
export function optionalKey(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== "string" || key.trim() === "") return null;
  if (key.length > IDEMPOTENCY_KEY_LENGTH)
    throw refuseField(IDEMPOTENCY_HEADER, {
      key: "server.tooLong",
      values: { max: IDEMPOTENCY_KEY_LENGTH },
    });
  return key.trim();
}
