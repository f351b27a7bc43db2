import { formatMoney } from "../../contract/format.ts";
import { type Message, message } from "../../contract/messages/index.ts";
import { amountOf } from "../../contract/profile/wire.ts";
import type { TrackedMatch } from "./tracker.ts";

/** The history of a match, and what its investee can do now. */

type TimelineEntry = {
  readonly message: Message;
  /** Epoch milliseconds. */
  readonly at: number;
};

/** Returns every change of a match with its time, the oldest first. */
export function matchTimeline(match: TrackedMatch): readonly TimelineEntry[] {
  const investor = match.investor.investor_name;
  return match.history.map(({ status, at }) => ({
    at,
    message:
      status === "funded"
        ? message("happened.funded", {
            investor,
            amount: formatMoney(amountOf(match.funded_ammount) ?? 0),
          })
        : message(`happened.${status}`, { investor }),
  }));
}

/** True when a match has ended without funding, so that its investee may look for another one. */
export function hasEnded({
  status,
  replaced,
}: Pick<TrackedMatch, "status" | "replaced">): boolean {
  return replaced || status === "rejected";
}
