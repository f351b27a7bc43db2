import { z } from "zod";
import { DEFECT_KINDS } from "../enumerations.ts";
import { message } from "../messages/index.ts";
import { pages } from "../pages.ts";
import { body, issueText } from "./schemas.ts";

/** Only a program sees this. */
const malformed = issueText(message("server.malformed"));
const position = z
  .number(malformed)
  .int(malformed)
  .min(0, malformed)
  .max(10_000_000, malformed);
const matching = (pattern: RegExp) =>
  z.string(malformed).regex(pattern, malformed);

/** Contains nothing that a person has typed, and no address: only where in the scripts of the site something failed. */
export const defectCalls = {
  reportDefect: {
    body: body({
      kind: z.enum(DEFECT_KINDS, malformed),
      /** The name of the error, such as TypeError. */
      name: matching(/^[A-Za-z]{1,40}$/),
      /** The file name of the script, whose hash identifies the release. */
      script: matching(/^[\w.-]{1,80}$/),
      line: position,
      column: position,
      /** The path of the page in the router's syntax, without the values of its parameters. */
      route: z.enum(
        Object.values(pages).map(({ path }) => path),
        malformed,
      ),
    }),
    response: z.void(),
    status: 204,
  },
} as const;
