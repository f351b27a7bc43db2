import { z } from "zod";

/** A file: the browser receives a Blob, and the server sends a Buffer or a stream. */
export const binary = z
  .custom<Blob>()
  .meta({ type: "string", format: "binary" });

/** Every error, in Django REST's shapes. */
export const errorAnswer = z
  .looseObject({
    error: z.string().optional(),
    detail: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    inactive: z.boolean().optional(),
  })
  .meta({
    description: "A sentence, or a list of sentences for each refused field.",
  });

/** The type of a schema's values, read-only at every depth. */
export type Infer<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

export type Immutable<Value> = Value extends Blob
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> };
