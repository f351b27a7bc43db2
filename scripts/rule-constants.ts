import { formatDuration } from "xstate-toolkit/docs";
import * as constants from "../contract/constants.ts";
import * as limits from "../server/limits/rules.ts";

/**
 * Matches a reference to a constant, to a property of a constant, or to a property of a request limit. Other text in
 * braces, such as `{token}`, is not a reference.
 */
const REFERENCE =
  /\{([A-Z][A-Z_]+(?:\.\w+)?|\w+\.(?:hits|window))(, duration)?\}/g;

/**
 * Returns the text of a rule with each reference replaced by its value: `{PASSWORD_HISTORY}` and `{loginFailures.hits}`
 * become numbers, and `{LOGIN_LOCKOUT, duration}` becomes words.
 *
 * @throws for a reference to anything but a number in `contract/constants.ts` or `server/limits/rules.ts`.
 */
export function fillConstants(text: string): string {
  return text.replaceAll(REFERENCE, (reference, path: string, suffix) => {
    const value = path
      .split(".")
      .reduce<unknown>(
        (source, key) => (source as Record<string, unknown> | undefined)?.[key],
        { ...constants, ...limits },
      );
    if (typeof value !== "number")
      throw new Error(`A rule refers to ${reference}, which is not a number.`);
    return suffix ? formatDuration(value) : value.toLocaleString("en-US");
  });
}
