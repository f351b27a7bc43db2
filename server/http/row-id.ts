import { notFound } from "./refusal.ts";

const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/**
 * The id in a path's parameters, as rows have it.
 *
 * @throws Refusal 404 for what no row is called.
 */
export function rowId(parameters: unknown): string {
  const { id } = parameters as { id?: unknown };
  if (typeof id !== "string" || !UUID.test(id)) throw notFound();
  return id.toLowerCase();
}
