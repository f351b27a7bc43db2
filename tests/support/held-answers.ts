import { z } from "zod";
import { schemas } from "../../contract/calls/index.ts";

type Answer = readonly [name: string, schema: z.ZodObject];

/** An object with fewer required properties than this can be equal to an answer by coincidence. */
const MIN_PROPERTIES = 3;

/** Returns the objects in the answers that a schema describes, each with its name. */
function objectsIn(name: string, schema: unknown): readonly Answer[] {
  if (schema instanceof z.ZodArray) return objectsIn(name, schema.element);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable)
    return objectsIn(name, schema.unwrap());
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((option) => objectsIn(name, option));
  if (!(schema instanceof z.ZodObject)) return [];
  const inner = Object.entries(schema.shape).flatMap(([key, property]) =>
    objectsIn(`${name}.${key}`, property),
  );
  const isDistinct = requiredKeys(schema).length >= MIN_PROPERTIES;
  return isDistinct ? [[name, schema], ...inner] : inner;
}

function requiredKeys({ shape }: z.ZodObject): readonly string[] {
  return Object.keys(shape).filter(
    (key) => !shape[key]?.safeParse(undefined).success,
  );
}

const answers = Object.entries(schemas).flatMap(([call, { response }]) =>
  objectsIn(call, response),
);

/**
 * Returns where a value contains objects that are part of an answer of the server, with the calls that they are from.
 *
 * @param checked - the objects that earlier calls have checked; they are skipped.
 */
export function answersIn(
  value: unknown,
  checked: WeakSet<object>,
  path = "context",
): readonly string[] {
  if (typeof value !== "object" || value === null || checked.has(value))
    return [];
  checked.add(value);
  const held = answers.find(
    ([, schema]) =>
      requiredKeys(schema).every((key) => key in value) &&
      schema.safeParse(value).success,
  );
  if (held) return [`${path} (${held[0]})`];
  return Object.entries(value).flatMap(([key, inner]) =>
    answersIn(
      inner,
      checked,
      Array.isArray(value) ? `${path}[]` : `${path}.${key}`,
    ),
  );
}
