import type { FastifyRequest } from "fastify";
import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { IDEMPOTENCY_KEY_LENGTH } from "../../contract/constants.ts";
import { fieldError } from "./http-error.ts";

/**
 * Returns the required Idempotency-Key of a request.
 *
 * @throws HttpError 400 when it is missing or too long.
 */
export function requiredKey(request: FastifyRequest): string {
  const key = optionalKey(request);
  if (key === null)
    throw fieldError(IDEMPOTENCY_HEADER, { key: "server.required" });
  return key;
}

/**
 * Returns the optional Idempotency-Key of a request, or null.
 *
 * @throws HttpError 400 when it is too long.
 */
export function optionalKey(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== "string" || key.trim() === "") return null;
  if (key.length > IDEMPOTENCY_KEY_LENGTH)
    throw fieldError(IDEMPOTENCY_HEADER, {
      key: "server.tooLong",
      values: { max: IDEMPOTENCY_KEY_LENGTH },
    });
  return key.trim();
}
