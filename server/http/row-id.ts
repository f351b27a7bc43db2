import { notFound } from "./http-error.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * Returns the row id in a path's parameters, in lower case.
 *
 * @throws HttpError 404 when it is not a UUID.
 */
export function rowId(parameters: unknown): string {
  const { id } = parameters as { id?: unknown };
  if (typeof id !== "string" || !UUID.test(id)) throw notFound();
  return id.toLowerCase();
}
