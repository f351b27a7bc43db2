import { MAX_MATCHES, MAX_RERUNS } from "../../contract/constants.ts";
import type { NextStep } from "../../contract/enumerations.ts";
import type { MessageKey } from "../../contract/messages/index.ts";
import { type Replaceable, replacedByRerun } from "./replacement.ts";

/**
 * The rules for what an investee may do next. The server applies them and sends the result with the matches. The matching
 * page applies them to the matches that it shows.
 */

/** Returns the number of re-runs that are left after `used` ones. */
export function rerunsLeftAfter(used: number): number {
  return Math.max(0, MAX_RERUNS - used);
}

/** Returns what may follow a decline: a free place is filled first; otherwise, a re-run is used if one is left. */
export function nextStepAfterDecline(options: {
  readonly matchCount: number;
  readonly rerunsLeft: number;
}): NextStep {
  if (options.matchCount < MAX_MATCHES) return "submission";
  return options.rerunsLeft > 0 ? "rerun" : "none";
}

/** Returns the first reason why a re-run is not possible, or null. `matches` are those that have not ended. */
export function rerunObstacle(options: {
  readonly matches: readonly Replaceable[];
  readonly rerunsLeft: number;
}): MessageKey | null {
  if (options.rerunsLeft <= 0) return "matching.rerunLimit";
  if (options.matches.length < MAX_MATCHES) return "matching.rerunTooFew";
  return replacedByRerun(options.matches).length > 0
    ? null
    : "rerun.replacesNone";
}
