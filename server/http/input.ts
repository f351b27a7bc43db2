import type { FastifyRequest } from "fastify";
import type { z } from "zod";
import { IDEMPOTENCY_HEADER } from "../../contract/api.ts";
import { issueMessage } from "../../contract/calls/schemas.ts";
import { IDEMPOTENCY_KEY_MAX_LENGTH } from "../../contract/constants.ts";
import type { Environment } from "../environment.ts";
import { originOf } from "../origins.ts";
import { fieldError, fieldErrors } from "./http-error.ts";

/** Parses the input of a call. Throws a 400 with `{field: [..]}`, or `{non_field_errors: [..]}` for the input as a whole. */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  const fields: Record<string, Set<string>> = {};
  for (const { path, message } of result.error.issues) {
    const field = String(path[0] ?? "non_field_errors");
    fields[field] = (fields[field] ?? new Set()).add(message);
  }
  const problems = Object.entries(fields).map(([field, texts]) => [
    field,
    [...texts].map((text) => issueMessage({ message: text })),
  ]);
  throw fieldErrors(Object.fromEntries(problems));
}

/**
 * Returns the optional Idempotency-Key of a request, or null.
 *
 * @throws HttpError 400 when it is too long.
 */
export function idempotencyKey(request: FastifyRequest): string | null {
  const key = request.headers[IDEMPOTENCY_HEADER.toLowerCase()];
  if (typeof key !== "string" || key.trim() === "") return null;
  if (key.length > IDEMPOTENCY_KEY_MAX_LENGTH)
    throw fieldError(IDEMPOTENCY_HEADER, {
      key: "server.tooLong",
      values: { max: IDEMPOTENCY_KEY_MAX_LENGTH },
    });
  return key.trim();
}

/**
 * Returns the origin of links in an email: the client's `frontend_url` when it is an allowed origin, or PUBLIC_URL when
 * the client sends none. This prevents emails with links to other sites.
 *
 * @throws HttpError 400 for any other origin.
 */
export function frontendOrigin(
  env: Pick<Environment, "publicUrl" | "allowedOrigins">,
  frontendUrl: string | undefined,
): string {
  if (frontendUrl === undefined) return env.publicUrl;
  const origin = originOf(frontendUrl.trim());
  if (origin !== null && env.allowedOrigins.includes(origin)) return origin;
  throw fieldError("frontend_url", { key: "server.originRefused" });
}
