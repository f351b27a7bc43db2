import compile from "icu-minify/compile";
import * as messages from "./all.ts";
import { addMessages } from "./catalogue.ts";

type UnionToIntersection<U> = (
  U extends unknown
    ? (member: U) => void
    : never
) extends (intersection: infer I) => void
  ? I
  : never;

/** Every message in English, in ICU MessageFormat, by key. */
export const english: UnionToIntersection<
  (typeof messages)[keyof typeof messages]
> = Object.assign({}, ...Object.values(messages));

// Browsers load neither this module nor its parser: scripts/site/compiled-messages.ts compiles the messages into the modules
// that use them.
addMessages(
  Object.fromEntries(
    Object.entries(english).map(([key, text]) => [key, compile(text)]),
  ),
);
