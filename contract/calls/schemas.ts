import { z } from "zod";
import { type Message, type MessageKey, message } from "../messages/index.ts";

// Line breaks and tabs are the only control characters that text may contain; lone surrogates are invalid.
const INVALID_CHARACTER = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
// Normalization takes time that is quadratic in the number of consecutive combining marks. Unicode's Stream-Safe Text
// Format (UAX #15) has the same limit, which no language exceeds.
const MAX_MARKS = 30;
const TOO_MANY_MARKS = /\p{M}{31}/u;

// Higher than the limits of the validation rules, so that their more specific messages are returned.
const MAX_INPUT_LENGTH = 1_000;

/** Returns the text of a zod issue: the message as JSON, because a zod issue has only a text. */
export function issueText(problem: Message): string {
  return JSON.stringify(problem);
}

/** Returns the message of a zod issue. Schemas of responses have only the texts of zod, which no response contains. */
export function issueMessage({ message }: { message: string }): Message {
  return message.startsWith("{") ? JSON.parse(message) : { text: message };
}

/** The errors of a schema: that the value is missing, or else the message with this key. */
export function requiredOr(key: MessageKey) {
  return {
    error: ({ input }: { readonly input?: unknown }) =>
      issueText(message(input === undefined ? "server.required" : key)),
  };
}

/**
 * Text from a client, normalized to NFC. Rejects lone surrogates, control characters other than line breaks and tabs,
 * more than MAX_MARKS consecutive combining marks, and more than `max` UTF-16 code units. The errors for missing text
 * and for text that is too long have Django's wording.
 */
export function text(max = MAX_INPUT_LENGTH) {
  return z
    .string(requiredOr("server.notText"))
    .max(max, {
      error: issueText(message("server.tooLong", { max })),
      abort: true,
    })
    .refine((value) => !INVALID_CHARACTER.test(value), {
      error: issueText(message("server.controlCharacters")),
      abort: true,
    })
    .refine((value) => !TOO_MANY_MARKS.test(value), {
      error: issueText(message("server.tooManyMarks", { max: MAX_MARKS })),
      abort: true,
    })
    .normalize("NFC");
}

/** Adds a validation rule with its message to a schema. */
export function withRule<Schema extends z.ZodType>(
  schema: Schema,
  problemOf: (value: z.output<Schema>) => Message | null,
) {
  return schema.superRefine((value, context) => {
    const problem = problemOf(value);
    if (problem)
      context.addIssue({ code: "custom", message: issueText(problem) });
  });
}

/** A request body: an object whose unknown fields are ignored. */
export function body<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: issueText(message("server.malformed")) });
}

/** A file: the browser receives a Blob, and the server sends a Buffer or a stream. */
export const binary = z
  .custom<Blob>()
  .meta({ type: "string", format: "binary" });

/** A time in epoch milliseconds. */
export const instant = z.number().meta({ description: "Epoch milliseconds." });

/** An amount, as a decimal string. */
export const decimal = z
  .string()
  .meta({ description: "US dollars with two decimals." });

/** A stored file, without its content. */
export const storedFile = z.object({
  id: z.string(),
  name: z.string(),
  size: z.number().meta({ description: "In bytes." }),
  type: z.string(),
});

const wholeNumber = z.number().nullable();

/** The schemas of the profile's values, by the kind of field. A choice is not listed: its schema is its enumeration. */
export const fieldSchemas = {
  text: z.string(),
  longText: z.string(),
  link: z.string(),
  list: z.array(z.string()),
  yesNo: z.boolean().nullable(),
  money: decimal.nullable(),
  wholeMoney: wholeNumber,
  rangeEnd: z.object({ min: wholeNumber, max: wholeNumber }).nullable(),
  count: wholeNumber,
  moneyRange: decimal.nullable(),
  file: storedFile.nullable(),
  files: z.array(storedFile),
};

/** The key of an error's message and the values of its parameters, from which a client can create its own text. */
export const errorCode = {
  code: z.string().meta({
    description:
      "Identifies the error, regardless of its text: for example `login.tooMany`.",
  }),
  values: z
    .record(z.string(), z.union([z.string(), z.number()]))
    .exactOptional()
    .meta({ description: "The values in the text, by name." }),
};

/** The codes of field errors: for each field, one entry per sentence, in the same order. */
export const fieldCodes = z.record(z.string(), z.array(z.object(errorCode)));

/** The error bodies, in the formats of Django REST framework, with codes. */
export const errorResponse = z
  .looseObject({
    error: z.string().optional(),
    detail: z.string().optional(),
    non_field_errors: z.array(z.string()).optional(),
    inactive: z.boolean().optional(),
    // A list of sentences if a field of this name is invalid.
    code: z.union([errorCode.code, z.array(z.string())]).optional(),
    values: errorCode.values,
    codes: fieldCodes.optional(),
  })
  .meta({
    description:
      "A sentence in `error` or `detail` with its `code`, or a list of sentences for each invalid field or in `non_field_errors` with their `codes`.",
  });

/** The type of a schema's values, deeply read-only. */
export type Infer<Schema extends z.ZodType> = Immutable<z.output<Schema>>;

export type Immutable<Value> = Value extends Blob
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> };
