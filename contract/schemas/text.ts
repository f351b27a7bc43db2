import { z } from "zod";
import { TEXT_MAX_LENGTH } from "../constants.ts";
import { type Message, say, t } from "../messages/index.ts";

// A line break and a tab are the only control characters that a text may contain; lone surrogates are invalid.
const NOT_TEXT = /(?![\t\n\r])[\p{Cc}\p{Cs}]/u;

/**
 * A text from a client: well-formed Unicode without control characters, in NFC, at most `max` UTF-16 units long. Errors have
 * Django's wording.
 */
export function text(max: number = TEXT_MAX_LENGTH) {
  return z
    .string({
      error: ({ input }) =>
        say({
          key: input === undefined ? "server.required" : "server.notText",
        }),
    })
    .max(max, {
      error: t("server.tooLong", { max }),
      abort: true,
    })
    .refine((value) => !NOT_TEXT.test(value), {
      error: t("server.controlCharacters"),
      abort: true,
    })
    .normalize("NFC");
}

/** Adds a rule of `contract/rules` to a schema, with that rule's message. */
export function ruled<Schema extends z.ZodType>(
  schema: Schema,
  problemOf: (value: z.output<Schema>) => Message | null,
) {
  return schema.superRefine((value, issues) => {
    const problem = problemOf(value);
    if (problem) issues.addIssue({ code: "custom", message: say(problem) });
  });
}

/** A request body: an object whose unknown fields are ignored. */
export function body<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.object(shape, { error: t("server.malformed") });
}
